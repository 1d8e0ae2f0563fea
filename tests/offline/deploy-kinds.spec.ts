import { chromium, type Page } from '@playwright/test';
import { launch } from 'puppeteer-core';
import { launchOptions } from '../support/browser-launch';
import { hydrated } from '../support/console';
import type { FaultServer } from '../support/fault-server';
import { follow } from '../support/follow';
import { saveAll, markSecondEdition, test, type Deploy } from '../support/offline-site';
import { expect, idle } from '../support/site';

const pageData = '/page-data/theming/page-data.json';

const seesNewText = (tab: Page) => expect(tab.getByText('Second edition')).toBeVisible();

/** Makes the browser check for a new worker, as it does from time to time. */
const checkForWorker = (tab: Page) =>
  tab.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

/** What a deploy changes, what a reader then sees at /theming, and how many document loads are allowed. */
const kinds: [
  title: string,
  change: (deploy: Deploy, server: FaultServer) => void,
  sees: (tab: Page) => Promise<void>,
  loads: number,
][] = [
  [
    'new text',
    (deploy) => {
      deploy.change('/theming', markSecondEdition).change(pageData, markSecondEdition);
    },
    seesNewText,
    1,
  ],
  [
    'a removed page',
    (_, server) => server.fail(/^\/(theming|page-data\/theming\/.*)$/, { kind: 'gone' }),
    (tab) => expect(tab.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible(),
    1,
  ],
];

for (const [title, change, sees, loads] of kinds) {
  test(`two tabs and the saved copy keep working after a deploy with ${title}`, async ({
    page,
    context,
    server,
    deploy,
  }) => {
    await saveAll(page);
    await page.goto('/components/box');
    const other = await context.newPage();
    await other.goto('/components/slider');
    await Promise.all([hydrated(page), hydrated(other)]);
    // By now, both tabs have reported their files to the worker.
    await page.waitForTimeout(3000);
    change(deploy, server);
    server.deploy(deploy.finish('second'));
    await checkForWorker(page);
    for (const tab of [page, other]) {
      const loaded: string[] = [];
      tab.on('load', () => loaded.push(tab.url()));
      await follow(tab, '/theming');
      await sees(tab);
      // A second load or a reload loop would happen now.
      await idle(tab);
      await sees(tab);
      expect(loaded.length).toBeLessThanOrEqual(loads);
    }
    // With the server down, both tabs show the unchanged saved copy.
    await server.stop();
    for (const tab of [page, other]) {
      await tab.goto('/sx-prop');
      await expect(tab.getByRole('heading', { level: 1, name: 'The sx Prop' })).toBeVisible();
      await tab.goto('/theming');
      await expect(tab.getByRole('heading', { level: 1, name: 'Theming' })).toBeVisible();
    }
  });
}

test('a new worker takes over on a full page load without losing a navigation', async ({
  baseURL,
  server,
  deploy,
}) => {
  // Playwright attaches a debugger to workers, and the browser then loses navigations. Puppeteer doesn't.
  const browser = await launch({
    executablePath: launchOptions.executablePath ?? chromium.executablePath(),
    args: launchOptions.args,
  });
  try {
    const [page] = await browser.pages();
    const isWaiting = () =>
      page!.evaluate(async () =>
        Boolean((await navigator.serviceWorker.getRegistration())!.waiting),
      );
    const heading = () => page!.$eval('h1', ({ textContent }) => textContent);
    await page!.goto(`${baseURL}/components/box`);
    await page!.waitForFunction(() => navigator.serviceWorker.controller);
    for (let edition = 1; edition <= 5; edition += 1) {
      deploy.change('/sw.js', (text) => `${text}\n// Edition ${edition}`);
      server.deploy(deploy.dir);
      await page!.waitForFunction(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration!.update();
        return registration!.waiting;
      });
      await page!.evaluate(() => {
        const marks = Object.assign(window, { opened: true, replaced: false });
        navigator.serviceWorker.addEventListener('controllerchange', () => (marks.replaced = true));
      });
      // In-app navigation doesn't replace the worker.
      await page!.$eval('nav a[href="/components/slider"]', (link) =>
        (link as HTMLElement).click(),
      );
      await page!.waitForFunction(() => document.querySelector('h1')?.textContent === 'Slider');
      expect(await page!.evaluate('window.opened && !window.replaced')).toBe(true);
      expect(await isWaiting()).toBe(true);
      // The next page is requested while the worker is replaced.
      await page!.goto(`${baseURL}/theming`);
      await page!.goto(`${baseURL}/components/box`);
      await expect.poll(isWaiting).toBe(false);
      expect(await heading()).toBe('Box');
    }
  } finally {
    await browser.close();
  }
});
