import { hydrateIsland, openPage, pause } from './browser.mjs';
import { pagesByKind } from './pages.mjs';
import { pageRow } from './rows.mjs';
import { median } from './statistics.mjs';

/** Duration in ms below which a response feels instant. */
const limit = 100;

/** Minimum duration of reported events, in ms: the lowest `durationThreshold` that browsers accept. */
const MIN_REPORTED_MS = 16;

const mobileViewport = { width: 390, height: 844 };

const [livePage] = pagesByKind.live;
// The second one has examples that change with the color mode.
const [plainPage, modePage] = pagesByKind.plain;
const [home] = pagesByKind.home;

/** Clicked elements, by name of the row. */
const clickScenarios = {
  'Mode change': {
    target: '[data-color-mode-toggle]',
    times: 4,
    pages: [livePage, plainPage, modePage, home],
  },
  'Menu, 390 wide': {
    target: '[data-menu-toggle]',
    times: 6,
    pages: [livePage, plainPage],
    viewport: mobileViewport,
  },
  Section: { target: 'button[data-section]', times: 6, pages: [livePage, plainPage] },
};

/** Clicks the matching elements in turn, with the pauses of a user. */
async function clickInTurn({ page }, { target, times }) {
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

/** Longest time from an input to the next paint, in ms. MIN_REPORTED_MS if the browser reported none. */
const longestInteraction = ({ interactions }) =>
  Math.max(MIN_REPORTED_MS, ...interactions.map(({ duration }) => duration));

async function measureClicks(browser, server, path, scenario, isHydrated) {
  const opened = await openPage(browser, { cpu: 4, viewport: scenario.viewport });
  try {
    await opened.page.goto(server.origin + path);
    await opened.settle();
    if (isHydrated) {
      await hydrateIsland(opened);
      await opened.settle();
    }
    await opened.page.evaluate(() => void (window.bench.interactions.length = 0));
    await clickInTurn(opened, scenario);
    await opened.settle();
    return await opened.metrics();
  } finally {
    await opened.close();
  }
}

/** Types in the editor of a page's first example. */
async function measureTyping(browser, server, path) {
  const opened = await openPage(browser, { cpu: 4 });
  const { page } = opened;
  try {
    await page.goto(server.origin + path);
    await hydrateIsland(opened);
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
    return await opened.metrics();
  } finally {
    await opened.close();
  }
}

/**
 * Measures the time from an input to the next paint.
 * @param {import('./index.mjs').Bench} bench
 * @returns {Promise<{ rows: import('./rows.mjs').Row[], samples: object }>}
 */
export async function measureInteractions({ browser, site, runs, log }) {
  const states = { 'before hydration': false, 'after hydration': true };
  const samples = {};
  const addSample = (name, state, path, metrics) =>
    (((samples[name] ??= {})[state] ??= {})[path] ??= []).push(metrics);
  for (let run = 0; run < runs; run += 1) {
    log(`interactions, run ${run + 1} of ${runs}`);
    for (const [state, isHydrated] of Object.entries(states)) {
      for (const [name, scenario] of Object.entries(clickScenarios)) {
        for (const path of scenario.pages) {
          addSample(
            name,
            state,
            path,
            await measureClicks(browser, site, path, scenario, isHydrated),
          );
        }
      }
    }
    addSample(
      'Key press in the editor',
      'after hydration',
      livePage,
      await measureTyping(browser, site, livePage),
    );
  }
  const rows = Object.entries(samples).flatMap(([name, byState]) =>
    Object.entries(byState).map(([state, byPath]) =>
      pageRow({
        line: `${name} at 4x, ${state}, longest, median`,
        limit,
        unit: 'ms',
        valueOf: (path) => byPath[path] && median(byPath[path].map(longestInteraction)),
      }),
    ),
  );
  return { rows, samples };
}
