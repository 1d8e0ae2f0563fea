import { hydrateIsland, openPage } from './browser.mjs';
import { pagesByKind, intentPages } from './pages.mjs';
import { pageRow } from './rows.mjs';
import { totalKibibytes } from './serve.mjs';
import { median } from './statistics.mjs';

/** Maximum size of a page's scripts after its islands hydrate, in KiB. */
const limits = { live: 150, plain: 125 };

/**
 * Loads a page, waits until it settles, and hydrates an island by hovering over it.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./serve.mjs').Server} server
 * @param {string} path
 * @param {{ cpu?: number, isSlow?: boolean }} conditions
 * @returns {Promise<{ ms: number, js: number, total: number }>} time from intent to hydration, NaN if the island hydrated
 *   before; and sizes of all scripts and all files, in KiB
 */
export async function startOnce(browser, server, path, conditions) {
  const opened = await openPage(browser, conditions);
  try {
    server.clear();
    await opened.page.goto(server.origin + path);
    await opened.settle();
    await hydrateIsland(opened);
    await opened.settle();
    const { intentAt, hydratedAt } = await opened.metrics();
    return {
      ms: hydratedAt > intentAt ? hydratedAt - intentAt : NaN,
      js: totalKibibytes(server.exchanges, '.js'),
      total: totalKibibytes(server.exchanges),
    };
  } finally {
    await opened.close();
  }
}

/** Size of what the first click on Edit loads, in KiB. */
async function sizeAddedByEdit(browser, server, path) {
  const opened = await openPage(browser);
  try {
    await opened.page.goto(server.origin + path);
    await hydrateIsland(opened);
    await opened.settle();
    const before = totalKibibytes(server.exchanges);
    await opened.page.locator('[data-edit]').first().click();
    await opened.page.locator('textarea').first().waitFor();
    await opened.settle();
    return totalKibibytes(server.exchanges) - before;
  } finally {
    await opened.close();
  }
}

/**
 * Measures the size of a page with a hydrated island, and the time until it hydrates.
 * @param {import('./index.mjs').Bench} bench
 * @returns {Promise<{ rows: import('./rows.mjs').Row[], samples: object }>}
 */
export async function measureIslands({ browser, site, runs, log }) {
  const conditions = {
    '1x': {},
    '4x': { cpu: 4 },
    'Slow 4G and 4x': { cpu: 4, isSlow: true },
  };
  /** @type {Record<string, Record<string, { ms: number, js: number, total: number }[]>>} */
  const samples = Object.fromEntries(
    Object.keys(conditions).map((name) => [
      name,
      Object.fromEntries(intentPages.map((path) => [path, []])),
    ]),
  );
  for (let run = 0; run < runs; run += 1) {
    log(`islands, run ${run + 1} of ${runs}`);
    for (const [name, condition] of Object.entries(conditions)) {
      for (const path of intentPages) {
        samples[name][path].push(await startOnce(browser, site, path, condition));
      }
    }
  }
  const [playground] = pagesByKind.playground;
  const playgroundLoad = await startOnce(browser, site, playground, {});
  site.clear();
  const edits = Object.fromEntries(
    await Promise.all(
      pagesByKind.live
        .slice(0, 1)
        .map(async (path) => [path, await sizeAddedByEdit(browser, site, path)]),
    ),
  );
  const sizeOf = (path, size) =>
    path === playground ? playgroundLoad[size] : samples['1x'][path]?.[0][size];
  const [plainPage] = pagesByKind.plain;
  const rows = [
    ...Object.entries(limits).map(([kind, limit]) =>
      pageRow({
        line: `Scripts with a hydrated island, ${kind === 'live' ? 'with' : 'without'} examples`,
        limit,
        unit: 'KiB',
        digits: 1,
        valueOf: (path) => (pagesByKind[kind].includes(path) ? sizeOf(path, 'js') : undefined),
        limitedKinds: [kind],
      }),
    ),
    pageRow({
      line: 'Total with a hydrated island',
      unit: 'KiB',
      digits: 1,
      valueOf: (path) => sizeOf(path, 'total'),
    }),
    pageRow({
      line: `Added by Edit; by /playground compared with ${plainPage}`,
      unit: 'KiB',
      digits: 1,
      valueOf: (path) =>
        path === playground ? playgroundLoad.total - sizeOf(plainPage, 'total') : edits[path],
    }),
    ...Object.keys(conditions).map((name) =>
      pageRow({
        line: `From intent to hydration, ${name}`,
        unit: 'ms',
        valueOf: (path) =>
          samples[name][path] ? median(samples[name][path].map(({ ms }) => ms)) : undefined,
        note: (path) =>
          samples[name][path].every(({ ms }) => Number.isNaN(ms)) ? ' (hydrated on load)' : '',
      }),
    ),
  ];
  return { rows, samples: { ...samples, playground: playgroundLoad, edits } };
}
