import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { observe } from './observe.mjs';

const systemChromium = '/usr/bin/chromium';

/** How the bench and the tests start Chromium: the system's when there is one, else Playwright's own. */
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

/** Milliseconds without requests and long tasks after which a page counts as settled. */
const quietFor = 500;

/** Milliseconds in which the browser, left alone, ends its own work on a new page and on the one before. */
const restFor = 700;

/** DevTools' "Slow 4G": 562.5 ms, and 90 % of 1.6 Mbps down and 750 kbps up. */
export const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: ((1.6 * 1e6) / 8) * 0.9,
  uploadThroughput: ((750 * 1e3) / 8) * 0.9,
};

/** Pauses. @param {number} ms */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Starts Chromium.
 * @param {string[]} [args] more arguments
 */
export function launchBrowser(args = []) {
  return chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...args] });
}

/**
 * @typedef {object} OpenPage
 * @property {import('@playwright/test').Page} page
 * @property {(name: string) => Promise<number>} metric a value of the browser's performance metrics
 * @property {() => Promise<any>} seen what `observe` has kept
 * @property {(options?: { upTo?: number }) => Promise<void>} settle waits for quiet, at most the given ms
 * @property {(options: { cpu?: number, isSlow?: boolean }) => Promise<void>} throttle
 * @property {() => Promise<void>} close
 */

/**
 * Opens a page of its own: no cache, no storage.
 * @param {import('@playwright/test').Browser} browser
 * @param {object} [options]
 * @param {{ width: number, height: number }} [options.viewport]
 * @param {number} [options.cpu] how many times slower the processor is
 * @param {boolean} [options.isSlow] whether the line is slow 4G
 * @param {boolean} [options.hasWorker] whether the site may register its service worker
 * @param {boolean} [options.bypassCSP] whether the page may make code of text
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
  let lastExchange = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    pending.add(requestId);
    lastExchange = Date.now();
  });
  for (const event of ['Network.loadingFinished', 'Network.loadingFailed']) {
    session.on(event, ({ requestId }) => {
      pending.delete(requestId);
      lastExchange = Date.now();
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
  await pause(restFor);

  return {
    page,
    throttle,
    seen: () => page.evaluate(() => window.bench),
    async metric(name) {
      const { metrics } = await session.send('Performance.getMetrics');
      return metrics.find((metric) => metric.name === name)?.value ?? NaN;
    },
    async settle({ upTo = 15_000 } = {}) {
      const end = Date.now() + upTo;
      while (Date.now() < end) {
        await pause(50);
        if (pending.size > 0 || Date.now() - lastExchange < quietFor) continue;
        const idleFor = await page
          .evaluate(() => {
            const { longTasks, firstPaint } = window.bench;
            const [{ loadEventEnd }] = performance.getEntriesByType('navigation');
            if (!loadEventEnd || Number.isNaN(firstPaint)) return -1;
            const ends = longTasks.map(({ startTime, duration }) => startTime + duration);
            return performance.now() - Math.max(loadEventEnd, firstPaint, ...ends);
          })
          .catch(() => -1);
        if (idleFor > quietFor) return;
      }
    },
    close: () => context.close(),
  };
}

/**
 * Turns to the first island of a page, and waits until React has taken it over.
 * @param {OpenPage} opened
 */
export async function startIsland({ page }) {
  const isRunning = () => document.querySelector('[data-started]') !== null;
  if (await page.evaluate(isRunning)) return;
  const part = page.locator('[data-island] :visible').first();
  if ((await part.count()) === 0) return;
  await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await moveOnto(page, part);
  await page.waitForFunction(isRunning, undefined, { polling: 50 });
}

/**
 * Moves the pointer onto an element as a hand does: in steps.
 * @param {import('@playwright/test').Page} page
 * @param {import('@playwright/test').Locator} target
 */
export async function moveOnto(page, target) {
  const { x, y, width, height } = await target.boundingBox();
  await page.mouse.move(x + Math.min(width / 2, 40), y + Math.min(height / 2, 100), { steps: 4 });
}
