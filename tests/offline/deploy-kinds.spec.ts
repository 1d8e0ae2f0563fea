import { chromium } from '@playwright/test';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { launchOptions } from '../support/browser-launch';
import type { FaultServer } from '../support/fault-server';
import { markSecondEdition, savedText, test as base, type Deploy } from '../support/offline-site';
import { offlinePagePath } from '../../src/shell/offline/messages';
import { expect } from '../support/site';

/** Playwright attaches a debugger to workers, and the browser then loses navigations. Puppeteer doesn't. */
const test = base.extend<{ browserWithoutDebugger: Browser }>({
  browserWithoutDebugger: async ({}, provide) => {
    const browser = await launch({
      executablePath: launchOptions.executablePath ?? chromium.executablePath(),
      args: launchOptions.args,
    });
    await provide(browser);
    await browser.close();
  },
});
test.slow();

const pageData = '/page-data/theming/page-data.json';

const sees = (tab: Page, selector: string) => tab.waitForSelector(selector, { visible: true });

const control = (tab: Page) => tab.waitForFunction(() => navigator.serviceWorker.controller);

/** Makes the browser check for a new worker, as it does from time to time. */
const checkForWorker = (tab: Page) =>
  tab.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

/** What a deploy changes, and what a reader then sees at /theming. */
const kinds: [
  title: string,
  change: (deploy: Deploy, server: FaultServer) => void,
  seen: string,
][] = [
  [
    'new text',
    (deploy) => {
      deploy.change('/theming', markSecondEdition).change(pageData, markSecondEdition);
    },
    '::-p-text(Second edition)',
  ],
  [
    'a removed page',
    (_, server) => server.fail(/^\/(theming|page-data\/theming\/.*)$/, { kind: 'gone' }),
    '::-p-aria([name="Page not found"][role="heading"])',
  ],
];

for (const [title, change, seen] of kinds) {
  test(`two tabs and the saved copy keep working after a deploy with ${title}`, async ({
    browserWithoutDebugger: browser,
    baseURL,
    server,
    deploy,
  }) => {
    const [page] = (await browser.pages()) as [Page];
    await page.goto(`${baseURL}${offlinePagePath}`);
    await control(page);
    await page.locator('::-p-aria([role="button"]) ::-p-text(Save for offline)').click();
    await page.waitForSelector(`::-p-text(${savedText})`, { visible: true, timeout: 90_000 });
    await page.goto(`${baseURL}/components/box`);
    const other = await browser.newPage();
    await other.goto(`${baseURL}/components/slider`);
    // By now, both tabs have reported their files to the worker.
    await new Promise((done) => setTimeout(done, 3000));
    change(deploy, server);
    server.deploy(deploy.finish('second'));
    await checkForWorker(page);
    for (const tab of [page, other]) {
      let loads = 0;
      tab.on('load', () => (loads += 1));
      await tab.bringToFront();
      await tab.locator('::-p-aria([name="Theming"][role="link"])').click();
      await sees(tab, seen);
      // A second load or a reload loop would happen now.
      await tab.waitForNetworkIdle();
      await sees(tab, seen);
      expect(loads).toBeLessThanOrEqual(1);
    }
    // With the server down, both tabs show the unchanged saved copy.
    await server.stop();
    for (const tab of [page, other]) {
      await tab.bringToFront();
      await tab.goto(`${baseURL}/sx-prop`);
      await sees(tab, '::-p-aria([name="The sx Prop"][role="heading"])');
      await tab.goto(`${baseURL}/theming`);
      await sees(tab, '::-p-aria([name="Theming"][role="heading"])');
    }
  });
}

test('a new worker takes over on a full page load without losing a navigation', async ({
  browserWithoutDebugger: browser,
  baseURL,
  server,
  deploy,
}) => {
  const [page] = (await browser.pages()) as [Page];
  const isWaiting = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())!.waiting));
  const heading = () => page.$eval('h1', ({ textContent }) => textContent);
  await page.goto(`${baseURL}/components/box`);
  await control(page);
  for (let edition = 1; edition <= 5; edition += 1) {
    deploy.change('/sw.js', (text) => `${text}\n// Edition ${edition}`);
    server.deploy(deploy.dir);
    await page.waitForFunction(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration!.update();
      return registration!.waiting;
    });
    await page.evaluate(() => {
      const marks = Object.assign(window, { opened: true, replaced: false });
      navigator.serviceWorker.addEventListener('controllerchange', () => (marks.replaced = true));
    });
    // In-app navigation doesn't replace the worker.
    await page.$eval('nav a[href="/components/slider"]', (link) => (link as HTMLElement).click());
    await page.waitForFunction(() => document.querySelector('h1')?.textContent === 'Slider');
    expect(await page.evaluate('window.opened && !window.replaced')).toBe(true);
    expect(await isWaiting()).toBe(true);
    // The next page is requested while the worker is replaced.
    await page.goto(`${baseURL}/theming`);
    await page.goto(`${baseURL}/components/box`);
    await expect.poll(isWaiting).toBe(false);
    expect(await heading()).toBe('Box');
  }
});
