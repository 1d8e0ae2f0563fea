import { expect } from '@playwright/test';
import { offlinePagePath } from '../../src/offline/messages';
import { hydrated } from '../support/console';
import {
  waitForController,
  waitForCached,
  offlinePage,
  saveAll,
  test,
} from '../support/offline-site';

const offlineText = 'You are offline. Saved pages still open.';

/** Visits a page and waits until the worker has kept it. */
async function visit(page: import('@playwright/test').Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForController(page);
  await waitForCached(page, path);
}

test('a page that was read opens without a server, and says so once', async ({ page, server }) => {
  await visit(page, '/components/box');
  await visit(page, '/theming');
  await server.stop();
  await page.goto('/components/box');
  await expect(page.getByRole('heading', { level: 1, name: 'Box' })).toBeVisible();
  const told = page.getByText(offlineText);
  await expect(told).toBeVisible();
  // Long enough to be read.
  await page.waitForTimeout(1500);
  await page.goto('/theming');
  await expect(page.getByRole('heading', { level: 1, name: 'Theming' })).toBeVisible();
  await page.waitForTimeout(3000);
  await expect(told).toBeHidden();
});

test('that there is no connection is said again when the page was left before it could be read', async ({
  page,
  server,
}) => {
  await visit(page, '/components/box');
  await visit(page, '/theming');
  await server.stop();
  await page.evaluate((text) => {
    new MutationObserver((_, observer) => {
      if (!document.body.textContent.includes(text)) return;
      observer.disconnect();
      window.location.assign('/components/box');
    }).observe(document.body, { childList: true, subtree: true });
    fetch('/not-kept.json').catch(() => undefined);
  }, offlineText);
  await expect(page.getByRole('heading', { level: 1, name: 'Box' })).toBeVisible();
  await expect(page.getByText(offlineText)).toBeVisible();
});

test('a page that is not kept says so, lists what is, and opens by itself once the server is back', async ({
  page,
  server,
  baseURL,
}) => {
  await visit(page, '/components/box');
  await server.stop();
  const response = await page.goto('/components/slider');
  expect(response!.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not saved');
  const main = offlinePage(page);
  await expect(main.getByText('/components/slider')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Box', exact: true })).toBeVisible();
  await server.start(Number(new URL(baseURL!).port));
  await expect(page.getByRole('heading', { level: 1, name: 'Slider' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(page).toHaveURL(/\/components\/slider$/);
});

test('without a server, an address that the site does not have is the 404 page', async ({
  page,
  server,
}) => {
  await visit(page, '/components/box');
  await server.stop();
  const response = await page.goto('/components/nothing-like-it');
  expect(response!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('in the app, a page that cannot be had shows the panel with the offline text', async ({
  page,
  server,
}) => {
  await visit(page, '/components/box');
  await hydrated(page);
  await server.stop();
  await page
    .getByRole('navigation', { name: 'Site' })
    .getByRole('link', { name: 'Slider' })
    .click();
  await expect(
    page
      .getByRole('alert')
      .getByText('You are offline, and this page is not saved on this device.'),
  ).toBeVisible({ timeout: 15_000 });
});

test('one evicted file costs nothing online', async ({ page }) => {
  await saveAll(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete('/theming');
  });
  const response = await page.goto('/theming');
  expect(response!.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: 'Theming' })).toBeVisible();
});

test('a network that takes long gives way to the saved copy', async ({ page, server }) => {
  await saveAll(page);
  const release = server.hold(/^\/components\/grid$/);
  await page.goto('/components/grid');
  await expect(page.getByRole('heading', { level: 1, name: 'Grid' })).toBeVisible();
  release();
});

test('what the server answers stands while it answers: an error is an error', async ({
  page,
  server,
}) => {
  await saveAll(page);
  server.fail(/^\/components\/grid$/, { kind: 'status', status: 500 });
  expect((await page.goto('/components/grid'))!.status()).toBe(500);
});

test('the worker comes although its list does not, and fetches what it lacks with the next page', async ({
  page,
  server,
}) => {
  server.fail(/offline-files\.json$/, { kind: 'status', status: 503 }, 1);
  await page.goto('/components/box');
  await waitForController(page);
  await page.goto('/theming');
  await waitForCached(page, offlinePagePath);
  await waitForCached(page, '/404.html');
});

test('a worker whose second file does not come is not installed without it, but with the next page', async ({
  page,
  server,
}) => {
  server.fail(/\d+\.sw\.js$/, { kind: 'status', status: 503 }, 1);
  await page.goto('/components/box');
  await expect.poll(() => server.count(/\d+\.sw\.js$/)).toBe(1);
  await page.goto('/theming');
  await waitForController(page);
  await waitForCached(page, '/theming');
});

test('the worker comes when the page is quiet, and without React', async ({ page }) => {
  await page.goto('/components/box');
  await waitForController(page);
  await expect(page.locator('[data-started]')).toHaveCount(0);
});

test('a reader who saves data gets a worker that keeps no page for later', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/components/box');
  await waitForController(page);
  await waitForCached(page, '/404.html');
  await page.waitForTimeout(1000);
  expect(server.count(/^\/components\/(?!box)/)).toBe(0);
  expect(await page.evaluate(async () => Boolean(await caches.match('/components/box')))).toBe(
    false,
  );
});

test('with everything saved, pages of an older version are not saved, which is no 404', async ({
  page,
  server,
}) => {
  await saveAll(page);
  await server.stop();
  for (const address of ['/0.16/theming', '/0.16', '/0.16/nothing-like-it', '/llms.txt']) {
    const response = await page.goto(address);
    expect([address, response!.status()]).toEqual([address, 503]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not saved');
  }
});

test('a page that is left within a second is kept, too', async ({ page, server }) => {
  await visit(page, '/theming');
  await page.goto('/components/box');
  await page.goto('/sx-prop');
  await waitForCached(page, '/components/box');
  await server.stop();
  await page.goto('/components/box');
  await expect(page.getByRole('heading', { level: 1, name: 'Box' })).toBeVisible();
});

test('on a first visit, what the page used before there was a worker is kept, too', async ({
  page,
}) => {
  await page.goto('/components/box');
  await hydrated(page);
  await waitForController(page);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith('/assets/js/')),
  );
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) await waitForCached(page, script);
});

test('a page that a host answers instead of a file is not kept as that file', async ({
  page,
  server,
}) => {
  await visit(page, '/theming');
  server.fail(/^\/assets\/gone\./, { kind: 'type' });
  server.copy('/components/box', '/assets/gone.12345678.js');
  await page.evaluate(async () => {
    await fetch('/assets/gone.12345678.js');
    const seen = ['/assets/gone.12345678.js', '/components/slider'];
    navigator.serviceWorker.controller!.postMessage({ type: 'hello', seen });
  });
  // It comes after the file.
  await waitForCached(page, '/components/slider');
  expect(
    await page.evaluate(async () => Boolean(await caches.match('/assets/gone.12345678.js'))),
  ).toBe(false);
});
