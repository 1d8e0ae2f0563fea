import { moveOnto, openPage, pause, slow4g, startApp } from './browser.mjs';
import { observe } from './observe.mjs';
import { format } from './rows.mjs';
import { median } from './statistics.mjs';
import { TabBrowser } from './tab-browser.mjs';

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

/** How long to wait for a page, in ms. */
const patience = 30_000;

/** Waits for a value of the page that a tab shows. */
async function valueIn(browser, expression) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const value = await browser.evaluate(expression);
    if (value) return value;
    await pause(50);
  }
  throw new Error(`The page had no ${expression} within ${patience} ms.`);
}

/** The same before the app runs, in a browser that may prepare the whole page. */
async function clickPrepared(server, { from, to, heading }, { line, hover }) {
  const browser = new TabBrowser([
    ['Page.enable', {}],
    ['Network.enable', {}],
    ['Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` }],
    ['Emulation.setCPUThrottlingRate', { rate: line.cpu ?? 1 }],
    ...(line.isSlow ? [['Network.emulateNetworkConditions', slow4g]] : []),
  ]);
  try {
    await browser.start();
    await browser.toPage('Page.navigate', { url: server.origin + from });
    await valueIn(browser, `document.readyState === 'complete' && location.pathname === '${from}'`);
    const link = `#navigation a[href="${to}"]`;
    await browser.evaluate(`benchAwaitClick(${JSON.stringify(to)}, ${JSON.stringify(heading)})`);
    await browser.mouse(link, 'mouseMoved');
    await pause(hover);
    await browser.mouse(link, 'mousePressed');
    await browser.mouse(link, 'mouseReleased');
    const { clickedAt, shownAt } = await valueIn(
      browser,
      'benchNavigation()?.shownAt && benchNavigation()',
    );
    const isPrepared = browser.prerenders.at(-1) === 'Success';
    return { ms: shownAt - clickedAt, how: isPrepared ? 'prepared' : 'native' };
  } finally {
    await browser.stop();
  }
}

/**
 * Times from a click on a link, whose page was prefetched while the pointer rested on it, to the new
 * heading: before the app runs, prerendered by the browser or not, and after.
 * @param {import('./index.mjs').Bench} bench
 * @returns {Promise<{ rows: import('./rows.mjs').Row[], samples: object }>}
 */
export async function measureNavigation({ browser, site, runs, beginRun }) {
  const ways = {
    // A browser that Playwright drives prepares no page.
    'before the app runs, only prefetched': {},
    'before the app runs': { isPrepared: true },
    after: { isRunning: true },
  };
  const samples = {};
  for (let run = 0; run < runs; run += 1) {
    await beginRun(`navigation, run ${run + 1} of ${runs}`);
    for (const [condition, { line, hover }] of Object.entries(conditions)) {
      for (const [way, { isPrepared, isRunning }] of Object.entries(ways)) {
        for (const [kind, click] of Object.entries(clicks)) {
          const sample = isPrepared
            ? await clickPrepared(site, click, { line, hover })
            : await clickOnce(browser, site, click, { line, hover, isRunning });
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
