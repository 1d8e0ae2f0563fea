import { allowsPrefetch } from '../../browser/connection';
import { onEachPage } from '../../browser/page-events';
import { cleanPath } from '../../site/paths';
import { isInAppLink, linkOf } from '../links';
import { pageDataUrl } from '../page-data';

/** Loads at the same time, at most. */
const MAX_IN_FLIGHT = 6;

/** Bytes on the line that pages for the next steps from a page may take. */
const MAX_IDLE_BYTES = 60 * 1024;

/** Links in the text whose pages are fetched without a reader's intent, in addition to the next page. */
const MAX_IDLE_LINKS = 3;

/** Time that a pointer or the focus rests on a link before its page is fetched, in ms. */
const DWELL = 65;

/**
 * Makes a queue that loads each path once, a few at a time.
 * @param load loads a path; its failure is its own business
 */
export function createPrefetchQueue(load: (path: string) => Promise<unknown>) {
  const asked = new Set<string>();
  const waiting: string[] = [];
  let inFlight = 0;

  function next(): void {
    while (inFlight < MAX_IN_FLIGHT && waiting.length > 0) {
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

/** Bytes that a page's data took on the line; none when it came from the browser's cache. */
function bytesOf(path: string): number {
  const { href } = new URL(pageDataUrl(path), window.location.href);
  const [timing] = performance.getEntriesByName(href) as PerformanceResourceTiming[];
  return timing?.transferSize ?? 0;
}

const pathOf = (link: HTMLAnchorElement) => cleanPath(link.pathname);

/** The likeliest next steps from the page shown: the next page, and the first links of its text. */
function nextSteps(): string[] {
  const links = (selector: string) =>
    [...document.querySelectorAll<HTMLAnchorElement>(selector)]
      .filter((link) => isInAppLink(link) && link.pathname !== window.location.pathname)
      .map(pathOf);
  const text = [...new Set(links('main p a[href], main li a[href]'))].slice(0, MAX_IDLE_LINKS);
  return [...new Set([...links('main a[rel="next"]'), ...text])];
}

/** Calls back when the browser has loaded the page and has nothing else to do. */
function onceIdle(callback: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window
      ? window.requestIdleCallback(callback)
      : setTimeout(callback, 200);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/**
 * Fetches pages that the reader points at, focuses or touches the links of, and, when nothing else is to do, the
 * likeliest next steps. None on slow or metered connections.
 * @param load loads a path
 */
export function startPrefetch(load: (path: string) => Promise<unknown>): void {
  const enqueue = createPrefetchQueue(load);
  let resting: { link: HTMLAnchorElement; timer: number } | undefined;

  function onTurn(event: Event): void {
    const link = linkOf(event);
    if (link === resting?.link) return;
    window.clearTimeout(resting?.timer);
    resting = undefined;
    if (!link || !isInAppLink(link) || !allowsPrefetch()) return;
    if (link.pathname === window.location.pathname) return;
    const prefetch = () => enqueue(pathOf(link));
    if (event.type === 'touchstart') prefetch();
    else resting = { link, timer: window.setTimeout(prefetch, DWELL) };
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onTurn, { passive: true });
  }

  async function fetchNextSteps(isCurrent: () => boolean): Promise<void> {
    let taken = 0;
    for (const path of nextSteps()) {
      if (!isCurrent() || !allowsPrefetch() || taken > MAX_IDLE_BYTES) return;
      await load(path);
      taken += bytesOf(path);
    }
  }
  let page = 0;
  onEachPage(() => {
    page += 1;
    const own = page;
    onceIdle(() => void fetchNextSteps(() => own === page));
  });
}
