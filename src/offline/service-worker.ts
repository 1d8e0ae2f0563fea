import { isReport, removedKey, type WorkerReport } from './messages';
import { allowsPrefetch } from '../browser/connection';
import { onEachPage, onceShown } from '../browser/page-events';
import { readSetting } from '../browser/storage';
import { serviceWorkers } from '../browser/workers';
import { pageOfData } from '../page-loading/page-data';
import { registerWorker, tellWorker, unregisterWorker } from './browser/registration';
import { createScriptLoader } from '../browser/on-demand';
import { installButton, offlineCopy } from './attributes';

/** Address of the script for what few readers see, beside this one; src/page-html/plugin knows it. */
declare const OFFLINE_STATUS_URL: string;

/** Time before ./browser/offline-status is fetched again after a failure, in ms; longer after each one. */
const retryDelay = 500;

/** How often it is fetched again without another reason. */
const retries = 2;

const fetchStatus = createScriptLoader(OFFLINE_STATUS_URL);

/** Loads ./browser/offline-status, once; tries again for a moment, and then for each reason to load it. */
function loadStatus(failures = 0): void {
  fetchStatus().catch(() => {
    if (failures === retries) return;
    window.setTimeout(() => loadStatus(failures + 1), retryDelay * (failures + 1));
  });
}

/** Whether there is something that the reader should see. */
function isNews({ job, isOffline, update }: WorkerReport): boolean {
  return Boolean(job) || isOffline || update !== null;
}

/** Files that the worker was told of; without one, nobody hears. */
const told = new Set<string>();

/** Paths that this page used since it was asked last: the page itself, and files of this site. */
function seenPaths(): string[] {
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, search }) => origin === window.location.origin && search === '')
    .map(({ pathname }) => pathname)
    // The document of the page is kept.
    .filter((path) => !pageOfData(path));
  const fresh = [...new Set(files)].filter((path) => !told.has(path));
  if (serviceWorkers()?.controller) for (const path of fresh) told.add(path);
  return [window.location.pathname, ...fresh];
}

/** Time after the page has loaded in which it counts as quiet, in ms. */
const quietAfter = 1500;

function onceQuiet(callback: () => void): void {
  const wait = () => window.setTimeout(callback, quietAfter);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** Why browsers register no worker here; undefined where they do. */
function refusal(): string | undefined {
  const { protocol, hostname } = window.location;
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
  return protocol === 'https:' || isLocal
    ? undefined
    : 'Nothing is kept for offline reading: browsers allow that only over https or on localhost.';
}

/** Shows the buttons that install the site, where and when the browser offers it. */
function offerInstall(): void {
  let prompt: (Event & { prompt?: () => Promise<unknown> }) | undefined;
  const show = () => {
    for (const button of document.querySelectorAll<HTMLElement>(`[${installButton}]`)) {
      button.hidden = !prompt;
    }
  };
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompt = event;
    show();
  });
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest(`[${installButton}]`)) return;
    void prompt?.prompt?.();
    prompt = undefined;
    show();
  });
  window.addEventListener('appinstalled', () => {
    document.documentElement.dataset.installed = '';
    loadStatus();
  });
  onEachPage(show);
}

/**
 * Registers the service worker once the page is quiet, tells it what was read, and shows what it reports. Nothing is kept for a reader who saves data or removed everything.
 * Runs once, with the shell.
 */
export function startServiceWorker(): void {
  if (process.env.NODE_ENV !== 'production') return;
  offerInstall();
  onEachPage(() => {
    if (document.querySelector(`[${offlineCopy}]`)) loadStatus();
  });
  const reason = refusal();
  if (reason) console.warn(reason);
  const serviceWorker = serviceWorkers();
  if (reason || !serviceWorker) return;
  if (readSetting(removedKey)) {
    unregisterWorker().catch((error) => console.warn('The service worker stays.', error));
    return;
  }

  serviceWorker.addEventListener('message', ({ data }) => {
    if (isReport(data) && isNews(data)) loadStatus();
  });
  /** True once the worker knows of the page that is shown. */
  let isTold = false;
  function greet(seen: string[]): void {
    // Another tab may have removed everything.
    if (!readSetting(removedKey)) tellWorker({ type: 'hello', seen });
  }
  function tellOfPage(): void {
    isTold = true;
    greet(allowsPrefetch() ? seenPaths() : []);
  }
  serviceWorker.addEventListener('controllerchange', tellOfPage);
  // A page that is left before it was quiet was read, too.
  window.addEventListener('pagehide', () => {
    if (!isTold && allowsPrefetch()) greet(seenPaths());
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') greet([]);
  });
  onceShown(() =>
    onceQuiet(() => {
      // Now, and for each page that follows.
      onEachPage(tellOfPage);
      registerWorker().catch((error) => {
        console.warn('Nothing is kept for offline reading.', error);
      });
    }),
  );
}
