import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {
  assertKnownFiles,
  createUnmatchedError,
  type ModulePatch,
} from '../../../src/docusaurus/guard';
import { pageTemplate } from '../../../src/page-html/template';

test('files of Docusaurus that patches rely on are the known ones, or an error names each', () => {
  assertKnownFiles();
  expect(() => assertKnownFiles(() => 'changed')).toThrow(
    /renderToHtml\.js isn't the file that src\/page-html\/renderToHtml\.tsx, which replaces it, was written for\..*set its hash in src\/docusaurus\/guard\.ts to [\da-f]{16}\.\n- .*serverEntry\.js/s,
  );
});

test('a patch that matched nothing is an error that names it', () => {
  const patch = { name: 'infima', request: /infima/ } as ModulePatch;
  expect(createUnmatchedError([patch], new Set(['infima']))).toBeUndefined();
  expect(createUnmatchedError([patch], new Set())?.message).toMatch(
    /didn't match any module: "infima" \(infima\).*Update the patterns/,
  );
});

test('the page template says which scripts a page needs and loads none, or refuses', () => {
  expect(pageTemplate()).toContain('id="page-info"');
  expect(pageTemplate()).not.toContain('<script src');
  expect(() => pageTemplate(defaultTemplate.replace('defer', 'async'))).toThrow(/exactly once/);
});

test('the page template moves the styles to the head, or refuses', () => {
  const head = pageTemplate().split('</head>')[0]!;
  expect(head).toContain("<%~ it.headTags %><%~ it.appHtml.split('<!--part-->')[0] %>");
  expect(() => pageTemplate(defaultTemplate.replace('it.headTags', 'it.other'))).toThrow(
    /should contain "<%~ it\.headTags %>" exactly once/,
  );
});
