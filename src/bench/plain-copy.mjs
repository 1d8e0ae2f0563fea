import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, serialize } from 'parse5';
import postcss from 'postcss';

/**
 * What a careful author would write by hand for the same look, as far as it needs no script: light and
 * dark, wide and narrow, with a menu, and code in colors.
 */
const handWritten = `
*{box-sizing:border-box}
:root{color-scheme:light dark;--text:#000;--back:#fff;--main:#33e;--second:#119;--accent:#609;--muted:#f6f6f6;--mark:#efeffe;--gray:#6b6b6b;--line:#0002}
@media(prefers-color-scheme:dark){:root{--text:#fff;--back:#060606;--main:#3cf;--second:#f04dff;--accent:#d64dff;--muted:#191919;--mark:#29112c;--gray:#999;--line:#fff2}}
html{scroll-padding-top:88px;color:var(--text);background:var(--back);font:16px/1.5 system-ui,-apple-system,BlinkMacSystemFont,sans-serif}
body{margin:0}
a{color:var(--main);text-underline-offset:.15em;text-decoration-thickness:1px}
a:hover{color:var(--second);text-decoration-thickness:2px}
:focus-visible{outline:2px solid var(--main);outline-offset:2px}
.hidden,body>div>a:not(:focus){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
body>div>a{position:fixed;z-index:4;margin:8px;padding:16px;color:var(--back);background:var(--text);border-radius:4px;font-weight:700}
header{position:sticky;top:0;z-index:3;display:flex;align-items:center;justify-content:space-between;height:64px;padding:0 16px;background:var(--back);border-bottom:1px solid var(--line)}
header a,nav a{display:block;padding:8px;color:inherit;font-weight:700;font-size:14px;line-height:1.25;text-decoration:none;border-radius:2px;transition:background-color .2s}
header a{display:inline-flex;align-items:center;gap:8px}
header a:hover,nav a:hover{color:var(--main);background:var(--muted)}
nav a[aria-current]{color:var(--main);background:var(--mark)}
nav ul,nav ol{list-style:none;margin:0;padding:0}
nav ol{display:flex;flex-wrap:wrap}
nav ol a{display:inline;padding:0;color:var(--main);font-weight:400;text-decoration:underline}
nav ol li+li:before{content:"/";margin:0 8px;color:var(--gray)}
#navigation ul ul{padding-left:16px}
#navigation ul ul a,aside a,details a{padding:4px 8px;font-weight:400}
#navigation{z-index:2;width:256px;padding:16px 16px 32px;background:var(--back);overflow-y:auto;overscroll-behavior:contain}
#navigation+div{display:none}
#navigation+div+div{flex:1 1 auto;min-width:0}
article{width:100%;max-width:768px;min-width:0;margin:0 auto;padding:32px 16px}
aside>nav{position:sticky;top:64px;width:208px;max-height:calc(100vh - 64px);overflow-y:auto;padding:32px 16px 32px 0;font-size:14px}
aside a{color:var(--gray);border-left:2px solid var(--line)}
h1,h2,h3,h4{line-height:1.25;font-weight:800;overflow-wrap:break-word}
h1{font-size:32px;letter-spacing:-.03em;margin:8px 0 16px}
h2{font-size:24px;margin:64px 0 16px}
h3{font-size:20px;margin:32px 0 16px}
:is(h2,h3)>a{margin-left:8px;color:var(--gray);text-decoration:none;opacity:0}
:is(h2,h3):hover>a,:is(h2,h3)>a:focus{opacity:1}
p,ul,ol{margin:16px 0;overflow-wrap:break-word}
ul,ol{padding-left:32px}
li{margin:4px 0}
code,pre{font-family:Menlo,Consolas,monospace}
code{font-size:.9em;color:var(--second);background:var(--muted);padding:1px 4px;border-radius:4px}
pre{margin:0;padding:16px;overflow-x:auto;font-size:14px;tab-size:2;background:var(--muted)}
pre code{padding:0;font-size:inherit;color:inherit;background:none}
.comment{color:var(--gray);font-style:italic}
.keyword,.inserted{color:var(--main)}
.string,.deleted{color:var(--second)}
.name{color:var(--accent)}
mark{display:inline-block;min-width:calc(100% + 32px);margin:0 -16px;padding:0 16px;color:inherit;background:var(--mark);box-shadow:inset 3px 0 var(--main)}
figure{margin:16px 0;overflow:hidden;border-radius:8px}
figcaption{min-height:40px;padding:8px 16px;font:14px monospace;color:var(--gray);background:var(--muted);border-bottom:1px solid var(--line)}
[role=group]{overflow-x:auto}
[aria-label=Preview]{padding:16px;border:1px solid var(--line);border-radius:8px 8px 0 0}
[aria-label=Preview]~figure{margin-top:0;border-radius:0 0 8px 8px}
main aside:not(:has(nav)){margin:32px 0;padding:8px 16px;background:var(--muted);border-left:4px solid var(--main);border-radius:4px}
table{width:100%;border-collapse:collapse;font-size:14px}
th,td{padding:8px 8px 8px 0;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
th{border-bottom-width:2px}
details{margin:16px 0;background:var(--muted);border-radius:4px}
summary{padding:8px 16px;font-size:14px;font-weight:700;cursor:pointer}
article~*,footer{font-size:14px;color:var(--gray)}
footer{padding:16px;border-top:1px solid var(--line)}
img,svg{max-width:100%}
@media(max-width:639.98px){#navigation{position:fixed;top:64px;bottom:0;left:0;max-width:calc(100vw - 48px);transform:translateX(-100%);transition:transform .2s ease-out}#navigation:target{transform:none}}
@media(min-width:40em){h1{font-size:48px}h2{font-size:32px}h3{font-size:24px}#navigation{position:sticky;top:64px;height:calc(100vh - 64px);flex:none}div:has(>#navigation){display:flex}header a[aria-label=Menu],#navigation a[href="#"],[data-layout] #navigation{display:none}}
@media(min-width:1280px){article~aside{display:block}div:has(>article){display:grid;grid-template-columns:minmax(0,768px) 208px;justify-content:center}article>details:first-of-type{display:none}}
@media(max-width:1279.98px){article~aside{display:none}}
@media print{header,#navigation,aside{display:none}}
@media(prefers-reduced-motion:reduce){*{transition:none!important}}
`
  .trim()
  .replaceAll('\n', '');

