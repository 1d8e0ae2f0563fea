import path from 'node:path';
import { pause } from './browser.mjs';
import { format } from './rows.mjs';
import { startServer } from './serve.mjs';
import { median } from './statistics.mjs';
import { TabBrowser } from './tab-browser.mjs';

/** Service worker that does nothing. Browsers don't even need to start it. */
const emptyWorker = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', () => {});
`;

/** Maximum time in ms that a cold worker may add to a navigation at 4x. */
const MAX_ADDED_MS = 50;

const paths = ['/theming', '/sx-prop'];

/**
 * Starts a browser with a page that the service worker controls, and fills the worker's cache.
 * @param {import('./serve.mjs').Server} server
 * @param {number} cachedFiles number of files to cache
 */
async function openWithWorker(server, cachedFiles) {
  const browser = new TabBrowser();
  await browser.start();
  await browser.open(server.origin + paths[0]);
  await browser.waitUntil('Boolean(navigator.serviceWorker.controller)');
  if (cachedFiles > 0) {
    const list = `fetch('/offline-files.json').then((response) => response.json())`;
    await browser.evaluate(
      `${list}.then(({ pages, files }) => navigator.serviceWorker.controller.postMessage(
        { type: 'hello', seen: Object.keys({ ...pages, ...files }).slice(0, ${cachedFiles}) }))`,
    );
    await browser.waitUntil(
      `Promise.all([caches.keys().then((names) => caches.open(names.find((name) => name.endsWith('visited')))).then((cache) => cache.keys())]).then(([keys]) => keys.length >= ${cachedFiles} * 0.95)`,
    );
  }
  // Time for the page and its worker to finish their own work.
  await pause(2000);
  await browser.toPage('ServiceWorker.enable');
  return browser;
}

/** Measures the time in ms from the start of a navigation to the first byte of the document. */
async function timeNavigation(browser, url, { cpu, isCold }) {
  if (isCold) await browser.toPage('ServiceWorker.stopAllWorkers');
  await pause(500);
  await browser.toPage('Emulation.setCPUThrottlingRate', { rate: cpu });
  await browser.open(url);
  const firstByte = await browser.evaluate(
    `performance.getEntriesByType('navigation')[0].responseStart`,
  );
  await browser.toPage('Emulation.setCPUThrottlingRate', { rate: 1 });
  // The page messages its worker once it's idle.
  await pause(3000);
  return firstByte;
}

/**
 * Measures the time from a navigation to the first byte of the document, with the site's service worker (stopped or
 * running) and with an empty worker. Alternates between them.
 * @param {import('./index.mjs').Bench} bench
 * @returns {Promise<{ rows: import('./rows.mjs').Row[], samples: object }>}
 */
export async function measureWorker({ site, siteDir, runs, log }) {
  const empty = await startServer(path.join(siteDir, 'build'), { '/sw.js': emptyWorker });
  const scenarios = {
    'empty worker, cold': { server: empty, cachedFiles: 0, isCold: true },
    'cold, no cached files': { server: site, cachedFiles: 0, isCold: true },
    'cold, 300 cached files': { server: site, cachedFiles: 300, isCold: true },
    'warm, 300 cached files': { server: site, cachedFiles: 300, isCold: false },
  };
  const samples = {};
  const browsers = [];
  try {
    for (const [name, scenario] of Object.entries(scenarios)) {
      const browser = await openWithWorker(scenario.server, scenario.cachedFiles);
      browsers.push([name, scenario, browser]);
    }
    for (let run = 0; run < runs; run += 1) {
      log(`worker, run ${run + 1} of ${runs}`);
      for (const cpu of [1, 4]) {
        for (const [name, { server, isCold }, browser] of browsers) {
          const url = server.origin + paths[(run + 1) % 2] + `?cpu=${cpu}`;
          const ms = await timeNavigation(browser, url, { cpu, isCold });
          ((samples[cpu] ??= {})[name] ??= []).push(ms);
        }
      }
    }
  } finally {
    for (const [, , browser] of browsers) await browser.stop();
    await empty.close();
  }
  const baseline = median(samples[4]['empty worker, cold']);
  const rows = Object.keys(scenarios).map((name) => {
    const hasLimit = name === 'cold, 300 cached files';
    return {
      line: `Navigation to first byte at 1x / 4x, ${name}, ms`,
      limit: hasLimit ? `${format(baseline + MAX_ADDED_MS)} at 4x` : '',
      cells: { plain: [1, 4].map((cpu) => format(median(samples[cpu][name]))).join(' / ') },
      ...(hasLimit ? { passes: median(samples[4][name]) <= baseline + MAX_ADDED_MS } : {}),
    };
  });
  return { rows, samples };
}
