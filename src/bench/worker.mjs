import path from 'node:path';
import { pause } from './browser.mjs';
import { format } from './rows.mjs';
import { startServer, totalKibibytes } from './serve.mjs';
import { startSlowLink } from './slow-link.mjs';
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

/** Pages that are loaded, and pages that a link then leads to. No page prefetches the other's link. */
const paths = ['/theming', '/sx-prop'];
const linkedPaths = ['/hooks', '/styled'];

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

/**
 * Measures the time in ms from the start of a navigation to the first byte of the document, and from a click on a link
 * to the end of the page data, which includes the time to start a stopped worker.
 */
async function timeNavigation(browser, url, next, { cpu, isCold }) {
  const stop = () => isCold && browser.toPage('ServiceWorker.stopAllWorkers');
  const throttle = (rate) => browser.toPage('Emulation.setCPUThrottlingRate', { rate });
  await stop();
  await pause(500);
  await throttle(cpu);
  await browser.open(url);
  const document = await browser.evaluate(
    `performance.getEntriesByType('navigation')[0].responseStart`,
  );
  await throttle(1);
  // The page messages its worker once it's idle.
  await pause(3000);
  await stop();
  await pause(500);
  await throttle(cpu);
  const entry = `performance.getEntriesByName(origin + '/page-data${next}/page-data.json')[0]`;
  await browser.evaluate(
    `document.querySelector('nav a[href="${next}"]').click(); self.clickedAt = performance.now()`,
  );
  await browser.waitUntil(`${entry}?.responseEnd > 0`);
  const pageData = await browser.evaluate(`${entry}.responseEnd - self.clickedAt`);
  await throttle(1);
  return { document, pageData };
}

/** Measures the time in seconds that a save of the whole site takes on slow 4G. */
async function timeSave(site) {
  const link = await startSlowLink(site.origin);
  const browser = new TabBrowser();
  try {
    await browser.start();
    await browser.open(`${link.origin}/offline-plugin-app-shell-fallback`);
    await browser.waitUntil('Boolean(navigator.serviceWorker.controller)');
    const button = `[...document.querySelectorAll('main button')].find((each) => each.textContent.startsWith('Save for offline ('))`;
    await browser.waitUntil(`Boolean(${button})`);
    const start = performance.now();
    await browser.evaluate(`${button}.click()`);
    await browser.waitUntil(
      `document.querySelector('main').innerText.includes('The whole site is saved')`,
    );
    return (performance.now() - start) / 1000;
  } finally {
    await browser.stop();
    await link.close();
  }
}

/** Measures the KiB that the server sends for a first and a second visit to a page. */
async function measureVisits(site) {
  const browser = new TabBrowser();
  try {
    await browser.start();
    const visits = [];
    for (const query of ['?visit=1', '?visit=2']) {
      site.clear();
      await browser.open(site.origin + paths[0] + query);
      await pause(5000);
      visits.push(totalKibibytes(site.exchanges));
    }
    return visits;
  } finally {
    await browser.stop();
  }
}

/**
 * Measures navigations with the site's service worker (stopped or running) and with an empty worker, alternating
 * between them; then a save of the whole site, and two visits.
 * @param {import('./index.mjs').Bench} bench
 * @returns {Promise<{ rows: import('./rows.mjs').Row[], samples: object }>}
 */
export async function measureWorker({ site, siteDir, runs, log }) {
  const empty = await startServer(path.join(siteDir, 'build'), { '/sw.js': emptyWorker });
  const scenarios = { 'empty worker, cold': { server: empty, cachedFiles: 0, isCold: true } };
  for (const [state, isCold] of Object.entries({ cold: true, warm: false })) {
    for (const cachedFiles of [0, 100, 300]) {
      scenarios[`${state}, ${cachedFiles} cached files`] = { server: site, cachedFiles, isCold };
    }
  }
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
          const times = await timeNavigation(browser, url, linkedPaths[run % 2], { cpu, isCold });
          for (const [kind, ms] of Object.entries(times)) {
            (((samples[kind] ??= {})[cpu] ??= {})[name] ??= []).push(ms);
          }
        }
      }
    }
  } finally {
    for (const [, , browser] of browsers) await browser.stop();
    await empty.close();
  }
  samples.save = await timeSave(site);
  samples.visits = await measureVisits(site);

  const kinds = { document: 'Navigation to first byte', pageData: 'Click to page data' };
  const rows = Object.entries(kinds).flatMap(([kind, title]) => {
    const baseline = median(samples[kind][4]['empty worker, cold']);
    return Object.keys(scenarios).map((name) => {
      const hasLimit = kind === 'document' && name === 'cold, 300 cached files';
      return {
        line: `${title} at 1x / 4x, ${name}, ms`,
        limit: hasLimit ? `${format(baseline + MAX_ADDED_MS)} at 4x` : '',
        cells: {
          plain: [1, 4].map((cpu) => format(median(samples[kind][cpu][name]))).join(' / '),
        },
        ...(hasLimit ? { passes: median(samples[kind][4][name]) <= baseline + MAX_ADDED_MS } : {}),
      };
    });
  });
  rows.push(
    {
      line: 'Save of the whole site on slow 4G, s',
      limit: '',
      cells: { plain: format(samples.save) },
    },
    {
      line: 'First / second visit, KiB',
      limit: '',
      cells: { plain: samples.visits.map((each) => format(each)).join(' / ') },
    },
  );
  return { rows, samples };
}
