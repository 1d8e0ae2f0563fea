import { NOTICE_DELAY_MS } from '../../base/facts/delays';
import { cleanPath, redirectUrl } from '../../base/facts/paths';
import { documentBuild } from './document-info';
import { checkDeploy, reloadIfDue } from './deploy-check';
import { fetchJsonBytes } from './fetch-json';
import { toDecodable, isInAppLink, isPlainClick, closestLink } from './links';
import { announceTitle, hideLoadStatus, showFailure, showLate } from './browser/load-status';
import { createPageLoader, type LoadResult } from './browser/loader';
import { pageDataUrl } from './page-data';
import { notFoundLayout } from './page-view';
import { startPrefetch } from './browser/prefetch';
import { currentEntryKey, createEntryKey, storeScroll, restoreScroll } from './scroll-memory';
import { fetchShellVersion, focusHeading, showPage } from './show-page';
import { announceAddress, onNavigate, type HistoryChange } from './navigate-to';

const currentPath = () => cleanPath(window.location.pathname);

/** Normalized path, query and hash of a URL, as links on this site are written. */
const normalizedUrl = ({ pathname, search, hash }: HTMLAnchorElement | Location | URL) =>
  cleanPath(toDecodable(pathname)) + search + hash;

/** True if the server has a document at the current URL: only its page data may be missing. */
async function hasDocument(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD' })).ok;
  } catch {
    return false;
  }
}

/**
 * Starts in-app navigation: handles plain clicks on links to this site (same origin, primary button, no modifier, no
 * download, this window), Back and Forward, and calls of `navigateTo`. Keeps the current page visible while it fetches
 * page data, then shows the page, the 404 page or an error. A superseded navigation has no effect. All other clicks are
 * left to the browser. Call once, with the shell.
 */
