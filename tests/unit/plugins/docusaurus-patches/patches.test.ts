import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import {
  assertTestedVersion,
  testedVersion,
  unmatchedError,
  type ModulePatch,
} from '../../../../src/plugins/docusaurus-patches/guard';
import { thinRegistry } from '../../../../src/plugins/docusaurus-patches/registry';
import { pageTemplate } from '../../../../src/plugins/page-html/template';

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

test('the page template lists the scripts and loads none, or refuses', () => {
  expect(pageTemplate()).toContain('id="app-scripts"');
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

test('the registry keeps how to load a chunk, and refuses what it does not know', () => {
  const entry = (name: string) =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/docs/a (b).mdx"), ` +
    `"@site/docs/a (b).mdx", require.resolveWeak("@site/docs/a (b).mdx")],`;
  const registry = `export default {\n${entry('01')}\n${entry('02')}};\n`;
  const load = (name: string) =>
    `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/docs/a (b).mdx")],`;
  expect(thinRegistry(registry)).toBe(
    `import { eachRetried } from '@site/src/page-loading/retry';\n\n` +
      `export default eachRetried({\n${load('01')}\n${load('02')}});\n`,
  );
  expect(() => thinRegistry(registry.replace('resolveWeak', 'resolve'))).toThrow(
    /has 2 entries, and only 1 of the known form/,
  );
  expect(() => thinRegistry('export default {};')).toThrow(/has 0 entries/);
});