/** The same for the home page: its head with the picture, bands, columns, numbers, and cards of links. */
const homeLook = `
main>div:has(h1){display:grid;gap:32px;align-items:center}
main>div:has(h1),section>div,main>div:last-child{max-width:1200px;margin:0 auto;padding:32px 16px}
h1{font-size:40px;line-height:1.05;margin:0}
h1~div:last-child{display:flex;flex-wrap:wrap;gap:16px;margin-top:32px}
h1~div>a{padding:8px 16px;font-weight:700;text-decoration:none;color:var(--back);background:var(--text);border:2px solid var(--text);border-radius:4px}
h1~div>a+a{color:var(--text);background:none}
main>div>div[aria-hidden]{display:grid;grid:repeat(6,1fr)/repeat(8,1fr);aspect-ratio:8/6;overflow:hidden;border-radius:8px;background:var(--muted)}
section:nth-of-type(odd){background:var(--muted)}
section:nth-of-type(odd) figure{background:var(--back)}
section h2{margin-top:0}
section ul,dl,section div:has(>div>h3[id]){display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,240px),1fr));gap:16px;margin:0;padding:0;list-style:none}
section div:has(>div>h3[id]){grid-template-columns:repeat(auto-fit,minmax(min(100%,320px),1fr));gap:32px}
section div>div:has(>h3[id]){min-width:0}
h3[id]{margin-top:0}
dl{gap:32px}
dl>div{display:flex;flex-direction:column-reverse;justify-content:flex-end}
dt{font-size:14px;color:var(--gray)}
dd{margin:0;font-size:40px;font-weight:800;line-height:1.1;color:var(--main)}
section li>a{display:block;height:100%;padding:16px;color:inherit;text-decoration:none;border:1px solid var(--line);border-radius:8px}
section li>a:hover{border-color:var(--main)}
section li>a span{display:block;margin-bottom:4px;font-size:20px;font-weight:800}
section li>a:hover span{color:var(--main)}
main>div:last-child>div,footer{display:flex;flex-wrap:wrap;justify-content:space-between;gap:16px}
@media(min-width:40em){main>div:has(h1),section>div{padding:64px 16px}h1{font-size:64px}}
@media(min-width:52em){main>div:has(h1){grid-template-columns:minmax(0,1.1fr) minmax(0,1fr);gap:64px}h1{font-size:72px}}
`
  .trim()
  .replaceAll('\n', '');

