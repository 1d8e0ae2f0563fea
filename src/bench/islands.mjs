import { openPage, startIsland } from './browser.mjs';
import { pagesByKind, waitingPages } from './pages.mjs';
import { pageRow } from './rows.mjs';
import { kibibytesOf } from './serve.mjs';
import { median } from './statistics.mjs';

/** Highest size of the scripts of pages whose islands have started, in KiB: with examples, and without. */
const limits = { live: 150, plain: 125 };

/**
 * Loads a page, waits until it is quiet, and does what starts an island.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./serve.mjs').Server} server
 * @param {string} path
 * @param {{ cpu?: number, isSlow?: boolean }} conditions
 * @returns {Promise<{ ms: number, js: number, total: number }>} from intent to hydrated, NaN when it
 *   started before; and all that was loaded, in KiB
 */
export async function startOnce(browser, server, path, conditions) {
  const opened = await openPage(browser, conditions);
  try {
    server.forget();
    await opened.page.goto(server.origin + path);
    await opened.settle();
    await startIsland(opened);
    await opened.settle();
    const { intentAt, hydratedAt } = await opened.seen();
    return {
      ms: hydratedAt > intentAt ? hydratedAt - intentAt : NaN,
      js: kibibytesOf(server.exchanges, '.js'),
      total: kibibytesOf(server.exchanges),
    };
  } finally {
    await opened.close();
  }
}

/** What the first press of Edit on a page loads, in KiB. */
async function loadedByEdit(browser, server, path) {
  const opened = await openPage(browser);
  try {
    await opened.page.goto(server.origin + path);
    await startIsland(opened);
    await opened.settle();
    const before = kibibytesOf(server.exchanges);
    await opened.page.locator('[data-edit]').first().click();
    await opened.page.locator('textarea').first().waitFor();
    await opened.settle();
    return kibibytesOf(server.exchanges) - before;
  } finally {
    await opened.close();
  }
}

/**
 * Bytes of a page with an island that started, and the time it takes to start.
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
      Object.fromEntries(waitingPages.map((path) => [path, []])),
    ]),
  );
  for (let run = 0; run < runs; run += 1) {
    log(`start of an island, run ${run + 1} of ${runs}`);
    for (const [name, condition] of Object.entries(conditions)) {
      for (const path of waitingPages) {
        samples[name][path].push(await startOnce(browser, site, path, condition));
      }
    }
  }
  const [playground] = pagesByKind.playground;
  const playgroundLoad = await startOnce(browser, site, playground, {});
  site.forget();
  const edits = Object.fromEntries(
    await Promise.all(
      pagesByKind.live
        .slice(0, 1)
        .map(async (path) => [path, await loadedByEdit(browser, site, path)]),
    ),
  );
  const all = (path, size) =>
    path === playground ? playgroundLoad[size] : samples['1x'][path]?.[0][size];
  const [plainPage] = pagesByKind.plain;
  const rows = [
    ...Object.entries(limits).map(([kind, limit]) =>
      pageRow({
        line: `Scripts with an island started, ${kind === 'live' ? 'with' : 'without'} examples`,
        limit,
        unit: 'KiB',
        digits: 1,
        valueOf: (path) => (pagesByKind[kind].includes(path) ? all(path, 'js') : undefined),
        judged: [kind],
      }),
    ),
    pageRow({
      line: 'All with an island started',
      unit: 'KiB',
      digits: 1,
      valueOf: (path) => all(path, 'total'),
    }),
    pageRow({
      line: `Added by Edit; by /playground over ${plainPage}`,
      unit: 'KiB',
      digits: 1,
      valueOf: (path) =>
        path === playground ? playgroundLoad.total - all(plainPage, 'total') : edits[path],
    }),
    ...Object.keys(conditions).map((name) =>
      pageRow({
        line: `From intent to hydrated, ${name}`,
        unit: 'ms',
        valueOf: (path) =>
          samples[name][path] ? median(samples[name][path].map(({ ms }) => ms)) : undefined,
        note: (path) =>
          samples[name][path].every(({ ms }) => Number.isNaN(ms)) ? ' (started by itself)' : '',
      }),
    ),
  ];
  return { rows, samples: { ...samples, playground: playgroundLoad, edits } };
}
