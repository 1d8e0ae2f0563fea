import { openPage } from './browser.mjs';
import { measuredPages } from './pages.mjs';
import { format, pageRow } from './rows.mjs';
import { kibibytesOf } from './serve.mjs';
import { median, pairedRatios, quantile } from './statistics.mjs';

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
      css: kibibytesOf(server.exchanges, '.css'),
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
export async function measureLoading({ browser, site, copy, runs, beginRun }) {
  /** @type {Record<string, { site: any[], copy: any[] }>} */
  const samples = {};
  // Compresses each file once, and warms the browser; bytes are exact in any run.
  for (const path of measuredPages) {
    samples[path] = { site: [], copy: [] };
    for (const server of [copy, site]) await loadOnce(browser, server, path, 1);
  }
  for (let run = 0; run < runs; run += 1) {
    await beginRun(`loading, run ${run + 1} of ${runs}`);
    for (const path of measuredPages) {
      // In turn: whichever loads second finds a warmer machine.
      const sides = Object.entries({ copy, site });
      for (const [side, server] of run % 2 === 0 ? sides : sides.reverse()) {
        samples[path][side].push(await loadOnce(browser, server, path, 4));
      }
    }
  }

  // Bytes are the same in every run, unless one was cut short.
  const most = (path, name, side = 'site') =>
    Math.max(...samples[path][side].map((load) => load[name]));
  const middle = (path, name, side = 'site') =>
    median(samples[path][side].map((load) => load[name]));
  // The copy has no scripts: what it shows is the work of this measurement.
  const ownScript = (path) =>
    median(samples[path].site.map(({ script }, run) => script - samples[path].copy[run].script));
  const ratios = (path, name) =>
    pairedRatios(
      samples[path].site.map((load) => load[name]),
      samples[path].copy.map((load) => load[name]),
    );
  const spread = (path, name) =>
    ` (${format(quantile(ratios(path, name), 0.1), 2)}–${format(quantile(ratios(path, name), 0.9), 2)})`;
  const paintRow = (line, name) =>
    pageRow({
      line: `${line} at 4x, times the plain copy, median (10–90 %)`,
      limit: 1.15,
      digits: 2,
      valueOf: (path) => median(ratios(path, name)),
      note: (path) => spread(path, name),
    });
  const rows = [
    pageRow({
      line: `HTML, styles and boot script of /components/button`,
      limit: 14,
      unit: 'KiB',
      digits: 2,
      valueOf: (path) =>
        path === '/components/button' ? most(path, 'html') + most(path, 'css') : undefined,
      judged: ['live'],
    }),
    pageRow({
      line: 'Total until intent',
      limit: 51,
      unit: 'KiB',
      digits: 1,
      valueOf: (path) => most(path, 'total'),
    }),
    pageRow({
      line: 'Total until intent, times the plain copy',
      limit: 2,
      digits: 2,
      valueOf: (path) => most(path, 'total') / most(path, 'total', 'copy'),
    }),
    pageRow({
      line: 'Total of the plain copy',
      unit: 'KiB',
      digits: 1,
      valueOf: (path) => most(path, 'total', 'copy'),
    }),
    pageRow({
      line: 'Scripts until intent',
      unit: 'KiB',
      digits: 1,
      valueOf: (path) => most(path, 'js'),
    }),
    pageRow({ line: 'Requests until intent', valueOf: (path) => most(path, 'requests') }),
    pageRow({ line: 'Failed requests', limit: 0, valueOf: (path) => most(path, 'failed') }),
    paintRow('First contentful paint', 'firstPaint'),
    paintRow('Largest contentful paint', 'largestPaint'),
    pageRow({
      line: 'First contentful paint at 4x, site (plain copy)',
      unit: 'ms',
      valueOf: (path) => middle(path, 'firstPaint'),
      note: (path) => ` (${format(middle(path, 'firstPaint', 'copy'))})`,
    }),
    pageRow({
      line: 'Cumulative layout shift',
      limit: 0,
      digits: 3,
      valueOf: (path) => most(path, 'layoutShift'),
    }),
    pageRow({
      line: 'Script time at 4x until intent',
      limit: 50,
      unit: 'ms',
      valueOf: ownScript,
    }),
    pageRow({
      line: 'Total blocking time at 4x until intent',
      limit: 10,
      unit: 'ms',
      valueOf: (path) => middle(path, 'blocking'),
    }),
  ];
  return { rows, samples };
}
