import { openPage, pause } from './browser.mjs';
import { pagesByKind } from './pages.mjs';
import { pageRow } from './rows.mjs';
import { median } from './statistics.mjs';

const [livePage] = pagesByKind.live;

/** Typed one key after the other. */
const queries = ['useColorMode', 'dark theme', 'chekbox', 'how to change the color'];

/** Pages of a large site. */
const manyPages = 1000;

/** Opens the search, and types; times from each key to the results of it, in ms. */
async function typeOnce(browser, server) {
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
      let pressed = 0;
      document.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true);
      new MutationObserver(() => {
        if (status.textContent === 'Searching…') return;
        const key = pressed;
        // After the paint.
        requestAnimationFrame(() =>
          setTimeout(() => window.searchTimes.push(performance.now() - key)),
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
 * Runs the worker's script in the page, whose processor can be slowed. Times of each query, letter by letter,
 * and of the index before, in ms.
 * @param {number} least pages that are searched; those of the site are repeated
 */
async function runWorkerOnce(browser, server, least) {
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
      async ({ queries, least, script }) => {
        const { searchData } = document.querySelector('[data-search]').dataset;
        const version = await (await fetch(searchData)).json();
        const own = version.pages;
        for (let copy = 1; version.pages.length < least; copy += 1) {
          const more = own.map((each) => ({ ...each, path: `${each.path}-${copy}` }));
          version.pages = [...version.pages, ...more].slice(0, Math.max(least, own.length));
        }
        const scope = { answers: [] };
        scope.postMessage = (message) => scope.answers.push(message);
        new Function('self', await (await fetch(script)).text())(scope);
        const data = URL.createObjectURL(new Blob([JSON.stringify(version)]));
        const send = (message) => scope.onmessage({ data: message });
        const start = performance.now();
        send({ type: 'load', data });
        send({ type: 'search', id: 0, query: 'box' });
        while (scope.answers.length === 0) await new Promise((done) => setTimeout(done));
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
      { queries, least, script: worker.url() },
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
 * Times of the search. The browser slows only the page, so the worker's part is run in one.
 * @param {import('./index.mjs').Bench} bench
 * @returns {Promise<{ rows: import('./rows.mjs').Row[], samples: object }>}
 */
export async function measureSearch({ browser, site, runs, log }) {
  const samples = { typed: [], own: [], many: [] };
  for (let run = 0; run < runs; run += 1) {
    log(`search, run ${run + 1} of ${runs}`);
    samples.typed.push(await typeOnce(browser, site));
    samples.own.push(await runWorkerOnce(browser, site, 0));
    samples.many.push(await runWorkerOnce(browser, site, manyPages));
  }
  const { typed, own, many } = samples;
  const longest = (list) => list.map(({ times }) => Math.max(...times));
  const usual = (list) => list.map(({ times }) => median(times));
  const rows = [
    row(
      'Search: from the first key to results, page at 4x, worker at 1x',
      0,
      typed.map(({ first }) => first),
    ),
    row('Search: from a key to its results, page at 4x, worker at 1x, median', 50, usual(typed)),
    row('the same, the longest', 0, longest(typed)),
    row('Search: the worker’s part of a key at 4x, median', 50, usual(own)),
    row('the same, the longest', 50, longest(own)),
    row(`Search: the worker’s part with ${manyPages} pages at 4x, median`, 100, usual(many)),
    row('the same, the longest', 100, longest(many)),
    row(
      'Search: the index at 4x',
      0,
      own.map(({ index }) => index),
    ),
  ];
  return { rows, samples };
}
