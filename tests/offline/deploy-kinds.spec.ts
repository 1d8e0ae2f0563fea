import { expect, type Page } from '@playwright/test';
import { hydrated, watchConsole } from '../support/console';
import type { FaultServer } from '../support/fault-server';
import { follow } from '../support/follow';
import {
  openOfflinePage,
  saveAll,
  markSecondEdition,
  test,
  type Deploy,
} from '../support/offline-site';

const appData = '/page-data/app-data.json';
const otherHash = (text: string) =>
  text.replace(/"compilationHash":"[^"]*"/, '"compilationHash":"other"');

const pageData = '/page-data/theming/page-data.json';
const otherBuild = (text: string) => text.replace(/"build":"\w+"/, '"build":"other"');

const seesNewText = (tab: Page) => expect(tab.getByText('Second edition')).toBeVisible();

/**
 * Until the server's newest worker answers. Where the one before is asked for something in the moment in
 * which it would go, Chromium 150 starts it again and leaves the new one waiting; and the next navigation
 * can get lost between the two.
 */
const hasNewestWorker = (tab: Page) =>
  expect
    .poll(() =>
      tab.evaluate(async () => {
        const registration = (await navigator.serviceWorker.getRegistration())!;
        await registration.update();
        const { installing, waiting, active } = registration;
        return installing || waiting ? 'not yet' : active?.state;
      }),
    )
    .toBe('activated');

/** What a deploy changes, what a reader then sees at /theming, and how often the document may load. */
const kinds: [
  title: string,
  change: (deploy: Deploy, server: FaultServer) => Promise<unknown>,
  sees: (tab: Page) => Promise<void>,
  loads: number,
][] = [
  [
    'other scripts, and so another hash of the app',
    async (deploy) => {
      await deploy.change('/theming', markSecondEdition);
      deploy.changeUnlisted(pageData, (text) => otherBuild(markSecondEdition(text)));
      await deploy.change(appData, otherHash);
    },
    seesNewText,
    1,
  ],
  [
    'other texts, and the scripts as they were',
    async (deploy) => {
      await deploy.change('/theming', markSecondEdition);
      deploy.changeUnlisted(pageData, markSecondEdition);
    },
    seesNewText,
    0,
  ],
  [
    'another worker',
    async (deploy) => deploy.changeUnlisted('/sw.js', (text) => `${text}\n// Second edition`),
    (tab) => expect(tab.getByRole('heading', { level: 1, name: 'Theming' })).toBeVisible(),
    0,
  ],
  [
    'a page that is gone',
    async (deploy, server) => {
      await deploy.change(appData, otherHash);
      server.fail(/^\/(theming|page-data\/theming\/.*)$/, { kind: 'gone' });
    },
    (tab) => expect(tab.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible(),
    1,
  ],
];

for (const [title, change, sees, loads] of kinds) {
  test(`two tabs and a saved copy live through a deploy with ${title}`, async ({
    page,
    context,
    server,
    deploy,
  }) => {
    await saveAll(page);
    await page.goto('/components/box');
    const other = await context.newPage();
    await other.goto('/components/text');
    await Promise.all([hydrated(page), hydrated(other)]);
    // Both have told the worker what they read by now.
    await page.waitForTimeout(3000);
    await change(deploy, server);
    server.deploy(deploy.finish('second'));
    await hasNewestWorker(page);
    for (const tab of [page, other]) {
      const loaded: string[] = [];
      tab.on('load', () => loaded.push(tab.url()));
      await follow(tab, '/theming');
      await sees(tab);
      // A second load, or a loop of them, would come now.
      await tab.waitForTimeout(1500);
      await sees(tab);
      expect(loaded.length).toBeLessThanOrEqual(loads);
    }
    // Both read the saved copy, as it was, while nothing answers.
    await server.stop();
    for (const tab of [page, other]) {
      await tab.goto('/sx-prop');
      await expect(tab.getByRole('heading', { level: 1, name: 'The sx Prop' })).toBeVisible();
      await tab.goto('/theming');
      await expect(tab.getByRole('heading', { level: 1, name: 'Theming' })).toBeVisible();
    }
  });
}

test('another worker takes over without a question or a reload', async ({
  page,
  server,
  deploy,
}) => {
  await openOfflinePage(page);
  const assertSilent = watchConsole(page);
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  const worker = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      return (await fetch('/sw.js', { cache: 'no-store' }).then((answer) => answer.text())).length;
    });
  const before = await worker();
  deploy.changeUnlisted('/sw.js', (text) => `${text}\n// Second edition`);
  server.deploy(deploy.finish('second'));
  const changed = page.evaluate(
    () =>
      new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve),
      ),
  );
  expect(await worker()).toBeGreaterThan(before);
  await changed;
  await page.waitForTimeout(1000);
  expect(loads).toEqual([]);
  assertSilent();
});
