import { onEachPage } from '../../browser/page-events';
import { readSetting, writeSetting } from '../../browser/storage';
import { patternOf } from '../pattern';

/** Key of the browser's storage: the words to mark on the page that a result leads to. */
export const searchMarksKey = 'theme-ui-docs-search-marks';

/** Name of the marks in CSS. */
const searchHighlight = 'search';

/** Whether this browser has the CSS Custom Highlight API; without it, a place is shown unmarked. */
const canMark = 'highlights' in CSS;

/** Words that are marked at most: more say nothing. */
const marksAtMost = 100;

/** The words to mark below a heading, or below the title where there is no hash. */
interface Marks {
  pathname: string;
  hash: string;
  terms: string[];
}

/** Leaves for the page that a link leads to, in whatever tab, what is to be marked there. */
export function leaveMarks({ pathname, hash }: HTMLAnchorElement, terms: string[]): void {
  if (!canMark) return;
  writeSetting(searchMarksKey, JSON.stringify({ pathname, hash, terms } satisfies Marks));
}

/** Reads what was left; undefined for what is not ours, or damaged. */
export function readMarks(text = readSetting(searchMarksKey)): Marks | undefined {
  try {
    const { pathname, hash, terms } = JSON.parse(text || 'null') ?? {};
    if (typeof pathname !== 'string' || typeof hash !== 'string') return undefined;
    if (!Array.isArray(terms) || !terms.every((term) => term && typeof term === 'string')) {
      return undefined;
    }
    return { pathname, hash: decodeURIComponent(hash), terms };
  } catch {
    return undefined;
  }
}

/** Where words stand between a heading and the next one. */
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

/** Marks what was left for this page, if its place is there yet. */
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
  const pattern = patternOf(marks.terms);
  // A page that the app shows comes in two parts.
  if (!start || !pattern) return;
  writeSetting(searchMarksKey, '');
  CSS.highlights.set(searchHighlight, new Highlight(...rangesBelow(start, main, pattern)));
}

/**
 * Marks the words of the search where a result leads to, until Escape or the next page; without changing the
 * page, which React owns.
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
  // A result on the page that is open.
  window.addEventListener('hashchange', markPage);
}
