import { onPageShown } from '../../../runtime/browser/page-events';
import { parseStored, readSetting, writeSetting } from '../../../runtime/browser/storage';
import { patternOf } from '../pattern';
import { toDecodable } from '../../../runtime/page-loading/links';

/** Storage key of the words to mark on a result's page. */
export const searchMarksKey = 'theme-ui-docs-search-marks';

/** Name of the highlight in CSS. */
const searchHighlight = 'search';

/** True if the browser supports the CSS Custom Highlight API. Otherwise, nothing is marked. */
const canMark = 'highlights' in CSS;

const MAX_MARKS = 100;

/** Stores the words to mark on a link's page, in any tab. */
export function storeMarks({ href }: HTMLAnchorElement, words: string[]): void {
  if (canMark) writeSetting(searchMarksKey, JSON.stringify([href, ...words]));
}

/** Reads the stored URL of a result, and the words to mark there; empty if there are none, or they're invalid. */
export function readMarks(text = readSetting(searchMarksKey)): string[] {
  const stored = parseStored(text);
  return Array.isArray(stored) && stored.every((item) => item && typeof item === 'string')
    ? stored
    : [];
}

/** Finds matches between a heading and the next one. */
function rangesBelow(start: Element, end: Element, pattern: RegExp): Range[] {
  const ranges: Range[] = [];
  const walker = document.createTreeWalker(end, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  walker.currentNode = start;
  for (let node: Node | null = start; node; node = walker.nextNode()) {
    if (node instanceof Element && node !== start && node.matches('h1, h2, h3, h4, h5, h6')) break;
    if (!(node instanceof Text)) continue;
    for (const { 0: word, index } of node.data.matchAll(pattern)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (ranges.push(range) === MAX_MARKS) return ranges;
    }
  }
  return ranges;
}

/** Applies the stored marks to this page. */
function markPage(): void {
  const [href, ...words] = readMarks();
  if (href !== window.location.href) {
    writeSetting(searchMarksKey, undefined);
    return;
  }
  const main = document.querySelector('main');
  const id = decodeURIComponent(toDecodable(window.location.hash.slice(1)));
  const start = id ? document.getElementById(id) : main?.querySelector('h1');
  if (!main || !start) return;
  writeSetting(searchMarksKey, undefined);
  const pattern = patternOf(words);
  if (!pattern) return;
  // Only runs if `canMark`.
  // eslint-disable-next-line compat/compat
  CSS.highlights.set(searchHighlight, new Highlight(...rangesBelow(start, main, pattern)));
}

/**
 * Marks the search words on the page of a result, until Escape, a click, or the next page. Doesn't change the DOM, which React
 * owns. Call once.
 */
export function startSearchMarks(): void {
  if (!canMark) return;
  const clear = () => CSS.highlights.delete(searchHighlight);
  let page = window.location.pathname;
  onPageShown(() => {
    if (window.location.pathname !== page) clear();
    page = window.location.pathname;
    markPage();
  });
  document.addEventListener('click', clear);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && clear());
  // A result on the current page.
  window.addEventListener('hashchange', markPage);
}
