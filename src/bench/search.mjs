import { openPage, pause } from './browser.mjs';
import { pagesByKind } from './pages.mjs';
import { pageRow } from './rows.mjs';
import { median } from './statistics.mjs';

const [livePage] = pagesByKind.live;

/** Queries that are typed key by key. */
const queries = ['useColorMode', 'dark theme', 'chekbox', 'how to change the color'];

/** Number of pages of a large site. */
const LARGE_SITE_PAGES = 1000;

/** Opens the search and types. @returns the times in ms from each key press to its results */
async function measureTyping(browser, server) {
  const opened = await openPage(browser, { cpu: 4 });
  const { page } = opened;
  try {
    await page.goto(server.origin + livePage);
    await opened.settle();
    const start = Date.now();
    await page.keyboard.press('/');
    await page.locator('[role="combobox"]').waitFor();
    await page.keyboard.type('box');
    await page.locator('[role="option"]').first().waitFor();
    const first = Date.now() - start;
    await page.evaluate(() => {
      const status = document.querySelector('[data-search-dialog] [role="status"]');
      window.searchTimes = [];
      let pressedAt = 0;
      document.addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), true);
      new MutationObserver(() => {
        if (status.textContent === 'Searching…') return;
        const start = pressedAt;
        // A timeout that is set in a frame's callback runs after the paint.
        requestAnimationFrame(() =>
          setTimeout(() => window.searchTimes.push(performance.now() - start)),
        );
      }).observe(status, { childList: true, subtree: true, characterData: true });
    });
    for (const query of queries) {
      await page.locator('[role="combobox"]').fill('');
      for (const key of query) {
        await page.keyboard.press(key === ' ' ? 'Space' : key);
        await pause(150);
      }
    }
    return { first, times: await page.evaluate(() => window.searchTimes) };
  } finally {
    await opened.close();
  }
}

/**
 * Runs the worker's script in the page, where the CPU can be throttled.
 * @param {number} minPages number of pages to search; the site's pages are repeated to reach it
 * @returns the times in ms of building the index, and of each query, letter by letter
 */
async function measureWorkerScript(browser, server, minPages) {
  const opened = await openPage(browser, { cpu: 4, bypassCSP: true });
  const { page } = opened;
  try {
    await page.goto(server.origin + livePage);
    await opened.settle();
    const [worker] = await Promise.all([
      page.waitForEvent('worker'),
      page.locator('[data-search]').hover(),
    ]);
    return await page.evaluate(
      async ({ queries, minPages, script }) => {
        const { searchData } = document.querySelector('[data-search]').dataset;
        const version = await (await fetch(searchData)).json();
        const sitePages = version.pages;
        for (let copy = 1; version.pages.length < minPages; copy += 1) {
          const copies = sitePages.map((each) => ({ ...each, path: `${each.path}-${copy}` }));
          version.pages = [...version.pages, ...copies].slice(
            0,
            Math.max(minPages, sitePages.length),
          );
        }
        const scope = { responses: [] };
        scope.postMessage = (message) => scope.responses.push(message);
        new Function('self', await (await fetch(script)).text())(scope);
        const data = URL.createObjectURL(new Blob([JSON.stringify(version)]));
        const send = (message) => scope.onmessage({ data: message });
        const start = performance.now();
        send({ type: 'load', data });
        send({ type: 'search', id: 0, query: 'box' });
        while (scope.responses.length === 0) await new Promise((done) => setTimeout(done));
        const index = performance.now() - start;
        const times = [];
        for (const query of queries) {
          for (let end = 1; end <= query.length; end += 1) {
            const before = performance.now();
            send({ type: 'search', id: end, query: query.slice(0, end) });
            times.push(performance.now() - before);
          }
        }
        return { index, times };
      },
      { queries, minPages, script: worker.url() },
    );
  } finally {
    await opened.close();
  }
}

const row = (line, limit, values) =>
  pageRow({
    line,
    ...(limit ? { limit } : {}),
    unit: 'ms',
    valueOf: (path) => (path === livePage ? median(values) : undefined),
  });

/**
 * Measures the search. DevTools can only throttle the CPU of a page, so the worker's script also runs in a page.
 * @param {import('./index.mjs').Bench} bench
 * @returns {Promise<{ rows: import('./rows.mjs').Row[], samples: object }>}
 */
export async function measureSearch({ browser, site, runs, log }) {
  const samples = { typed: [], site: [], large: [] };
  for (let run = 0; run < runs; run += 1) {
    log(`search, run ${run + 1} of ${runs}`);
    samples.typed.push(await measureTyping(browser, site));
    samples.site.push(await measureWorkerScript(browser, site, 0));
    samples.large.push(await measureWorkerScript(browser, site, LARGE_SITE_PAGES));
  }
  const { typed, site: ofSite, large: ofLargeSite } = samples;
  const maximums = (list) => list.map(({ times }) => Math.max(...times));
  const medians = (list) => list.map(({ times }) => median(times));
  const rows = [
    row(
      'Search: from the first key press to results, page at 4x, worker at 1x',
      0,
      typed.map(({ first }) => first),
    ),
    row(
      'Search: from a key press to its results, page at 4x, worker at 1x, median',
      50,
      medians(typed),
    ),
    row('the same, longest', 0, maximums(typed)),
    row('Search: worker’s time per key press at 4x, median', 50, medians(ofSite)),
    row('the same, longest', 50, maximums(ofSite)),
    row(
      `Search: worker’s time per key press with ${LARGE_SITE_PAGES} pages at 4x, median`,
      100,
      medians(ofLargeSite),
    ),
    row('the same, longest', 100, maximums(ofLargeSite)),
    row(
      'Search: building the index at 4x',
      0,
      ofSite.map(({ index }) => index),
    ),
  ];
  return { rows, samples };
}
