import { splitRules, parsePageView } from '../../src/runtime/page-loading/page-view';

const document = `<!doctype html><html lang=en-US dir=ltr data-layout=full><head><meta charset=UTF-8><title data-rh=true>A &amp; B</title><meta data-rh=true name=viewport content=x><meta data-rh=true name=description content="a > b"><link data-rh=true rel=icon href=/i.svg><link data-rh=true rel=canonical href=https://example.org/a ><script data-rh=true type=application/ld+json>{"a":1}</script><script type=application/json id=page-info>{"build":"b1","scripts":["/s.js"]}</script><style data-emotion="css-global x">html{color:red}</style><style data-emotion=css>.css-a{color:red}@media print{.css-a{color:blue}}</style></head><body><details class=css-b data-versions=/0.16><summary>0.16</summary><ul><li><a href=/a>0.17</a></ul></details><main id=content tabindex=-1 class=css-a><h1>A</h1><pre>&lt;/main></pre></main><footer></footer></body></html>`;

test('the parts of a page are read from its document', () => {
  expect(parsePageView(document)).toEqual({
    build: 'b1',
    scripts: ['/s.js'],
    head: '<title data-rh=true>A &amp; B</title><meta data-rh=true name=description content="a > b"><link data-rh=true rel=canonical href=https://example.org/a ><script data-rh=true type=application/ld+json>{"a":1}</script>',
    main: '<h1>A</h1><pre>&lt;/main></pre>',
    css: '.css-a{color:red}@media print{.css-a{color:blue}}',
    layout: 'full',
    version: '/0.16',
    versions: '<summary>0.16</summary><ul><li><a href=/a>0.17</a></ul>',
  });
});

test.each([
  ['without a main part', document.replace('<main', '<div')],
  ['cut off', document.slice(0, document.indexOf('</main>'))],
  ['from an older build', document.replace('page-info', 'app-scripts')],
  ['with other content', 'Hello'],
])('a document %s is not a page', (_name, html) => expect(parsePageView(html)).toBeUndefined());

test('rules are split regardless of braces in strings', () => {
  const rules = [
    '.a{content:"}{"}',
    '@media (min-width:1px){.a{b:c}.d{e:f}}',
    ".g::after{content:'\\'}'}",
  ];
  expect(splitRules(rules.join(''))).toEqual(rules);
  expect(splitRules('')).toEqual([]);
});
