import { openPage } from './browser.mjs';
import { measuredPages } from './pages.mjs';
import { pageRow } from './rows.mjs';
import { totalKibibytes } from './serve.mjs';
import { median } from './statistics.mjs';

/** Total blocking time in ms: the time of long tasks beyond 50 ms, after the first paint. */
function blockingTime({ longTasks, firstPaint }) {
  return longTasks.reduce((sum, { startTime, duration }) => {
    const afterPaint = startTime + duration - Math.max(startTime, firstPaint);
    return sum + Math.max(0, afterPaint - 50);
  }, 0);
}

/**
 * Loads a page without interacting with it, and waits until it settles.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./serve.mjs').Server} server
 * @param {string} path
 * @param {number} cpu CPU slowdown factor
 */
export async function loadOnce(browser, server, path, cpu) {
  const opened = await openPage(browser, { cpu });
  try {
    server.clear();
    await opened.page.goto(server.origin + path);
    await opened.settle();
    const metrics = await opened.metrics();
    return {
      firstPaint: metrics.firstPaint,
      largestPaint: metrics.largestPaint,
      layoutShift: metrics.layoutShift,
      script: (await opened.browserMetric('ScriptDuration')) * 1000,
      blocking: blockingTime(metrics),
      total: totalKibibytes(server.exchanges),
      html: totalKibibytes(server.exchanges, '.html'),
      js: totalKibibytes(server.exchanges, '.js'),
      requests: server.exchanges.length,
      failed: server.exchanges.filter(({ status }) => status >= 400).length,
    };
  } finally {
    await opened.close();
  }
}

/**
 * Measures bytes, requests, paints, script time and blocking time of pages without interaction.
 * @param {import('./index.mjs').Bench} bench
 * @returns {Promise<{ rows: import('./rows.mjs').Row[], samples: object }>}
 */
export async function measureLoading({ browser, site, runs, log }) {
  /** @type {Record<string, any[]>} */
  const samples = Object.fromEntries(measuredPages.map((path) => [path, []]));
  // Fills the server's cache of compressed files, and warms up the browser.
  for (const path of measuredPages) await loadOnce(browser, site, path, 1);
  for (let run = 0; run < runs; run += 1) {
    log(`loading, run ${run + 1} of ${runs}`);
    for (const path of measuredPages) samples[path].push(await loadOnce(browser, site, path, 4));
  }

  // Bytes are the same in every run, unless a run was cut short.
  const max = (path, name) => Math.max(...samples[path].map((load) => load[name]));
  const medianOf = (path, name) => median(samples[path].map((load) => load[name]));
  const timeRow = (line, name, limit) =>
    pageRow({
      line: `${line} at 4x, median`,
      limit,
      unit: 'ms',
      valueOf: (path) => medianOf(path, name),
    });
  const sizeRow = (line, name, limit) =>
    pageRow({ line, limit, unit: 'KiB', digits: 1, valueOf: (path) => max(path, name) });
  const rows = [
    pageRow({
      line: 'HTML with styles and inline script of /components/button',
      limit: 14,
      unit: 'KiB',
      digits: 2,
      valueOf: (path) => (path === '/components/button' ? max(path, 'html') : undefined),
      limitedKinds: ['live'],
    }),
    sizeRow('Total until intent', 'total', 24),
    sizeRow('Scripts until intent', 'js'),
    pageRow({
      line: 'Requests until intent',
      limit: 3,
      valueOf: (path) => max(path, 'requests'),
      // The home page also loads a picture.
      limitedKinds: ['live', 'plain'],
    }),
    pageRow({ line: 'Failed requests', limit: 0, valueOf: (path) => max(path, 'failed') }),
    timeRow('First contentful paint', 'firstPaint'),
    timeRow('Largest contentful paint', 'largestPaint'),
    pageRow({
      line: 'Cumulative layout shift',
      limit: 0.01,
      digits: 3,
      valueOf: (path) => max(path, 'layoutShift'),
    }),
    timeRow('Script time until intent', 'script', 50),
    timeRow('Total blocking time until intent', 'blocking', 50),
  ];
  return { rows, samples };
}
