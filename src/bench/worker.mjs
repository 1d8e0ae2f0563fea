import path from 'node:path';
import { pause } from './browser.mjs';
import { format } from './rows.mjs';
import { startServer } from './serve.mjs';
import { median } from './statistics.mjs';
import { TabBrowser } from './tab-browser.mjs';

/** A service worker that does nothing: browsers need not even start it. */
const emptyWorker = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', () => {});
`;

/** How many ms a cold worker may add to a navigation at 4x. */
const limit = 50;

const addresses = ['/theming', '/sx-prop'];

/**
 * Waits until an expression is true in the page.
 * @param {TabBrowser} browser
 * @param {string} expression
 */
async function until(browser, expression) {
  for (let tries = 0; !(await browser.evaluate(expression)); tries += 1) {
    if (tries > 600) throw new Error(`Never true: ${expression}`);
    await pause(100);
  }
}

/** Opens a page, and waits until it has loaded. */
async function open(browser, url) {
  await browser.toPage('Page.navigate', { url });
  await until(
    browser,
    `location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`,
  );
}

/**
 * A browser with a page of the site whose worker answers for it, and has kept files.
 * @param {import('./serve.mjs').Server} server
 * @param {number} keeps how many files the worker keeps
 */
async function openWithWorker(server, keeps) {
  const browser = new TabBrowser();
  await browser.start();
  await open(browser, server.origin + addresses[0]);
  await until(browser, 'Boolean(navigator.serviceWorker.controller)');
  if (keeps > 0) {
    const list = `fetch('/offline-files.json').then((answer) => answer.json())`;
    await browser.evaluate(
      `${list}.then(({ pages, files }) => navigator.serviceWorker.controller.postMessage(
        { type: 'hello', seen: Object.keys({ ...pages, ...files }).slice(0, ${keeps}) }))`,
    );
    await until(
      browser,
      `Promise.all([caches.keys().then((names) => caches.open(names.find((name) => name.endsWith('visited')))).then((cache) => cache.keys())]).then(([keys]) => keys.length >= ${keeps} * 0.95)`,
    );
  }
  // The page's own work with the worker.
  await pause(2000);
  await browser.toPage('ServiceWorker.enable');
  return browser;
}

/** From the start of a navigation to the first byte of the document, in ms. */
async function timeNavigation(browser, url, { cpu, isCold }) {
  if (isCold) await browser.toPage('ServiceWorker.stopAllWorkers');
  await pause(500);
  await browser.toPage('Emulation.setCPUThrottlingRate', { rate: cpu });
  await open(browser, url);
  const firstByte = await browser.evaluate(
    `performance.getEntriesByType('navigation')[0].responseStart`,
  );
  await browser.toPage('Emulation.setCPUThrottlingRate', { rate: 1 });
  // The page greets its worker once it is quiet.
  await pause(3000);
  return firstByte;
}

/**
 * Times navigations to the first byte of the document with the site's worker, stopped before or running, next to a
 * worker that does nothing, in turns.
 * @param {import('./index.mjs').Bench} bench
 * @returns {Promise<{ rows: import('./rows.mjs').Row[], samples: object }>}
 */
export async function measureWorker({ site, siteDir, runs, log }) {
  const empty = await startServer(path.join(siteDir, 'build'), { '/sw.js': emptyWorker });
  const ways = {
    'a worker that does nothing, cold': { server: empty, keeps: 0, isCold: true },
    'cold, nothing kept': { server: site, keeps: 0, isCold: true },
    'cold, 300 files kept': { server: site, keeps: 300, isCold: true },
    'warm, 300 files kept': { server: site, keeps: 300, isCold: false },
  };
  const samples = {};
  const browsers = [];
  try {
    for (const [name, way] of Object.entries(ways)) {
      browsers.push([name, way, await openWithWorker(way.server, way.keeps)]);
    }
    for (let run = 0; run < runs; run += 1) {
      log(`worker, run ${run + 1} of ${runs}`);
      for (const cpu of [1, 4]) {
        for (const [name, { server, isCold }, browser] of browsers) {
          const url = server.origin + addresses[(run + 1) % 2] + `?cpu=${cpu}`;
          const ms = await timeNavigation(browser, url, { cpu, isCold });
          ((samples[cpu] ??= {})[name] ??= []).push(ms);
        }
      }
    }
  } finally {
    for (const [, , browser] of browsers) await browser.stop();
    await empty.close();
  }
  const base = median(samples[4]['a worker that does nothing, cold']);
  const rows = Object.keys(ways).map((name) => {
    const isJudged = name === 'cold, 300 files kept';
    return {
      line: `Navigation to first byte at 1x / 4x, ${name}, ms`,
      limit: isJudged ? `${format(base + limit)} at 4x` : '',
      cells: { plain: [1, 4].map((cpu) => format(median(samples[cpu][name]))).join(' / ') },
      ...(isJudged ? { passes: median(samples[4][name]) <= base + limit } : {}),
    };
  });
  return { rows, samples };
}
