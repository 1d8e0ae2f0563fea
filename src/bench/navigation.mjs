import { moveOnto, openPage, pause } from './browser.mjs';
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
async function clickOnce(browser, server, { from, to, heading }, { line, hover, way }) {
  const { isHovered, hasWorker } = way;
  const opened = await openPage(browser, { ...line, hasWorker });
  const { page } = opened;
  try {
    await page.goto(server.origin + from);
    await opened.settle();
    const link = page.locator(`#navigation a[href="${to}"]`);
    await page.evaluate(([path, text]) => window.benchAwaitClick(path, text), [to, heading]);
    // The navigation is longer than the window.
    await link.scrollIntoViewIfNeeded();
    await moveOnto(page, link);
    if (isHovered) await pause(hover);
    await page.mouse.down();
    await page.mouse.up();
    const measured = await page.waitForFunction(
      () => {
        const navigation = window.benchNavigation;
        return navigation?.shownAt ? navigation : undefined;
      },
      undefined,
      { polling: 50 },
    );
    const { clickedAt, shownAt } = await measured.jsonValue();
    return shownAt - clickedAt;
  } finally {
    await opened.close();
  }
}

/**
 * Times from a click on a link to the new heading: with the page prefetched while the pointer rested on the
 * link, or not, and with the worker.
 * @param {import('./index.mjs').Bench} bench
 * @returns {Promise<{ rows: import('./rows.mjs').Row[], samples: object }>}
 */
export async function measureNavigation({ browser, site, runs, log }) {
  const ways = {
    hovered: { isHovered: true },
    'not hovered': {},
    'not hovered, with the worker': { hasWorker: true },
  };
  const samples = {};
  for (let run = 0; run < runs; run += 1) {
    log(`navigation, run ${run + 1} of ${runs}`);
    for (const [condition, { line, hover }] of Object.entries(conditions)) {
      for (const [name, way] of Object.entries(ways)) {
        for (const [kind, click] of Object.entries(clicks)) {
          const sample = await clickOnce(browser, site, click, { line, hover, way });
          (((samples[condition] ??= {})[name] ??= {})[kind] ??= []).push(sample);
        }
      }
    }
  }
  const rows = Object.entries(samples).flatMap(([condition, byWay]) =>
    Object.entries(byWay).map(([way, byKind]) => {
      const values = Object.entries(byKind).map(([kind, list]) => ({
        kind,
        ms: median(list),
      }));
      return {
        line: `Click to heading, ${condition}, ${way}, ms`,
        limit: '',
        cells: Object.fromEntries(values.map(({ kind, ms }) => [kind, format(ms)])),
      };
    }),
  );
  return { rows, samples };
}
