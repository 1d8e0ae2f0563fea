import { isReport, removedKey, type WorkerReport } from './messages';
import { allowsPrefetch } from '../browser/connection';
import { onEachPage, onceShown } from '../browser/page-events';
import { readSetting } from '../browser/storage';
import { serviceWorkers } from '../browser/workers';
import { pageOfData } from '../page-loading/page-data';
import { registerWorker, tellWorker, unregisterWorker } from './browser/registration';
import { createImport } from '../browser/on-demand';

/** URL of ./browser/offline-status, for what few readers see; src/page-html/plugin defines it. */
declare const OFFLINE_STATUS_URL: string;

/** Delay before the first retry of that script, in ms; grows with each one. */
const RETRY_DELAY_MS = 500;

const MAX_RETRIES = 2;

const importStatus = createImport(OFFLINE_STATUS_URL);

/** Loads ./browser/offline-status once. After the last retry, the next call tries again. */
function loadStatus(failures = 0): void {
  importStatus().catch(() => {
    if (failures === MAX_RETRIES) return;
    window.setTimeout(() => loadStatus(failures + 1), RETRY_DELAY_MS * (failures + 1));
  });
}

/** True if the report has something to show to the reader. */
function isNews({ job, isOffline, update }: WorkerReport): boolean {
  return Boolean(job) || isOffline || update !== null;
}

/** Files that were already reported to a worker. */
const reported = new Set<string>();

/** Paths of the page and of the files that it has used since the last call. */
function usedPaths(): string[] {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, search }) => origin === window.location.origin && search === '')
    .map(({ pathname }) => pathname)
    // The worker caches the document instead.
    .filter((path) => !pageOfData(path));
  const fresh = [...new Set(files)].filter((path) => !reported.has(path));
  if (serviceWorkers()?.controller) for (const path of fresh) reported.add(path);
  return [window.location.pathname, ...fresh];
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
  onEachPage(show);
}

/**
 * Registers the service worker once the page is idle, tells it which files were used, and shows its reports. Caches
 * nothing if the reader saves data or removed everything. Call once, with the shell.
 */
export function startServiceWorker(): void {
  if (process.env.NODE_ENV !== 'production') return;
  startInstallButtons();
  onEachPage(() => {
    if (document.querySelector('[data-offline-page]')) loadStatus();
  });
  const refusal = findRefusal();
  if (refusal) console.warn(refusal);
  const container = serviceWorkers();
  if (refusal || !container) return;
  if (readSetting(removedKey)) {
    unregisterWorker().catch(console.warn);
    return;
  }

  container.addEventListener('message', ({ data }) => {
    if (isReport(data) && isNews(data)) loadStatus();
  });
  /** True once the worker knows which files the page used. */
  let isReported = false;
  function sendHello(seen: string[]): void {
    // Another tab may have removed everything.
    if (!readSetting(removedKey)) tellWorker({ type: 'hello', seen });
  }
  function reportPage(): void {
    isReported = true;
    sendHello(allowsPrefetch() ? usedPaths() : []);
  }
  container.addEventListener('controllerchange', reportPage);
  // Also caches a page that is left before it's idle.
  window.addEventListener('pagehide', () => {
    if (!isReported && allowsPrefetch()) sendHello(usedPaths());
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sendHello([]);
  });
  onceShown(() =>
    onceIdle(() => {
      // For this page and each one that follows.
      onEachPage(reportPage);
      registerWorker().catch(console.warn);
    }),
  );
}
