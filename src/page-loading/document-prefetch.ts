import { allowsPrefetch } from '../browser/connection';
import { isInAppLink, linkOf } from './links';
import { onceAppStarted } from '../browser/page-events';

/** Time that a pointer or the focus rests on a link before its page is fetched, in ms. */
export const dwell = 65;

/** Attribute of the elements that make the browser fetch a document; its value is the path. */
const prefetchedAttribute = 'data-prefetched';

const elementFor = (path: string) =>
  document.head.querySelector(`[${prefetchedAttribute}="${CSS.escape(path)}"]`);

/** The page that the browser was told to prerender, and the element that tells it. */
let prerendered: { path: string; rules: HTMLScriptElement } | undefined;

/** Whether the browser was told to fetch the document at a path, so that only it should show it. */
export function isDocumentPrefetched(path: string): boolean {
  return elementFor(path) !== null;
}

/** Makes the browser fetch a document for a navigation to come, and prerender the page if it can. */
function prefetchDocument(path: string): void {
  if (HTMLScriptElement.supports?.('speculationrules')) {
    const speculate = (kind: 'prefetch' | 'prerender') => {
      const rules = document.createElement('script');
      rules.type = 'speculationrules';
      rules.textContent = JSON.stringify({ [kind]: [{ urls: [path], eagerness: 'immediate' }] });
      document.head.append(rules);
      return rules;
    };
    if (!elementFor(path)) speculate('prefetch').setAttribute(prefetchedAttribute, path);
    // One page at a time: each is a page's worth of memory.
    if (prerendered?.path !== path) {
      prerendered?.rules.remove();
      prerendered = { path, rules: speculate('prerender') };
    }
  } else if (!elementFor(path)) {
    const link = document.createElement('link');
    link.setAttribute(prefetchedAttribute, path);
    link.rel = 'prefetch';
    link.href = path;
    document.head.append(link);
  }
}

/**
 * As long as the app has not started, fetches the documents of links that the reader points at, focuses
 * or touches, and prerenders the page of the last; then the app fetches pages its own way. None on slow or
 * metered connections.
 * Runs once, with the shell.
 */
export function startDocumentPrefetch(): void {
  const listeners = new AbortController();
  let resting: { link: HTMLAnchorElement; timer: number } | undefined;

  function onTurn(event: Event): void {
    const link = linkOf(event);
    if (link === resting?.link) return;
    window.clearTimeout(resting?.timer);
    resting = undefined;
    if (!link || !isInAppLink(link) || !allowsPrefetch()) return;
    if (link.pathname === window.location.pathname) return;
    const prefetch = () => prefetchDocument(link.pathname);
    if (event.type === 'touchstart') prefetch();
    else resting = { link, timer: window.setTimeout(prefetch, dwell) };
  }

  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onTurn, { passive: true, signal: listeners.signal });
  }
  onceAppStarted(() => {
    window.clearTimeout(resting?.timer);
    listeners.abort();
    prerendered?.rules.remove();
  });
}
