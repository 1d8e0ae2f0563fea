import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {
  assertTestedVersion,
  testedVersion,
  createUnmatchedError,
  type ModulePatch,
} from '../../../src/docusaurus/guard';
import { pageTemplate } from '../../../src/page-html/template';

test('the installed Docusaurus is the tested one', () => {
  assertTestedVersion();
  expect(() => assertTestedVersion('3.99.0')).toThrow(
    new RegExp(`tested with Docusaurus ${testedVersion}, but 3\\.99\\.0 is installed`),
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
  expect(() => pageTemplate(defaultTemplate.replace('defer', 'async'))).toThrow(/no longer holds/);
});

test('the page template moves the styles to the head, or refuses', () => {
  const head = pageTemplate().split('</head>')[0]!;
  expect(head).toContain("<%~ it.headTags %><%~ it.appHtml.split('<!--part-->')[0] %>");
  expect(() => pageTemplate(defaultTemplate.replace('it.headTags', 'it.other'))).toThrow(
    /no longer holds "<%~ it\.headTags %>" once/,
  );
});
