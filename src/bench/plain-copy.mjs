import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, serialize } from 'parse5';
import postcss from 'postcss';

/** What a careful author would write by hand for such a page. */
const handWritten = `
*{box-sizing:border-box}
html{scroll-padding-top:88px}
body{margin:0;font:16px/1.5 system-ui,sans-serif}
a{color:#33e}
header,main>div{display:flex;justify-content:space-between}
header{position:sticky;top:0;height:64px;align-items:center;padding:0 16px;background:#fff;border-bottom:1px solid #ddd;z-index:1}
nav ul,nav ol{list-style:none;margin:0;padding:0}
nav ol{display:flex}
nav li ul{padding-left:16px}
header a,nav a{display:inline-block;padding:4px 8px;color:inherit;text-decoration:none;font-weight:700}
[aria-current]{color:#33e}
#navigation~div{max-width:1024px;padding:0 16px}
article{flex:1;min-width:0;max-width:768px}
aside{flex:none;width:200px;margin-left:48px;font-size:14px}
h1{font-size:32px}
[role=group]{overflow-x:auto}
table{width:100%;border-collapse:collapse}
th,td{padding:4px 8px;text-align:left;border-bottom:1px solid #ddd}
figure{margin:24px 0}
pre{overflow-x:auto;padding:16px;font:14px/1.5 monospace;background:#f6f6f6;border-radius:8px}
code{font-family:monospace}
.keyword,.name{color:#609}.string{color:#119}.comment{color:#666}
.hidden,body>div>a:not(:focus){position:absolute;clip-path:inset(50%);white-space:nowrap}
@media(min-width:40em){#navigation{position:fixed;top:64px;bottom:0;width:256px;padding:16px;overflow:auto}#navigation~div{margin-left:256px}[data-layout] #navigation,h1+details{display:none}[data-layout] #navigation~div{max-width:none;margin:0}}
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

/** The rules that elements of the classes use, with their keyframes and the values of the first mode. */
function rulesFor(classes, css) {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.parent.type === 'atrule' && /keyframes$/.test(rule.parent.name)) return;
    const used = rule.selectors.filter((selector) =>
      classesIn(selector).some((name) => classes.has(name)),
    );
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

/** Whether only scripts, or only the lack of them, give the element a use. */
function isForScripts(element, shell) {
  const has = (name) => attributeOf(element, name) !== undefined;
  return (
    ['script', 'noscript', 'style', 'template'].includes(element.tagName) ||
    (element.tagName === 'link' &&
      /stylesheet|pre(load|fetch|connect)|modulepreload|dns-prefetch/.test(
        attributeOf(element, 'rel'),
      )) ||
    ['data-with-scripts', 'data-script-failure', 'data-copy-status'].some(has) ||
    (shell && has('data-without-scripts'))
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
  const main = all.find(({ element }) => element.tagName === 'main').element;
  const inMain = new Set([...elementsIn(main)].map(({ element }) => element));
  const classes = new Set(
    all.flatMap(({ element, inPreview }) => (inPreview ? classesOf(element) : [])),
  );
  for (const { element, inPreview, inCode } of all) {
    const isSprite =
      element.tagName === 'svg' && /display:\s*none/.test(attributeOf(element, 'style'));
    if (isSprite || (!inPreview && isForScripts(element, !inMain.has(element)))) {
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
  const style = `<style>${handWritten}${classes.size > 0 ? rulesFor(classes, css) : ''}</style>`;
  const [sheet] = parse(style).childNodes[0].childNodes[0].childNodes;
  sheet.parentNode = head;
  head.childNodes.push(sheet);
  return serialize(document);
}