export function startNavigation(): void {
  const loader = createPageLoader((path, options) =>
    fetchJsonBytes(pageDataUrl(path), (url, init) => fetch(url, { ...init, ...options })),
  );
  const versionElement = document.querySelector('[data-versions]');
  let version = versionElement?.getAttribute('data-versions') ?? '';
  /** Path of the page shown. */
  let shownPath = currentPath();
  /** Key of the shown page's history entry. */
  let entry = createEntryKey();
  /** Number of the latest navigation; superseded ones stop without effect. */
  let latestNavigation = 0;
  let isHistoryTraversal = false;
  /** Hash to scroll to, including a text fragment, which browsers remove from `location`. */
  let hash = window.location.hash;

  /** Lets the browser go to the hash: it scrolls, opens `<details>`, and continues the Tab order there. */
  function goToHash(): void {
    window.location.replace(hash);
    window.history.replaceState({ key: entry }, '');
  }

  function setScroll(): void {
    if (isHistoryTraversal) restoreScroll(entry);
    else if (hash) goToHash();
    else window.scrollTo(0, 0);
  }

  async function showResult(result: LoadResult, navigation: number): Promise<void> {
    if (result.status === 'error') {
      showFailure(result.error, () => void load());
      void checkDeploy();
      return;
    }
    const { result: view, redirect } = result.data;
    if (redirect !== undefined) {
      const url = redirectUrl(redirect, window.location);
      window.history.replaceState({ key: currentEntryKey() }, '', url);
      ({ hash } = window.location);
      void load();
      return;
    }
    // Only the page data may be missing, such as in the middle of a deploy.
    if (result.status === 'not-found' && (await hasDocument())) return window.location.reload();
    if (navigation !== latestNavigation) return;
    // No shell, another build, or page data in an older format: a full load always works.
    if (!view || view.build !== documentBuild()) return window.location.reload();
    if (view.version !== version) {
      const showVersion = await fetchShellVersion(window.location.href);
      if (navigation !== latestNavigation) return;
      if (!showVersion) return window.location.reload();
      showVersion();
      ({ version } = view);
    }
    storeScroll(entry);
    shownPath = currentPath();
    entry = currentEntryKey();
    showPage(view);
    setScroll();
    announceTitle(document.title);
    void checkDeploy();
  }

  /** Loads and shows the page at the current URL. */
  async function load(): Promise<void> {
    latestNavigation += 1;
    const navigation = latestNavigation;
    hideLoadStatus();
    const timer = window.setTimeout(
      () => navigation === latestNavigation && showLate(),
      NOTICE_DELAY_MS,
    );
    const result = loader.loaded(currentPath()) ?? (await loader.load(currentPath()));
    window.clearTimeout(timer);
    if (navigation !== latestNavigation) return;
    hideLoadStatus();
    await showResult(result, navigation);
  }

  /** Cancels a pending load: the page at the URL is already shown. */
  function stayOnPage(): void {
    latestNavigation += 1;
    hideLoadStatus();
    announceAddress();
  }

  /** Saves the scroll position, unless another page is loading: then the URL is already the new page's. */
  function saveScroll(): void {
    if (shownPath === currentPath()) storeScroll(entry);
  }

  function go(address: string, kind: HistoryChange): void {
    saveScroll();
    const before = window.location.href;
    const key = kind === 'push' ? createEntryKey() : currentEntryKey();
    if (kind === 'push') window.history.pushState({ key }, '', address);
    else window.history.replaceState({ key }, '', address);
    isHistoryTraversal = false;
    ({ hash } = new URL(address, before));
    if (currentPath() !== shownPath) {
      if (!reloadIfDue()) void load();
      return;
    }
    entry = key;
    stayOnPage();
    if (hash) goToHash();
    else if (window.location.href === before) {
      window.scrollTo(0, 0);
      focusHeading();
    }
  }

  function onClick(event: MouseEvent): void {
    const link = closestLink(event);
    if (!link || !isPlainClick(event)) return;
    if (link.getAttribute('href')!.startsWith('#') && shownPath !== currentPath()) {
      // Another page is loading, and the URL is already that page's. The hash is on the page that's still shown.
      event.preventDefault();
      go(shownPath + link.hash, 'push');
      return;
    }
    // For a hash on this page, the browser scrolls before `popstate` fires.
    if (link.hash) storeScroll(entry);
    // For a malformed URL, only the server can decide which page it is.
    if (!isInAppLink(link) || toDecodable(link.pathname) !== link.pathname) return;
    event.preventDefault();
    go(normalizedUrl(link), link.href === window.location.href ? 'replace' : 'push');
  }

  function onPopState({ state }: PopStateEvent): void {
    if (currentPath() !== shownPath) {
      isHistoryTraversal = true;
      if (!reloadIfDue()) void load();
      return;
    }
    stayOnPage();
    if ((state as { key?: string } | null)?.key === undefined) {
      // A hash on this page, which the browser scrolled to: clicked, typed, or from an entry older than this script.
      entry = createEntryKey();
      window.history.replaceState({ key: entry }, '', normalizedUrl(window.location));
      return;
    }
    storeScroll(entry);
    entry = currentEntryKey();
    restoreScroll(entry);
  }

  /**
   * Undoes the `auto` of `pagehide`, which lets the browser restore the position of a document from the bfcache. WebKit
   * does that after `pageshow`.
   */
  const takeOverScroll = () => (window.history.scrollRestoration = 'manual');

  // Some chats encode the `#` of a link. In a query, it's part of a value.
  const address = normalizedUrl(window.location).replace(/^([^?#]*?)%23/, '$1#');
  if (
    document.documentElement.getAttribute('data-layout') === notFoundLayout &&
    window.location.href !== window.location.origin + address
  ) {
    // GitHub Pages responds with the 404 page to other spellings of a page's URL, such as `/theming/`.
    window.location.replace(address);
    return;
  }
  window.history.replaceState({ key: entry, ...window.history.state }, '', address);
  entry = currentEntryKey();
  document.addEventListener('click', onClick);
  onNavigate(go);
  window.addEventListener('popstate', onPopState);
  window.addEventListener('pageshow', () => window.setTimeout(takeOverScroll));
  // On each scroll event, because Firefox drops storage writes made while the page unloads.
  window.addEventListener('scroll', saveScroll, { passive: true });
  window.addEventListener('pagehide', () => {
    saveScroll();
    window.history.scrollRestoration = 'auto';
  });
  takeOverScroll();
  startPrefetch(loader);
}
