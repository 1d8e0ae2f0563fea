import { emotionIds } from '../../../src/islands/emotion-ids';
import { textsOf } from '../../../src/page-html/minify-html';
import { hashSource, pagePolicy } from '../../../src/hosting/content-policy';

test('Emotion’s ids are the first classes of selectors, and names of animations', () => {
  const css =
    '.css-a{color:red}.css-b:hover,.css-c>p{color:red}@media print{.css-d-IconButton{color:red}}' +
    'html:not([data-color-mode=dark]) .css-e,.css-a .css-no{display:none}@keyframes animation-f{to{top:0}}';
  expect(emotionIds(css)).toEqual(['a', 'b', 'c', 'd-IconButton', 'e', 'animation-f']);
});

test('a policy names the hash of what stands in an element', () => {
  expect(hashSource('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
  expect(textsOf('<script id="a">b</script><style>c</style>')).toEqual(['b', 'c']);
  const policy = pagePolicy(["'sha256-a'"]);
  expect(policy).toContain("script-src 'self' 'sha256-a';style-src 'self' 'unsafe-inline';");
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
});
