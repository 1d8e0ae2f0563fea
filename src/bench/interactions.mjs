import { openPage, pause, startIsland } from './browser.mjs';
import { pagesByKind } from './pages.mjs';
import { pageRow } from './rows.mjs';
import { median } from './statistics.mjs';

/** Times in ms that a reader does not notice. */
const limit = 100;

/** The shortest time that the browser reports. */
const shortestReported = 16;

const narrow = { width: 390, height: 844 };

const [livePage] = pagesByKind.live;
// The second has examples that follow the mode.
const [plainPage, modePage] = pagesByKind.plain;
const [home] = pagesByKind.home;

/** What is pressed, where, how often. */
const presses = {
  'Mode change': {
    target: '[data-color-mode-toggle]',
    times: 4,
    pages: [livePage, plainPage, modePage, home],
  },
  'Menu, 390 wide': {
    target: '[data-menu-toggle]',
    times: 6,
    pages: [livePage, plainPage],
    viewport: narrow,
  },
  Section: { target: 'button[data-section]', times: 6, pages: [livePage, plainPage] },
};

/** Presses as a hand does: goes there, then presses, one after the other. */
async function pressEach({ page }, { target, times }) {
  const buttons = page.locator(target);
  const count = await buttons.count();
  for (let time = 0; time < times; time += 1) {
    const { x, y, width, height } = await buttons.nth(time % count).boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
    await pause(150);
    await page.mouse.down();
    await page.mouse.up();
    await pause(150);
  }
}

/** The longest time from an input to the paint after it, in ms; the least that is reported when none was. */
const longest = ({ interactions }) =>
  Math.max(shortestReported, ...interactions.map(({ duration }) => duration));

async function pressOnce(browser, server, path, press, isRunning) {
  const opened = await openPage(browser, { cpu: 4, viewport: press.viewport });
  try {
    await opened.page.goto(server.origin + path);
    await opened.settle();
    if (isRunning) {
      await startIsland(opened);
      await opened.settle();
    }
    await opened.page.evaluate(() => void (window.bench.interactions.length = 0));
    await pressEach(opened, press);
    await opened.settle();
    return await opened.seen();
  } finally {
    await opened.close();
  }
}

/** Keys in the editor of a page's first example. */
async function typeOnce(browser, server, path) {
  const opened = await openPage(browser, { cpu: 4 });
  const { page } = opened;
  try {
    await page.goto(server.origin + path);
    await startIsland(opened);
    await opened.settle();
    await page.locator('[data-edit]').first().click();
    await page.locator('textarea').first().waitFor();
    await opened.settle();
    await page.locator('textarea').first().focus();
    await page.evaluate(() => void (window.bench.interactions.length = 0));
    for (const key of 'const a = 1;') {
      await page.keyboard.press(key);
      await pause(150);
    }
    await opened.settle();
    return await opened.seen();
  } finally {
    await opened.close();
  }
}

/**
 * Times from an input to the paint after it.
 * @param {import('./index.mjs').Bench} bench
 * @returns {Promise<{ rows: import('./rows.mjs').Row[], samples: object }>}
 */
export async function measureInteractions({ browser, site, runs, log }) {
  const states = { 'before the app runs': false, after: true };
  const samples = {};
  const add = (name, state, path, seen) =>
    (((samples[name] ??= {})[state] ??= {})[path] ??= []).push(seen);
  for (let run = 0; run < runs; run += 1) {
    log(`interactions, run ${run + 1} of ${runs}`);
    for (const [state, isRunning] of Object.entries(states)) {
      for (const [name, press] of Object.entries(presses)) {
        for (const path of press.pages) {
          add(name, state, path, await pressOnce(browser, site, path, press, isRunning));
        }
      }
    }
    add('Key in the editor', 'after', livePage, await typeOnce(browser, site, livePage));
  }
  const rows = Object.entries(samples).flatMap(([name, byState]) =>
    Object.entries(byState).map(([state, byPath]) =>
      pageRow({
        line: `${name} at 4x, ${state}, the longest, median`,
        limit,
        unit: 'ms',
        valueOf: (path) => byPath[path] && median(byPath[path].map(longest)),
      }),
    ),
  );
  return { rows, samples };
}
