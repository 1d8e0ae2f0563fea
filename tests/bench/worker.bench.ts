import { chromium, expect } from '@playwright/test';
import { launch, type Browser } from 'puppeteer-core';
import { launchOptions } from '../support/browser-launch';
import { medians, slowDevice, test, type Site, type Values } from './bench';

/** Service worker that does nothing. */
const emptyWorker = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', () => {});
`;

/** Time in ms in which a page messages its worker. A message after that would start the worker again. */
const IDLE_MS = 2500;

/** Time in ms that the site's worker may add to a navigation at 4x, when it isn't running. */
const MAX_ADDED_MS = 50;

/** Visits a page that the worker controls. Returns a function that measures the time in ms to the first byte. */
async function controlledPage(browser: Browser, origin: string) {
  const page = await browser.newPage();
  await page.goto(`${origin}/sx-prop`);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const session = await page.createCDPSession();
  let status = '';
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    status = versions.at(-1)?.runningStatus ?? status;
  });
  await session.send('ServiceWorker.enable');
  return async (isCold: boolean) => {
    await page.goto(`${origin}/sx-prop`);
    await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    if (isCold) await session.send('ServiceWorker.stopAllWorkers');
    await expect.poll(() => status).toBe(isCold ? 'stopped' : 'running');
    await page.emulateCPUThrottling(slowDevice.cpu!);
    await page.goto(`${origin}/theming`);
    await page.emulateCPUThrottling(1);
    const entry = await page.evaluate(() =>
      performance.getEntriesByType('navigation')[0]!.toJSON(),
    );
    return Math.round((entry as PerformanceNavigationTiming).responseStart);
  };
}

/** Measures the site's worker, or another one. */
async function measureWorker({ server, origin }: Site, script?: string): Promise<Values> {
  if (script) server.fail(/^\/sw\.js$/, { kind: 'body', body: () => script });
  // Playwright would attach to workers, which keeps them running.
  const browser = await launch({
    executablePath: launchOptions.executablePath ?? chromium.executablePath(),
    args: launchOptions.args,
  });
  try {
    const measure = await controlledPage(browser, origin);
    return await medians(async () => ({
      'stopped, ms': await measure(true),
      'running, ms': await measure(false),
    }));
  } finally {
    await browser.close();
    server.clearFaults();
  }
}

test('From a navigation to the first byte with a service worker, at 4x', async ({
  site,
  addRow,
}) => {
  const empty = await addRow('empty worker', () => measureWorker(site, emptyWorker));
  await addRow('worker of the site', () => measureWorker(site), {
    'stopped, ms': empty['stopped, ms']! + MAX_ADDED_MS,
  });
});
