import { allowsPrefetch } from '../browser/connection';
import { isInAppLink, linkOf } from './links';
import { onceAppStarted } from '../browser/page-events';
import { prefetchedAttribute, prerenderedAttribute, speculationRules } from './speculation-rules';

/** Time that a pointer or the focus rests on a link before its page is fetched, in ms. */
export const dwell = 65;

/** The link whose page the browser was told to prerender. */
let prerendered: HTMLAnchorElement | undefined;

/** Whether the browser was told to fetch the document at a path, so that only it should show it. */
export function isDocumentPrefetched(path: string): boolean {
  return document.querySelector(`[${prefetchedAttribute}="${CSS.escape(path)}"]`) !== null;
}

function stopPrerender(): void {
  prerendered?.removeAttribute(prerenderedAttribute);
}

function addToHead<Tag extends 'link' | 'script'>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): void {
  document.head.append(Object.assign(document.createElement(tag), properties));
}

/** Makes the browser fetch a document for a navigation to come, and prerender the page if it can. */
function prefetchDocument(link: HTMLAnchorElement): void {
  const { pathname } = link;
  const isNew = !isDocumentPrefetched(pathname);
  if (isNew) link.setAttribute(prefetchedAttribute, pathname);
  if (HTMLScriptElement.supports?.('speculationrules')) {
    if (!prerendered) addToHead('script', { type: 'speculationrules', text: speculationRules });
    // One page at a time: each is a page's worth of memory.
    if (prerendered?.pathname === pathname) return;
    stopPrerender();
    prerendered = link;
    link.setAttribute(prerenderedAttribute, '');
  } else if (isNew) {
    addToHead('link', { rel: 'prefetch', href: pathname });
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
    const prefetch = () => prefetchDocument(link);
    if (event.type === 'touchstart') prefetch();
    else resting = { link, timer: window.setTimeout(prefetch, dwell) };
  }

  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onTurn, { passive: true, signal: listeners.signal });
  }
  onceAppStarted(() => {
    window.clearTimeout(resting?.timer);
    listeners.abort();
    stopPrerender();
  });
}
