import { allowsPrefetch } from '../../browser/connection';
import { onPageShown } from '../../browser/page-events';
import { cleanPath } from '../../../base/facts/paths';
import { isInAppLink, closestLink } from '../links';
import { pageDataUrl } from '../page-data';
import type { PageLoader } from './loader';

/** Transfer budget per page, in bytes, for prefetching the likeliest next pages. */
const MAX_IDLE_BYTES = 60 * 1024;

/** Maximum number of links in the text to prefetch while idle, in addition to the next page. */
const MAX_IDLE_LINKS = 3;

/** Time that a link must be hovered or focused before its page is prefetched, in ms. */
const HOVER_DELAY_MS = 65;

/** Delay of the idle prefetch in browsers without `requestIdleCallback`. */
const IDLE_FALLBACK_MS = 200;

/** Transfer size of a page's data in bytes; 0 if it came from the browser's cache. */
function transferSizeOf(path: string): number {
  const { href } = new URL(pageDataUrl(path), window.location.href);
  const [timing] = performance.getEntriesByName(href) as PerformanceResourceTiming[];
  return timing?.transferSize ?? 0;
}

const linkedPath = (link: HTMLAnchorElement) => cleanPath(link.pathname);

/** Paths of the likeliest next pages: the page after this one, and the first links in the text. */
function likelyNextPaths(): string[] {
  const links = (selector: string) =>
    [...document.querySelectorAll<HTMLAnchorElement>(selector)]
      .filter((link) => isInAppLink(link) && link.pathname !== window.location.pathname)
      .map(linkedPath);
  const text = [...new Set(links('main p a[href], main li a[href]'))].slice(0, MAX_IDLE_LINKS);
  return [...new Set([...links('main a[rel="next"]'), ...text])];
}

/** Calls back once the page has loaded and the browser is idle. */
function onceIdle(callback: () => void): void {
  const wait = () =>
    'requestIdleCallback' in window
      ? // eslint-disable-next-line compat/compat
        window.requestIdleCallback(callback)
      : setTimeout(callback, IDLE_FALLBACK_MS);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/**
 * Prefetches a page when its link is hovered, focused or touched, and the likeliest next pages while the browser is
 * idle. Does nothing on slow or metered connections.
 */
export function startPrefetch({ prefetch }: Pick<PageLoader, 'prefetch'>): void {
  let pending: { link: HTMLAnchorElement; timer: number } | undefined;

  function onLinkIntent(event: Event): void {
    const link = closestLink(event);
    if (link === pending?.link) return;
    window.clearTimeout(pending?.timer);
    pending = undefined;
    if (!link || !isInAppLink(link) || !allowsPrefetch()) return;
    if (link.pathname === window.location.pathname) return;
    const start = () => void prefetch(linkedPath(link), 'auto');
    if (event.type === 'touchstart') start();
    else pending = { link, timer: window.setTimeout(start, HOVER_DELAY_MS) };
  }
  for (const type of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(type, onLinkIntent, { passive: true });
  }

  async function prefetchNextPages(isCurrent: () => boolean): Promise<void> {
    let transferred = 0;
    for (const path of likelyNextPaths()) {
      if (!isCurrent() || !allowsPrefetch() || transferred > MAX_IDLE_BYTES) return;
      // Offline, or aborted because the reader opens a page.
      if (!(await prefetch(path, 'low'))) return;
      transferred += transferSizeOf(path);
    }
  }
  let latestPage = 0;
  onPageShown(() => {
    latestPage += 1;
    const page = latestPage;
    onceIdle(() => void prefetchNextPages(() => page === latestPage));
  });
}