/** @typedef {import('parse5').DefaultTreeAdapterMap['element']} Element */

/** @param {Element} element @param {string} name */
const attributeOf = (element, name) =>
  element.attrs?.find((attribute) => attribute.name === name)?.value;

const classesOf = (element) => (attributeOf(element, 'class') ?? '').split(/\s+/).filter(Boolean);

/** Names of the groups that show what a theme does: previews, and the card of the home page. */
const previewNames = ['Preview', 'Card in the changed theme'];

const isPreview = (element) =>
  (attributeOf(element, 'role') === 'group' &&
    previewNames.includes(attributeOf(element, 'aria-label'))) ||
  // The home page has a card in each color mode.
  (element.tagName === 'li' && attributeOf(element, 'data-color-mode') !== undefined);

/** All elements in a node, with whether they stand in a preview. */
function* elementsIn(node, inPreview = false, inCode = false) {
  for (const child of [...(node.childNodes ?? [])]) {
    if (!child.tagName) continue;
    const preview = inPreview || isPreview(child);
    yield { element: child, inPreview: preview, inCode };
    yield* elementsIn(child, preview, inCode || child.tagName === 'pre');
  }
}

function remove(node) {
  const { childNodes } = node.parentNode;
  childNodes.splice(childNodes.indexOf(node), 1);
}

const isStyleSheet = (element) =>
  element.tagName === 'link' && attributeOf(element, 'rel') === 'stylesheet';

/** All CSS of a page, its own and that of files. */
function styleSheetsOf(document, dir) {
  return [...elementsIn(document)].flatMap(({ element }) => {
    if (element.tagName === 'style') return element.childNodes.map(({ value }) => value);
    if (!isStyleSheet(element)) return [];
    return readFileSync(path.join(dir, attributeOf(element, 'href')), 'utf8');
  });
}

const classesIn = (selector) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name);

/**
 * The rules that elements of the classes use, with their keyframes and the values of the first mode; of
 * the others as well where previews name them.
 */
function rulesFor(classes, modes, css) {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.parent.type === 'atrule' && /keyframes$/.test(rule.parent.name)) return;
    const used = rule.selectors.filter((selector) =>
      classesIn(selector).some((name) => classes.has(name)),
    );
    const [, mode] = /^\[data-color-mode=(\w+)\]$/.exec(rule.selector) ?? [];
    if (mode && modes.has(mode)) return;
    if (used.length > 0) rule.selectors = used;
    else if (rule.selector !== 'html' || rule.parent !== root) rule.remove();
    else rule.walkDecls((declaration) => void (declaration.variable || declaration.remove()));
  });
  const others = () => {
    const text = [];
    root.walkDecls(({ variable, value }) => void (variable || text.push(value)));
    return text.join(' ');
  };
  const values = others();
  root.walkDecls((declaration) => {
    if (declaration.variable && !values.includes(`(${declaration.prop})`)) declaration.remove();
  });
  root.walkAtRules(/keyframes$/, (rule) => void (values.includes(rule.params) || rule.remove()));
  root.walk((node) => {
    const isEmpty = ['rule', 'atrule'].includes(node.type) && node.nodes?.length === 0;
    if (isEmpty || node.type === 'comment') node.remove();
  });
  root.walkAtRules((rule) => {
    if (!rule.nodes || rule.nodes.length === 0) rule.remove();
  });
  return root.toString();
}

