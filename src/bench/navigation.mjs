import { moveOnto, openPage, pause, startApp } from './browser.mjs';
import { format } from './rows.mjs';
import { median } from './statistics.mjs';

/** Clicks on links of the side navigation, by kind of the page they start on. */
const clicks = {
  live: { from: '/components/button', to: '/sx-prop', heading: 'The sx Prop' },
  plain: { from: '/getting-started/gatsby', to: '/theming', heading: 'Theming' },
};

const conditions = {
  plain: { line: {}, hover: 500 },
  // Long enough for a page on its way over that line.
  'Slow 4G and 4x': { line: { cpu: 4, isSlow: true }, hover: 3000 },
};

/** From a click on a link to the frame with the heading of the new page, in ms. */
async function clickOnce(browser, server, { from, to, heading }, { line, hover, isRunning }) {
  const opened = await openPage(browser, line);
  const { page } = opened;
  try {
    await page.goto(server.origin + from);
    await opened.settle();
    if (isRunning) {
      await startApp(opened);
      await opened.settle();
    }
    const link = page.locator(`#navigation a[href="${to}"]`);
    await page.evaluate(([path, text]) => window.benchAwaitClick(path, text), [to, heading]);
    await moveOnto(page, link);
    await pause(hover);
    await page.mouse.down();
    await page.mouse.up();
    const measured = await page.waitForFunction(
      () => {
        const navigation = window.benchNavigation?.();
        return navigation?.shownAt ? navigation : undefined;
      },
      undefined,
      { polling: 50 },
    );
    const { clickedAt, shownAt } = await measured.jsonValue();
    const loaded = await page.evaluate(() => performance.getEntriesByType('navigation')[0].name);
    const isInApp = new URL(loaded).pathname === from;
    return { ms: shownAt - clickedAt, how: isInApp ? 'in app' : 'native' };
  } finally {
    await opened.close();
  }
}

/**
 * Times from a click on a link, whose page was prefetched while the pointer rested on it, to the new
 * heading: before the app runs, and after. A browser that Playwright drives prerenders no page.
 * @param {import('./index.mjs').Bench} bench
 * @returns {Promise<{ rows: import('./rows.mjs').Row[], samples: object }>}
 */
export async function measureNavigation({ browser, site, runs, log }) {
  const ways = { 'before the app runs': false, after: true };
  const samples = {};
  for (let run = 0; run < runs; run += 1) {
    log(`navigation, run ${run + 1} of ${runs}`);
    for (const [condition, { line, hover }] of Object.entries(conditions)) {
      for (const [way, isRunning] of Object.entries(ways)) {
        for (const [kind, click] of Object.entries(clicks)) {
          const sample = await clickOnce(browser, site, click, { line, hover, isRunning });
          (((samples[condition] ??= {})[way] ??= {})[kind] ??= []).push(sample);
        }
      }
    }
  }
  const rows = Object.entries(samples).flatMap(([condition, byWay]) =>
    Object.entries(byWay).map(([way, byKind]) => {
      const values = Object.entries(byKind).map(([kind, list]) => ({
        kind,
        ms: median(list.map(({ ms }) => ms)),
        how: [...new Set(list.map(({ how }) => how))].join(', '),
      }));
      return {
        line: `Click to heading, ${condition}, ${way}, ms`,
        limit: '',
        cells: Object.fromEntries(
          values.map(({ kind, ms, how }) => [kind, `${format(ms)} ${how}`]),
        ),
      };
    }),
  );
  return { rows, samples };
}
