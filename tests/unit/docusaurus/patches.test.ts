import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {
  assertTestedVersion,
  testedVersion,
  unmatchedError,
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
  expect(unmatchedError([patch], new Set(['infima']))).toBeUndefined();
  expect(unmatchedError([patch], new Set())?.message).toMatch(
    /matched nothing: "infima" \(infima\).*mend the patterns/,
  );
});

test('the page template says which scripts a page needs and loads none, or refuses', () => {
  expect(pageTemplate()).toContain('id="page-info"');
  expect(pageTemplate()).not.toContain('<script src');
  expect(() => pageTemplate(defaultTemplate.replace('defer', 'async'))).toThrow(/no longer holds/);
});

test('the page template takes the styles to the head, and their hashes to the policy, or refuses', () => {
  const head = pageTemplate().split('</head>')[0]!;
  expect(head).toContain("it.appHtml.split('<!--part-->')[1]");
  expect(head).toContain("it.headTags.replace('%hashes%', it.appHtml.split('<!--part-->')[0])");
  expect(() => pageTemplate(defaultTemplate.replace('it.headTags', 'it.other'))).toThrow(
    /no longer holds "<%~ it\.headTags %>" once/,
  );
});
