import { announcePageLeave, announcePageShown } from '../browser/page-events';
import { setPageScripts } from './document-info';
import type { PageView } from './page-view';

/** Sheet with the CSS of the page that in-app navigation loaded; the document's own CSS is in its head. */
let sheet: CSSStyleSheet | undefined;

let css = '';

/** CSS that in-app navigation added for the current page; empty for the document's first page. */
export const addedPageStyles = (): string => css;

function showStyles(rules: string): void {
  if (!sheet) {
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

/** Focuses the page's heading, so that screen readers and the Tab key continue there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Replaces the current page: `main`, styles, head, layout and version menu. Focuses the new heading. */
export function showPage({ main, css: rules, head, layout, scripts, versions }: PageView): void {
  announcePageLeave();
  showStyles(rules);
  document.getElementById('content')!.innerHTML = main;
  showHead(head);
  if (layout) document.documentElement.setAttribute('data-layout', layout);
  else document.documentElement.removeAttribute('data-layout');
  for (const menu of document.querySelectorAll('[data-versions]')) {
    menu.innerHTML = versions;
    menu.removeAttribute('open');
  }
  setPageScripts(scripts);
  focusHeading();
  announcePageShown();
}

/**
 * Copies attributes and content of an element. Removes no attributes, because scripts may have added them: if an
 * attribute's value depends on the version, all versions must have the attribute, or the old value stays.
 */
function copyInto(from: Element, to: Element): void {
  for (const { name, value } of from.attributes) {
    if (name !== 'id' && name !== 'class') to.setAttribute(name, value);
  }
  to.innerHTML = from.innerHTML;
}

/** Selector of the shell's parts that differ between versions of the documentation. All pages have the same ones. */
const versionParts = '#navigation > * > ul, button[data-search], main ~ footer';

/**
 * Fetches the version-specific parts of the shell from another document.
 * @returns a function that shows them; undefined if the document doesn't have them, or fails to load
 */
export async function fetchShellVersion(address: string): Promise<(() => void) | undefined> {
  const text = await fetch(address, { headers: { accept: 'text/html' } })
    .then((response) => response.text())
    .catch(() => '');
  const body = document.createElement('template');
  // Skips the head: this page's content security policy rejects the other page's styles.
  body.innerHTML = text.slice(text.indexOf('<body'));
  const [elements, others] = [document, body.content].map((root) => [
    ...root.querySelectorAll(versionParts),
  ]) as [Element[], Element[]];
  return elements.length === others.length
    ? () => elements.forEach((element, index) => copyInto(others[index]!, element))
    : undefined;
}
