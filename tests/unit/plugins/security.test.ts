import path from 'node:path';
import { checkLicenses } from '../../../src/plugins/bill-of-materials/licenses';
import { emotionIds } from '../../../src/islands/emotion-ids';
import { textsOf } from '../../../src/plugins/page-html/minify-html';
import { withPolicy } from '../../../src/plugins/redirects';
import { hashSource, pagePolicy } from '../../../src/site/content-policy';
import { noteShipped, shippedPackages } from '../../../src/site/shipped-packages';

test('Emotion’s ids are the first classes of selectors, and names of animations', () => {
  const css =
    '.css-a{color:red}.css-b:hover,.css-c>p{color:red}@media print{.css-d-IconButton{color:red}}' +
    'html:not([data-color-mode=dark]) .css-e,.css-a .css-no{display:none}@keyframes animation-f{to{top:0}}';
  expect(emotionIds(css)).toEqual(['a', 'b', 'c', 'd-IconButton', 'e', 'animation-f']);
});

test('a policy names the hash of what stands in an element', () => {
  expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  expect(textsOf('<script id="a">b</script><style>c</style>')).toEqual(['b', 'c']);
  const policy = pagePolicy(["'sha256-a'"], ["'sha256-b'"]);
  expect(policy).toContain("script-src 'self' 'sha256-a';style-src 'sha256-b';");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
});

test('a page that redirects gets the policy of its script, or is refused', () => {
  const page = '<html><head></head><script>go()</script></html>';
  expect(withPolicy(page)).toContain(`script-src ${hashSource('go()')};`);
  expect(() => withPolicy('<html><head></head></html>')).toThrow(/mend src\/plugins\/redirects/);
  expect(() => withPolicy(page + page)).toThrow(/mend/);
});

test('a license that is not allowed stops the build, and is named with its package', () => {
  const entry = { name: 'a', version: '1.0.0', folder: 'node_modules/a' };
  expect(() => checkLicenses([{ ...entry, license: 'MIT' }])).not.toThrow();
  expect(() => checkLicenses([{ ...entry, license: 'GPL-3.0' }])).toThrow(/a 1\.0\.0 \(GPL-3\.0\)/);
  expect(() => checkLicenses([{ ...entry, license: undefined }])).toThrow(/a 1\.0\.0/);
});

test('packages are noted by their files, absolute or from the site’s folder', () => {
  noteShipped(['node_modules/minisearch/dist/es/index.js', 'src/search/engine.ts']);
  noteShipped([path.resolve('node_modules/@emotion/react/dist/x.js')]);
  expect(shippedPackages().map(({ name, license }) => [name, license])).toEqual([
    ['@emotion/react', 'MIT'],
    ['minisearch', 'MIT'],
  ]);
});
