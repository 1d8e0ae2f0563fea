import { emotionIds } from '../../src/runtime/islands/emotion-ids';
import {
  allowScripts,
  findBlocked,
  pagePolicy,
  readAllowedSources,
  sharedScripts,
} from '../../src/content/hosting/content-policy';

test("Emotion's ids are the first classes of selectors and the names of animations", () => {
  const css =
    '.css-a{color:red}.css-b:hover,.css-c>p{color:red}@media print{.css-d-IconButton{color:red}}' +
    'html:not([data-color-mode=dark]) .css-e,.css-a .css-no{display:none}@keyframes animation-f{to{top:0}}';
  expect(emotionIds(css)).toEqual(['a', 'b', 'c', 'd-IconButton', 'e', 'animation-f']);
});

const empty = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const page = `<head><meta content="${pagePolicy()}"><script></script><script src=a></script><script type="application/ld+json">{}</script></head>`;

test('a policy only allows the inline scripts that all pages have', () => {
  const scripts = sharedScripts(`${page}<script>other()</script>`);
  expect(scripts).toEqual([empty]);
  const policy = allowScripts(page, scripts);
  expect(policy).toContain(`script-src 'self' ${empty};style-src 'self' 'unsafe-inline';`);
  expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
});

test('other inline scripts of a page are blocked', () => {
  expect(findBlocked(`${page}<script>other()</script>`, {}, [empty])).toEqual([
    expect.stringContaining('blocks the inline script "other()". Add it to headTags'),
  ]);
  expect(findBlocked(page, {}, [empty])).toEqual([]);
  expect(findBlocked('<script>location.href = "/sx-prop"</script>', {}, [empty])).toEqual([]);
});

test('a policy allows the sources in the configuration', () => {
  const policy = pagePolicy({ 'frame-src': ['https://a.example'], 'img-src': ['https:'] });
  expect(policy).toContain("frame-src 'self' https://a.example;img-src 'self' data: https:;");
  expect(pagePolicy()).not.toContain('frame-src');
});

test.each([
  [{ 'image-src': [] }, 'can\'t contain "image-src": []'],
  [{ 'img-src': 'https://a.example' }, 'can\'t contain "img-src": "https://a.example". Use lists'],
  [{ 'img-src': ['https://a.example; script-src *'] }, 'can\'t contain "img-src"'],
])('the configuration %j is rejected', (contentPolicy, message) => {
  expect(() => readAllowedSources({ contentPolicy })).toThrow(message);
});

const loads: [html: string, directive: string][] = [
  ['<img alt="" src="https://a.example/b.png">', 'img-src'],
  ['<img src=//a.example/b.png>', 'img-src'],
  ['<iframe src="https://a.example/x"></iframe>', 'frame-src'],
  ['<script async src="https://a.example/x.js"></script>', 'script-src'],
  ['<link href="https://a.example/x.css" rel="stylesheet">', 'style-src'],
  ['<link rel="icon" href="https://a.example/x.svg">', 'img-src'],
  ['<video src="https://a.example/x.mp4"></video>', 'media-src'],
];

test.each(loads)('%s is blocked until the configuration allows it', (html, directive) => {
  expect(findBlocked(html, {}, []).join()).toContain(`'${directive}': ['https://a.example']`);
  for (const source of [
    'https://a.example',
    'a.example',
    'https:',
    'https://*.example',
    'https://a.example/',
  ]) {
    expect(findBlocked(html, { [directive]: [source] }, [])).toEqual([]);
  }
  expect(findBlocked(html, { [directive]: ['https://b.example'] }, [])).toHaveLength(1);
});

test("links to other sites and this site's files are not blocked", () => {
  const html =
    '<a href="https://a.example">a</a><link rel="canonical" href="https://a.example"><img src="/a.png"><img src="data:,">';
  expect(findBlocked(html, {}, [])).toEqual([]);
});