/** Classes whose elements are there for screen readers only. */
function hiddenClasses(css) {
  const found = new Set();
  postcss.parse(css).walkRules((rule) => {
    if (/^\.[\w-]+$/.test(rule.selector) && /clip-path:\s*inset\(50%\)/.test(rule.toString())) {
      found.add(rule.selector.slice(1));
    }
  });
  return found;
}

/** Whether only scripts give the element a use. */
function isForScripts(element) {
  const has = (name) => attributeOf(element, name) !== undefined;
  return (
    ['script', 'noscript', 'style', 'template'].includes(element.tagName) ||
    (element.tagName === 'link' &&
      /stylesheet|pre(load|fetch|connect)|modulepreload|dns-prefetch/.test(
        attributeOf(element, 'rel'),
      )) ||
    ['data-with-scripts', 'data-app-status', 'data-script-failure', 'data-copy-status'].some(has)
  );
}

/**
 * The page as a careful author would write it by hand: the same text, navigation, highlighted code and
 * previews; no scripts and nothing that only they give a use, a small stylesheet, and the rules that
 * elements inside previews use.
 * @param {string} html a page of the build
 * @param {string} dir the build, for stylesheets
 * @returns {string}
 * @throws when the page has no main content or no styles, which means that this no longer understands it
 */
export function plainCopyOf(html, dir) {
  const document = parse(html);
  const css = styleSheetsOf(document, dir).join('');
  const hidden = hiddenClasses(css);
  const all = [...elementsIn(document)];
  if (!css || !all.some(({ element }) => element.tagName === 'main')) {
    throw new Error(
      'A page of the build has no styles or no <main>. Mend src/bench/plain-copy.mjs.',
    );
  }
  const classes = new Set(
    all.flatMap(({ element, inPreview }) => (inPreview ? classesOf(element) : [])),
  );
  const modes = new Set(
    all.map(({ element, inPreview }) => inPreview && attributeOf(element, 'data-color-mode')),
  );
  // No other page has sections of its own.
  const isHome = all.some(({ element, inPreview }) => element.tagName === 'section' && !inPreview);
  for (const { element, inPreview, inCode } of all) {
    const isSprite =
      element.tagName === 'svg' && /display:\s*none/.test(attributeOf(element, 'style'));
    if (isSprite || (!inPreview && isForScripts(element))) {
      remove(element);
      continue;
    }
    element.childNodes = element.childNodes.filter(({ nodeName }) => nodeName !== '#comment');
    if (inPreview || (inCode && element.tagName === 'span')) continue;
    const isHidden = classesOf(element).some((name) => hidden.has(name));
    element.attrs = element.attrs.filter(
      ({ name }) => name === 'data-layout' || (name !== 'class' && !name.startsWith('data-')),
    );
    if (isHidden) element.attrs.push({ name: 'class', value: 'hidden' });
  }
  const head = all.find(({ element }) => element.tagName === 'head').element;
  const look = isHome ? handWritten + homeLook : handWritten;
  const style = `<style>${look}${classes.size > 0 ? rulesFor(classes, modes, css) : ''}</style>`;
  const [sheet] = parse(style).childNodes[0].childNodes[0].childNodes;
  sheet.parentNode = head;
  head.childNodes.push(sheet);
  return serialize(document);
}
