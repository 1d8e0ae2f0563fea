import { cleanPath } from '../site/paths';
import { allowsPrefetch } from '../browser/connection';
import { isDocumentPrefetched } from './document-prefetch';
import { isInAppLink, linkOf } from './links';
import { onEachPage } from '../browser/page-events';

/** Loads at the same time, at most. */
export const maximumInFlight = 6;

/**
 * Makes a queue that loads each path once, a few at a time.
 * @param load loads a path; its failure is its own business
 */
export function createPrefetchQueue(load: (path: string) => Promise<unknown>) {
  const asked = new Set<string>();
  const waiting: string[] = [];
  let inFlight = 0;

  function next(): void {
    while (inFlight < maximumInFlight && waiting.length > 0) {
      inFlight += 1;
      void load(waiting.shift()!).finally(() => {
        inFlight -= 1;
        next();
      });
    }
  }

  return (path: string): void => {
    if (asked.has(path)) return;
    asked.add(path);
    waiting.push(path);
    next();
  };
}

/** Links whose coming into view is reason enough: breadcrumbs are always in view, and lead back. */
const observedLinks = 'main a[href]:not([aria-label="Breadcrumbs"] a)';

/**
 * Prefetches pages whose links the reader points at, focuses, touches or sees.
 * @param load loads a path
 * @returns a function that ends it
 */
export function startPrefetch(load: (path: string) => Promise<unknown>): () => void {
  const enqueue = createPrefetchQueue(load);

  function prefetch(link: HTMLAnchorElement): void {
    if (isInAppLink(link) && allowsPrefetch() && !isDocumentPrefetched(link.pathname)) {
      enqueue(cleanPath(link.pathname));
    }
  }
  function onIntent(event: Event): void {
    const link = linkOf(event);
    if (link) prefetch(link);
  }
  const visible = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      visible.unobserve(target);
      prefetch(target as HTMLAnchorElement);
    }
  });
  function observeLinks(): void {
    visible.disconnect();
    for (const link of document.querySelectorAll(observedLinks)) visible.observe(link);
  }
  const intents = ['pointerover', 'focusin', 'touchstart'];
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
  const stopObserving = onEachPage(observeLinks);
  return () => {
    visible.disconnect();
    for (const intent of intents) document.removeEventListener(intent, onIntent);
    stopObserving();
  };
}
