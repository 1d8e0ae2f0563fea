import { chromium, type Page } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchOptions } from '../support/browser-launch';
import {
  waitForController,
  waitForCached,
  offlinePage,
  openOfflinePage,
  saveAll,
  countSavedCopies,
  markSecondEdition,
  test,
} from '../support/offline-site';
import { heading } from '../support/shell';
import { expect, idle } from '../support/site';

/** Runs a test in a browser with a profile, so it isn't incognito. */
async function inProfile(preferences: object, run: (page: Page) => Promise<void>): Promise<void> {
  const profile = mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-'));
  mkdirSync(path.join(profile, 'Default'));
  writeFileSync(path.join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, launchOptions);
  try {
    await run(context.pages()[0]!);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

test('300 recently used files are kept, and the oldest are removed first', async ({ page }) => {
  await page.goto('/theming');
  await waitForController(page);
  await waitForCached(page, '/theming');
  const count = () =>
    page.evaluate(
      async () =>
        (
          await (
            await caches.open((await caches.keys()).find((name) => /recent/.test(name))!)
          ).keys()
        ).length,
    );
  await page.evaluate(async () => {
    const recent = await caches.open((await caches.keys()).find((name) => /recent/.test(name))!);
    for (let number = 0; number < 300; number += 1) {
      await recent.put(`/file-${number}`, new Response(String(number)));
    }
  });
  expect(await count()).toBeGreaterThan(300);
  await page.goto('/components/box');
  await waitForCached(page, '/components/box');
  await page.reload();
  await expect.poll(count).toBe(300);
  const has = (path: string) =>
    page.evaluate(async (each) => Boolean(await caches.match(each)), path);
  expect([await has('/theming'), await has('/file-299'), await has('/components/box')]).toEqual([
    false,
    true,
    true,
  ]);
});

test('the worker stores no visited pages when the browser saves data', async ({
  page,
  context,
}) => {
  await openOfflinePage(page);
  // Chromium has no setting for this that a worker can see.
  await context.serviceWorkers()[0]!.evaluate(() => {
    Object.defineProperty(Object.getPrototypeOf(navigator), 'connection', {
      value: { saveData: true },
    });
  });
  await page.goto('/components/box');
  await idle(page);
  expect(
    await page.evaluate(async () =>
      Promise.all(
        ['/components/box', '/sx-prop'].map(async (each) => Boolean(await caches.match(each))),
      ),
    ),
  ).toEqual([false, false]);
});

test('an update that runs out of space is reported and leaves the saved copy unchanged', async ({
  page,
  context,
  server,
  deploy,
  baseURL,
}) => {
  await saveAll(page);
  deploy.change('/components/box', markSecondEdition);
  deploy.change('/guides', (text) => `${text}<!--${'x'.repeat(3_000_000)}-->`);
  server.deploy(deploy.finish('second'));
  await page.reload();
  const session = await context.newCDPSession(page);
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin: baseURL! });
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: baseURL!,
    quotaSize: usage + 1_000_000,
  });
  const main = offlinePage(page);
  await main.getByRole('button', { name: /^Update the saved copy/ }).click();
  await expect(main.getByRole('alert').getByText('There isn’t enough storage space')).toBeVisible({
    timeout: 30_000,
  });
  expect(await countSavedCopies(page)).toBe(1);
  await server.stop();
  for (const [address, title] of [
    ['/components/box', 'Box'],
    ['/guides', 'Guides'],
    ['/sx-prop', 'The sx Prop'],
  ] as const) {
    await page.goto(address);
    await expect(heading(page, title)).toBeVisible();
    await expect(page.getByText('Second edition')).toBeHidden();
  }
});

test('the offline page says that the browser has promised to keep the saved copy', async ({
  baseURL,
}) => {
  // Other contexts are incognito, where Chromium never makes this promise.
  await inProfile({}, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Browser.grantPermissions', {
      origin: baseURL!,
      permissions: ['durableStorage'],
    });
    await saveAll(page, baseURL);
    await expect(offlinePage(page).getByText('Until you remove it', { exact: true })).toBeVisible();
  });
});

test('the offline page explains why saving fails when cookies are blocked, and the site still works', async ({
  baseURL,
}) => {
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  await inProfile(preferences, async (page) => {
    await page.goto(`${baseURL}/offline-plugin-app-shell-fallback`);
    expect(
      await page.evaluate(() => {
        try {
          return String(localStorage);
        } catch (error) {
          return (error as Error).name;
        }
      }),
    ).toBe('SecurityError');
    await page.getByRole('button', { name: /^Save for offline/ }).click();
    await expect(
      offlinePage(page).getByRole('alert').getByText('This browser can’t store the site'),
    ).toBeVisible();
    await page.goto(`${baseURL}/components/box`);
    await expect(heading(page, 'Box')).toBeVisible();
  });
});

test('the offline page explains why saving is unavailable in a private window without workers', async ({
  page,
}) => {
  // Like private windows in Firefox and Safari.
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
  });
  await page.goto('/offline-plugin-app-shell-fallback');
  await expect(
    offlinePage(page).getByText(
      'Nothing can be saved, because this browser is too old or this is a private window.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save for offline/ })).toBeHidden();
});
