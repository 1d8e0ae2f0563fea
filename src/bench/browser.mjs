import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { systemChromium } from '../commands/engines.mjs';
import { observe } from './observe.mjs';

/** Launch options for Chromium in the bench and the tests: the system's browser if installed, else Playwright's. */
export const launchOptions = {
  ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Time in ms without requests and long tasks after which a page is settled. */
const QUIET_MS = 500;

/** Time in ms for the browser to finish creating a page and cleaning up the previous one. */
const NEW_PAGE_IDLE_MS = 700;

/** DevTools' "Slow 4G": 562.5 ms latency, and 90% of 1.6 Mbps down and 750 kbps up. */
export const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: ((1.6 * 1e6) / 8) * 0.9,
  uploadThroughput: ((750 * 1e3) / 8) * 0.9,
};

/** @param {number} ms */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Launches Chromium.
 * @param {string[]} [args] additional command-line arguments
 */
export function launchBrowser(args = []) {
  return chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...args] });
}

/**
 * @typedef {object} OpenPage
 * @property {import('@playwright/test').Page} page
 * @property {(name: string) => Promise<number>} browserMetric a metric of DevTools' `Performance.getMetrics`; NaN if
 *   there's none with that name
 * @property {() => Promise<any>} metrics the entries that `observe` collected
 * @property {(options?: { timeoutMs?: number }) => Promise<void>} settle waits until there are no requests and long
 *   tasks, or until the timeout
 * @property {(options: { cpu?: number, isSlow?: boolean }) => Promise<void>} throttle
 * @property {() => Promise<void>} close
 */

/**
 * Opens a page in a new browser context, without cache and storage.
 * @param {import('@playwright/test').Browser} browser
 * @param {object} [options]
 * @param {{ width: number, height: number }} [options.viewport]
 * @param {number} [options.cpu] CPU slowdown factor
 * @param {boolean} [options.isSlow] true to throttle the network to slow 4G
 * @param {boolean} [options.hasWorker] true to allow the site's service worker
 * @param {boolean} [options.bypassCSP] true to ignore the content policy, such as its ban of `eval`
 * @returns {Promise<OpenPage>}
 */
export async function openPage(
  browser,
  {
    viewport = { width: 1280, height: 900 },
    cpu = 1,
    isSlow = false,
    hasWorker = false,
    bypassCSP = false,
  } = {},
) {
  const serviceWorkers = hasWorker ? 'allow' : 'block';
  const context = await browser.newContext({ viewport, serviceWorkers, bypassCSP });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  const pending = new Set();
  let lastNetworkEvent = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    pending.add(requestId);
    lastNetworkEvent = Date.now();
  });
  for (const event of ['Network.loadingFinished', 'Network.loadingFailed']) {
    session.on(event, ({ requestId }) => {
      pending.delete(requestId);
      lastNetworkEvent = Date.now();
    });
  }
  await session.send('Network.enable');
  await session.send('Performance.enable');

  async function throttle({ cpu: rate = 1, isSlow: slow = false }) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await session.send(
      'Network.emulateNetworkConditions',
      slow ? slow4g : { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
    );
  }
  await throttle({ cpu, isSlow });
  await pause(NEW_PAGE_IDLE_MS);

  return {
    page,
    throttle,
    metrics: () => page.evaluate(() => window.bench),
    async browserMetric(name) {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find((metric) => metric.name === name)?.value ?? NaN;
    },
    async settle({ timeoutMs = 15_000 } = {}) {
      const end = Date.now() + timeoutMs;
      while (Date.now() < end) {
        await pause(50);
        if (pending.size > 0 || Date.now() - lastNetworkEvent < QUIET_MS) continue;
        const idleFor = await page
          .evaluate(() => {
            const { longTasks, firstPaint } = window.bench;
            const [{ loadEventEnd }] = performance.getEntriesByType('navigation');
            if (!loadEventEnd || Number.isNaN(firstPaint)) return -1;
            const ends = longTasks.map(({ startTime, duration }) => startTime + duration);
            return performance.now() - Math.max(loadEventEnd, firstPaint, ...ends);
          })
          .catch(() => -1);
        if (idleFor > QUIET_MS) return;
      }
    },
    close: () => context.close(),
  };
}

/**
 * Moves the pointer to the first island of a page, and waits until it's hydrated. Does nothing if there's none.
 * @param {OpenPage} opened
 */
export async function hydrateIsland({ page }) {
  const isHydrated = () => document.querySelector('[data-started]') !== null;
  if (await page.evaluate(isHydrated)) return;
  const target = page.locator('[data-island] :visible').first();
  if ((await target.count()) === 0) return;
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await moveOnto(page, target);
  await page.waitForFunction(isHydrated, undefined, { polling: 50 });
}

/**
 * Moves the pointer onto an element in steps, as a user would.
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Locator} target
 */
export async function moveOnto(page, target) {
  const { x, y, width, height } = await target.boundingBox();
  await page.mouse.move(x + Math.min(width / 2, 40), y + Math.min(height / 2, 100), { steps: 4 });
}
