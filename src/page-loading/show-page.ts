import { announceLeave, announcePage } from '../browser/page-events';
import { setPageScripts } from './page-info';
import type { PageView } from './page-view';
import { versionLink } from './attributes';

/** Id of the main part of each page. */
const contentId = 'content';

/** The sheet with the rules of the page shown; a document's own rules are in its head. */
let sheet: CSSStyleSheet | undefined;

let css = '';

/** Rules that the page shown brought with it; empty for that of the document. */
export const shownStyles = (): string => css;

function showStyles(rules: string): void {
  if (!sheet) {
    // A sheet and no element: the content policy knows those of the document, and refuses others.
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  css = rules;
  sheet.replaceSync(rules);
}

function showHead(html: string): void {
  const template = document.createElement('template');
  template.innerHTML = html;
  for (const element of document.head.querySelectorAll(
    '[data-rh]:not([name="viewport"], [rel="icon"])',
  )) {
    element.remove();
  }
  document.head.prepend(template.content);
}

/** Puts focus on the new page's heading, without a jump. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Shows a page in the place of another one: main part, styles, head and layout. Focus goes to its heading. */
export function showPage({ main, css: rules, head, layout, scripts }: PageView): void {
  announceLeave();
  showStyles(rules);
  document.getElementById(contentId)!.innerHTML = main;
  showHead(head);
  if (layout) document.documentElement.dataset.layout = layout;
  else delete document.documentElement.dataset.layout;
  setPageScripts(scripts);
  focusHeading();
  announcePage();
}

/** Copies the attributes and the content of an element to the one in its place. */
function copy(from: Element, to: Element): void {
  for (const { name, value } of from.attributes) {
    if (name !== 'id' && name !== 'class') to.setAttribute(name, value);
  }
  to.innerHTML = from.innerHTML;
}

/** Parts of the shell that differ between versions of the documentation. */
const versionParts = [
  '#navigation > * > ul',
  `[${versionLink}]`,
  'button[data-search]',
  'main ~ footer',
];

/**
 * Takes what differs between versions in the shell from a document.
 * @throws when it doesn't come, or isn't one of this site
 */
export async function showVersion(address: string): Promise<void> {
  const response = await fetch(address, { headers: { accept: 'text/html' } });
  const text = await response.text();
  const body = document.createElement('template');
  // Without the head: the policy of this page refuses the styles of that one.
  body.innerHTML = text.slice(text.indexOf('<body'));
  for (const part of versionParts) {
    const parts = [...body.content.querySelectorAll(part)];
    document.querySelectorAll(part).forEach((element, index) => {
      const other = parts[index];
      if (!other) throw new Error(`${address} has no ${part}`);
      copy(other, element);
    });
  }
}
