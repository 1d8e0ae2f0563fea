import { attributeOf } from '../site/attribute';
import { noticeDelay } from '../site/delays';
import { cleanPath } from '../site/paths';
import { ownBuild } from './page-info';
import { checkDeploy, reloadIfDue } from './browser/deploy-check';
import { fetchJson } from './fetch-json';
import { decodable, isInAppLink, isPlainClick, linkOf } from './links';
import { announceTitle, showFailure, showLate, startFailureButtons } from './browser/load-status';
import { createPageLoader, type LoadResult } from './browser/loader';
import { isPageData, pageDataUrl } from './page-data';
import { startPrefetch } from './browser/prefetch';
import { entryOf, newEntry, rememberScroll, restoreScroll } from './scroll-memory';
import { showPage, showVersion } from './show-page';
import { announceAddress, onVisit, type VisitKind } from './visit';
import { versionLink } from './attributes';

const pathNow = () => cleanPath(window.location.pathname);

/** The one spelling of an address that pages are linked by. */
const spelled = ({ pathname, search, hash }: HTMLAnchorElement | Location | URL) =>
  cleanPath(decodable(pathname)) + search + hash;

/** Asks the server for a document at the address: page data may be missing alone. */
async function hasDocument(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}

function scrollToHash(): void {
  const id = decodable(window.location.hash.slice(1));
  document.getElementById(decodeURIComponent(id))?.scrollIntoView();
}

/**
 * Goes from page to page within the document: handles clicks on links to this site, however they were written (same
 * origin, primary button, no modifier, no download, this window), Back and Forward, and what parts of a page ask
 * for. Fetches the page's data while the current page stays, then shows the page, the 404 page, or what failed. A
 * navigation that was given up never overtakes a later one. All other clicks are the browser's.
 * Runs once, with the shell.
 */
export function startNavigation(): void {
  const loader = createPageLoader((path) => fetchJson(pageDataUrl(path), isPageData));
  const shownVersion = document.querySelector(`[${versionLink}]`);
  let version = (shownVersion && attributeOf(shownVersion, versionLink)) ?? '';
  /** Path of the page shown, and the history entry that it's shown for. */
  let shown = pathNow();
  let entry = newEntry();
  /** Number of the last navigation: one that was given up ends without effect. */
  let latest = 0;
  let isBack = false;

  function arrive(): void {
    if (isBack) restoreScroll(entry);
    else if (window.location.hash) scrollToHash();
    else window.scrollTo(0, 0);
  }

  async function end(result: LoadResult, own: number): Promise<void> {
    if (result.status === 'error') {
      showFailure(result.error);
      void checkDeploy();
      return;
    }
    const { view, redirect } = result.data;
    if (redirect !== undefined) {
      const { search, hash } = window.location;
      window.history.replaceState({ key: entryOf() }, '', redirect + search + hash);
      void load();
      return;
    }
    // The data of a page may be gone alone, as in the middle of a deploy.
    if (result.status === 'not-found' && (await hasDocument())) return window.location.reload();
    if (own !== latest) return;
    // Without the shell, of another build, or from older scripts: the document is right in any case.
    if (!view || view.build !== ownBuild()) return window.location.reload();
    if (view.version !== version) {
      try {
        await showVersion(window.location.href);
      } catch {
        return window.location.reload();
      }
      if (own !== latest) return;
      ({ version } = view);
    }
    rememberScroll(entry);
    shown = pathNow();
    entry = entryOf();
    showPage(view);
    arrive();
    announceTitle(document.title);
    void checkDeploy();
  }

  /** Shows the page of the address that the browser is at. */
  async function load(): Promise<void> {
    latest += 1;
    const own = latest;
    showFailure(undefined);
    const timer = window.setTimeout(() => showLate(true), noticeDelay);
    const result = loader.loaded(pathNow()) ?? (await loader.load(pathNow()));
    window.clearTimeout(timer);
    if (own !== latest) return;
    showLate(false);
    await end(result, own);
  }

  /** The page at the address is the one that is shown. */
  function stay(): void {
    latest += 1;
    showLate(false);
    showFailure(undefined);
    announceAddress();
  }

  /** Keeps where the page shown is read; not of one that is on its way, whose address is there already. */
  function keepScroll(): void {
    if (shown === pathNow()) rememberScroll(entry);
  }

  function go(address: string, kind: VisitKind): void {
    keepScroll();
    const before = window.location.href;
    const key = kind === 'push' ? newEntry() : entryOf();
    if (kind === 'push') window.history.pushState({ key }, '', address);
    else window.history.replaceState({ key }, '', address);
    isBack = false;
    if (pathNow() !== shown) {
      if (!reloadIfDue()) void load();
      return;
    }
    entry = key;
    stay();
    if (window.location.hash) scrollToHash();
    else if (window.location.href === before) window.scrollTo(0, 0);
  }

  function onClick(event: MouseEvent): void {
    const link = linkOf(event);
    if (!link || !isPlainClick(event)) return;
    if (link.getAttribute('href')!.startsWith('#') && shown !== pathNow()) {
      // Another page is on its way, whose address is there already; the place is on this one.
      event.preventDefault();
      go(shown + link.hash, 'push');
      return;
    }
    // The browser scrolls to a place on this page before anyone else hears of it.
    if (link.hash) rememberScroll(entry);
    // Only the server knows the page of an address that can't be decoded.
    if (!isInAppLink(link) || decodable(link.pathname) !== link.pathname) return;
    event.preventDefault();
    go(spelled(link), link.href === window.location.href ? 'replace' : 'push');
  }

  function onPopState({ state }: PopStateEvent): void {
    if (pathNow() !== shown) {
      isBack = true;
      if (!reloadIfDue()) void load();
      return;
    }
    stay();
    if ((state as { key?: string } | null)?.key === undefined) {
      // A place on this page, which the browser scrolled to: followed, typed, or of an entry before this script.
      entry = newEntry();
      window.history.replaceState({ key: entry }, '', spelled(window.location));
      return;
    }
    rememberScroll(entry);
    entry = entryOf();
    restoreScroll(entry);
  }

  /** The browser restores the position itself when the document comes back; WebKit after `pageshow`. */
  const takeScroll = () => (window.history.scrollRestoration = 'manual');

  window.history.replaceState(
    { key: entry, ...window.history.state },
    '',
    spelled(window.location),
  );
  entry = entryOf();
  document.addEventListener('click', onClick);
  onVisit(go);
  window.addEventListener('popstate', onPopState);
  window.addEventListener('pageshow', () => window.setTimeout(takeScroll));
  // With each turn of the wheel: Firefox drops what a page stores as it's left.
  window.addEventListener('scroll', keepScroll, { passive: true });
  window.addEventListener('pagehide', () => {
    keepScroll();
    window.history.scrollRestoration = 'auto';
  });
  takeScroll();
  startFailureButtons(() => void load());
  startPrefetch((path) => loader.load(path));
}
