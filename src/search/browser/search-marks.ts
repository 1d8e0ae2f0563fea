import { onEachPage } from '../../browser/page-events';
import { readSetting, writeSetting } from '../../browser/storage';
import { patternOf } from '../pattern';

/** Storage key of the words to mark on a result's page. */
export const searchMarksKey = 'theme-ui-docs-search-marks';

/** Name of the highlight in CSS. */
const searchHighlight = 'search';

/** True if the browser supports the CSS Custom Highlight API. Otherwise, nothing is marked. */
const canMark = 'highlights' in CSS;

/** Maximum number of marks. */
const marksAtMost = 100;

/** Terms to mark below a heading, or below the title if there's no hash. */
interface Marks {
  pathname: string;
  hash: string;
  words: string[];
}

/** Stores the words to mark on a link's page, in any tab. */
export function leaveMarks({ pathname, hash }: HTMLAnchorElement, words: string[]): void {
  if (!canMark) return;
  writeSetting(searchMarksKey, JSON.stringify({ pathname, hash, words } satisfies Marks));
}

/** Reads the stored marks; undefined if they're invalid. */
export function readMarks(text = readSetting(searchMarksKey)): Marks | undefined {
  try {
    const { pathname, hash, words } = JSON.parse(text || 'null') ?? {};
    if (typeof pathname !== 'string' || typeof hash !== 'string') return undefined;
    if (!Array.isArray(words) || !words.every((word) => word && typeof word === 'string')) {
      return undefined;
    }
    return { pathname, hash: decodeURIComponent(hash), words };
  } catch {
    return undefined;
  }
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
      if (ranges.push(range) === marksAtMost) return ranges;
    }
  }
  return ranges;
}

/** Applies the stored marks to this page, if their heading exists yet. */
function markPage(): void {
  const marks = readMarks();
  if (!marks) return;
  const main = document.querySelector('main');
  if (marks.pathname !== window.location.pathname || !main) {
    writeSetting(searchMarksKey, '');
    return;
  }
  const id = marks.hash.slice(1);
  const start = id ? document.getElementById(id) : main.querySelector('h1');
  const pattern = patternOf(marks.words);
  // Pages are rendered in two parts.
  if (!start || !pattern) return;
  writeSetting(searchMarksKey, '');
  CSS.highlights.set(searchHighlight, new Highlight(...rangesBelow(start, main, pattern)));
}

/**
 * Marks the search words on the page of a result, until Escape or the next page. Doesn't change the DOM, which React
 * owns. Call once.
 */
export function startSearchMarks(): void {
  if (!canMark) return;
  let page = window.location.pathname;
  onEachPage(() => {
    if (window.location.pathname !== page) CSS.highlights.delete(searchHighlight);
    page = window.location.pathname;
    markPage();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') CSS.highlights.delete(searchHighlight);
  });
  // A result on the current page.
  window.addEventListener('hashchange', markPage);
}
