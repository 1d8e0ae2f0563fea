import { withRetries } from '../../runtime/browser/retry';
import { isReport, removedKey, type WorkerReport } from './messages';
import { allowsPrefetch } from '../../runtime/browser/connection';
import { onPageShown, oncePageShown } from '../../runtime/browser/page-events';
import { readSetting } from '../../runtime/browser/storage';
import { getServiceWorkers } from '../../runtime/browser/workers';
import { appDataUrl, pageOfData } from '../../runtime/page-loading/page-data';
import { documentBuild } from '../../runtime/page-loading/document-info';
import { pathOf } from '../../base/facts/base-url';
import { registerWorker, tellWorker, removeWorker } from './browser/registration';
import { createImport } from '../../runtime/browser/on-demand';

/** URL of ./browser/offline-status, for what few readers see; src/assembly/page-html/plugin defines it. */
declare const OFFLINE_STATUS_URL: string;

const importStatus = createImport(OFFLINE_STATUS_URL);

/** Loads ./browser/offline-status once. After the last retry, the next call tries again. */
const loadStatus = () => void withRetries(importStatus).catch(() => {});

/** True if the report has something to show to the reader. */
function hasNews({ save, connection, isOutdated }: WorkerReport): boolean {
  return Boolean(save) || connection !== 'online' || isOutdated;
}

/** Paths of the files that the page has used. */
function usedFiles(): string[] {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, search }) => origin === window.location.origin && search === '')
    .map(({ pathname }) => pathname)
    // The worker keeps the page instead of its data.
    .filter((path) => pathOf(path) && !pageOfData(path) && path !== appDataUrl);
  return [...new Set(files)];
}

/** Time after the load event until the page counts as idle, in ms. */
const IDLE_DELAY_MS = 1500;

function onceIdle(callback: () => void): void {
  const wait = () => window.setTimeout(callback, IDLE_DELAY_MS);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** Returns why browsers don't register a worker here; undefined if they do. */
function findRefusal(): string | undefined {
  const { protocol, hostname } = window.location;
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  return protocol === 'https:' || isLocal
    ? undefined
    : 'Offline reading requires HTTPS or localhost.';
}

/** Shows the install buttons while the browser offers to install the site. */
function startInstallButtons(): void {
  let prompt: (Event & { prompt?: () => Promise<unknown> }) | undefined;
  const show = () => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-install-app]')) {
      button.hidden = !prompt;
    }
  };
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompt = event;
    show();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-install-app]')) return;
    void prompt?.prompt?.();
    prompt = undefined;
    show();
  });
  window.addEventListener('appinstalled', () => {
    document.documentElement.setAttribute('data-installed', '');
    loadStatus();
  });
  onPageShown(show);
}

/**
 * Registers the service worker once the page is idle, tells it which files were used, and shows its reports. Caches
 * nothing if the reader saves data or removed everything. Call once, with the shell.
 */
export function startServiceWorker(): void {
  if (process.env.NODE_ENV !== 'production') return;
  startInstallButtons();
  onPageShown(() => {
    if (document.querySelector('[data-offline-page]')) loadStatus();
  });
  const refusal = findRefusal();
  if (refusal) console.warn(refusal);
  const container = getServiceWorkers();
  if (refusal || !container) return;
  if (readSetting(removedKey)) {
    removeWorker().catch(console.warn);
    return;
  }

  container.addEventListener('message', ({ data }) => {
    if (isReport(data) && hasNews(data)) loadStatus();
  });
  /** True if the worker handled the page's requests, and so has kept their responses. */
  let areFilesKept = Boolean(container.controller);
  let isPageKept = areFilesKept;
  function reportPage(): void {
    // Another tab may have removed everything.
    if (readSetting(removedKey) || !container!.controller) return;
    const seen = [
      ...(isPageKept ? [] : [window.location.pathname]),
      ...(areFilesKept ? [] : usedFiles()),
    ];
    // The offline page comes from the worker's cache.
    const build = document.querySelector('[data-offline-page]') ? undefined : documentBuild();
    tellWorker({ type: 'hello', build, seen: allowsPrefetch() ? seen : [] });
    areFilesKept = true;
    isPageKept = true;
  }
  container.addEventListener('controllerchange', reportPage);
  oncePageShown(() => {
    onPageShown(() => {
      reportPage();
      // The next page is shown in this document, from page data.
      isPageKept = false;
    });
    onceIdle(() => registerWorker().catch(console.warn));
  });
}
