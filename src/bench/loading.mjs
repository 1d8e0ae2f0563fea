import { openPage } from './browser.mjs';
import { measuredPages } from './pages.mjs';
import { pageRow } from './rows.mjs';
import { kibibytesOf } from './serve.mjs';
import { median } from './statistics.mjs';

/** Milliseconds of tasks that block input: what long tasks take beyond 50 ms, from the first paint on. */
function blockingTime({ longTasks, firstPaint }) {
  return longTasks.reduce((sum, { startTime, duration }) => {
    const visible = startTime + duration - Math.max(startTime, firstPaint);
    return sum + Math.max(0, visible - 50);
  }, 0);
}

/**
 * Loads a page and touches nothing, until it is quiet.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./serve.mjs').Server} server
 * @param {string} path
 * @param {number} cpu how many times slower the processor is
 */
export async function loadOnce(browser, server, path, cpu) {
  const opened = await openPage(browser, { cpu });
  try {
    server.forget();
    await opened.page.goto(server.origin + path);
    await opened.settle();
    const seen = await opened.seen();
    return {
      firstPaint: seen.firstPaint,
      largestPaint: seen.largestPaint,
      layoutShift: seen.layoutShift,
      script: (await opened.metric('ScriptDuration')) * 1000,
      blocking: blockingTime(seen),
      total: kibibytesOf(server.exchanges),
      html: kibibytesOf(server.exchanges, '.html'),
      js: kibibytesOf(server.exchanges, '.js'),
      requests: server.exchanges.length,
      failed: server.exchanges.filter(({ status }) => status >= 400).length,
    };
  } finally {
    await opened.close();
  }
}

/**
 * Bytes, requests, paints, script time and blocking time of pages that nobody touches.
 * @param {import('./index.mjs').Bench} bench
 * @returns {Promise<{ rows: import('./rows.mjs').Row[], samples: object }>}
 */
export async function measureLoading({ browser, site, runs, log }) {
  /** @type {Record<string, any[]>} */
  const samples = Object.fromEntries(measuredPages.map((path) => [path, []]));
  // Compresses each file once, and warms the browser; bytes are exact in any run.
  for (const path of measuredPages) await loadOnce(browser, site, path, 1);
  for (let run = 0; run < runs; run += 1) {
    log(`loading, run ${run + 1} of ${runs}`);
    for (const path of measuredPages) samples[path].push(await loadOnce(browser, site, path, 4));
  }

  // Bytes are the same in every run, unless one was cut short.
  const most = (path, name) => Math.max(...samples[path].map((load) => load[name]));
  const middle = (path, name) => median(samples[path].map((load) => load[name]));
  const time = (line, name, limit) =>
    pageRow({
      line: `${line} at 4x, median`,
      limit,
      unit: 'ms',
      valueOf: (path) => middle(path, name),
    });
  const size = (line, name, limit) =>
    pageRow({ line, limit, unit: 'KiB', digits: 1, valueOf: (path) => most(path, name) });
  const rows = [
    pageRow({
      line: 'HTML with styles and inline script of /components/button',
      limit: 14,
      unit: 'KiB',
      digits: 2,
      valueOf: (path) => (path === '/components/button' ? most(path, 'html') : undefined),
      judged: ['live'],
    }),
    size('Total until intent', 'total', 24),
    size('Scripts until intent', 'js'),
    pageRow({
      line: 'Requests until intent',
      limit: 3,
      valueOf: (path) => most(path, 'requests'),
      // The home page has a picture.
      judged: ['live', 'plain'],
    }),
    pageRow({ line: 'Failed requests', limit: 0, valueOf: (path) => most(path, 'failed') }),
    time('First contentful paint', 'firstPaint'),
    time('Largest contentful paint', 'largestPaint'),
    pageRow({
      line: 'Cumulative layout shift',
      limit: 0.01,
      digits: 3,
      valueOf: (path) => most(path, 'layoutShift'),
    }),
    time('Script time until intent', 'script', 50),
    time('Total blocking time until intent', 'blocking', 50),
  ];
  return { rows, samples };
}
