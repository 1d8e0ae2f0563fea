import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {
  assertKnownFiles,
  createUnmatchedError,
  type ModulePatch,
} from '../../../src/docusaurus/guard';
import { pageTemplate } from '../../../src/page-html/template';

test('an error names each Docusaurus file that has changed since its patch was written', () => {
  assertKnownFiles();
  expect(() => assertKnownFiles(() => 'changed')).toThrow(
    /renderToHtml\.js isn't the file that src\/page-html\/renderToHtml\.tsx, which replaces it, was written for\..*set its hash in src\/docusaurus\/guard\.ts to [\da-f]{16}\.\n- .*serverEntry\.js/s,
  );
});

test('an error names a patch that matches no module', () => {
  const patch = { name: 'infima', request: /infima/ } as ModulePatch;
  expect(createUnmatchedError([patch], new Set(['infima']))).toBeUndefined();
  expect(createUnmatchedError([patch], new Set())?.message).toMatch(
    /didn't match any module: "infima" \(infima\).*Update the patterns/,
  );
});

test('the page template lists scripts without loading them, or throws', () => {
  expect(pageTemplate()).toContain('id="page-info"');
  expect(pageTemplate()).not.toContain('<script src');
  expect(() => pageTemplate(defaultTemplate.replace('defer', 'async'))).toThrow(/exactly once/);
});

test('the page template moves the styles to the head, or throws', () => {
  const head = pageTemplate().split('</head>')[0]!;
  expect(head).toContain("<%~ it.headTags %><%~ it.appHtml.split('<!--part-->')[0] %>");
  expect(() => pageTemplate(defaultTemplate.replace('it.headTags', 'it.other'))).toThrow(
    /should contain "<%~ it\.headTags %>" exactly once/,
  );
});
