import { moveOnto, openPage, pause } from './browser.mjs';
import { format } from './rows.mjs';
import { median } from './statistics.mjs';

/** Clicked links of the sidebar, by kind of the page they're on. */
const clicks = {
  live: { from: '/components/button', to: '/sx-prop', heading: 'The sx Prop' },
  plain: { from: '/getting-started/gatsby', to: '/theming', heading: 'Theming' },
};

const conditions = {
  plain: { throttling: {}, hoverMs: 500 },
  // Long enough to prefetch a page over slow 4G.
  'Slow 4G and 4x': { throttling: { cpu: 4, isSlow: true }, hoverMs: 3000 },
};

/** Time in ms from a click on a link to the frame with the heading of the new page. */
async function clickOnce(
  browser,
  server,
  { from, to, heading },
  { throttling, hoverMs, scenario },
) {
  const { isHovered, hasWorker } = scenario;
  const opened = await openPage(browser, { ...throttling, hasWorker });
  const { page } = opened;
  try {
    await page.goto(server.origin + from);
    await opened.settle();
    const link = page.locator(`#navigation a[href="${to}"]`);
    await page.evaluate(([path, text]) => window.benchAwaitClick(path, text), [to, heading]);
    // The sidebar is taller than the window.
    await link.scrollIntoViewIfNeeded();
    await moveOnto(page, link);
    if (isHovered) await pause(hoverMs);
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
 * Measures the time from a click on a link to the new heading: with the page prefetched on hover, without, and
 * without but with the service worker.
 * @param {import('./index.mjs').Bench} bench
 * @returns {Promise<{ rows: import('./rows.mjs').Row[], samples: object }>}
 */
export async function measureNavigation({ browser, site, runs, log }) {
  const scenarios = {
    hovered: { isHovered: true },
    'not hovered': {},
    'not hovered, with the service worker': { hasWorker: true },
  };
  const samples = {};
  for (let run = 0; run < runs; run += 1) {
    log(`navigation, run ${run + 1} of ${runs}`);
    for (const [condition, { throttling, hoverMs }] of Object.entries(conditions)) {
      for (const [name, scenario] of Object.entries(scenarios)) {
        for (const [kind, click] of Object.entries(clicks)) {
          const sample = await clickOnce(browser, site, click, { throttling, hoverMs, scenario });
          (((samples[condition] ??= {})[name] ??= {})[kind] ??= []).push(sample);
        }
      }
    }
  }
  const rows = Object.entries(samples).flatMap(([condition, byScenario]) =>
    Object.entries(byScenario).map(([scenario, byKind]) => {
      const values = Object.entries(byKind).map(([kind, list]) => ({
        kind,
        ms: median(list),
      }));
      return {
        line: `Click to heading, ${condition}, ${scenario}, ms`,
        limit: '',
        cells: Object.fromEntries(values.map(({ kind, ms }) => [kind, format(ms)])),
      };
    }),
  );
  return { rows, samples };
}
