import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import { compileSSGTemplate } from '@docusaurus/core/lib/ssg/ssgTemplate';
import {
  assertKnownFiles,
  createUnmatchedError,
  type ModulePatch,
} from '../../../src/docusaurus/guard';
import { partsMark } from '../../../src/page-html/marks';
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

test("a page has its styles in the head, lists its scripts, and doesn't load them", async () => {
  const render = await compileSSGTemplate(pageTemplate());
  const html = render({
    appHtml: `<style></style>${partsMark}{"scripts":["a.js"]}${partsMark}<main></main>`,
    headTags: '<link>',
    scripts: ['a.js'],
    ...{
      baseUrl: '/',
      htmlAttributes: '',
      bodyAttributes: '',
      preBodyTags: '<b>',
      postBodyTags: '',
    },
    ...{ metaAttributes: [], stylesheets: [], noIndex: false, version: '' },
  });
  expect(html).toMatch(
    /<link><style><\/style>.*<\/head>.*<div id="__docusaurus"><main><\/main><\/div>/s,
  );
  expect(html).toContain('<script type="application/json" id="page-info">{"scripts":["a.js"]}');
  expect(html).not.toMatch(/<script src|<b>/);
});

test.each(['defer', 'it.headTags', 'it.appHtml'])(
  'an error names what the page template no longer has: %s',
  (text) => {
    expect(() => pageTemplate(defaultTemplate.replace(text, 'other'))).toThrow(
      /should contain ".*" exactly once/s,
    );
  },
);
