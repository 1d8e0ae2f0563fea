import { hydrated } from '../support/console';
import {
  waitForController,
  waitForCached,
  offlinePage,
  saveAll,
  test,
} from '../support/offline-site';
import { heading, siteNavigation } from '../support/shell';
import { expect, idle } from '../support/site';

const offlineText = 'You’re offline. You can still open saved pages.';

/** Visits a page and waits until the worker has cached it. */
async function visit(page: import('@playwright/test').Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForController(page);
  await waitForCached(page, path);
}

test('a visited page opens without a server, with a single offline notice', async ({
  page,
  server,
}) => {
  await visit(page, '/components/box');
  await visit(page, '/theming');
  await server.stop();
  await page.clock.install();
  await page.goto('/components/box');
  await expect(heading(page, 'Box')).toBeVisible();
  const offlineNotice = page.getByText(offlineText);
  await expect(offlineNotice).toBeVisible();
  // Long enough to read the notice.
  await page.clock.runFor(1500);
  await page.goto('/theming');
  await expect(heading(page, 'Theming')).toBeVisible();
  await page.clock.runFor(3000);
  await expect(offlineNotice).toBeHidden();
});

test('the offline notice is repeated when the page was left before it could be read', async ({
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
  await expect(heading(page, 'Box')).toBeVisible();
  await expect(page.getByText(offlineText)).toBeVisible();
});

test('an unsaved page lists the saved ones and opens by itself once the server is back', async ({
  page,
  server,
  baseURL,
}) => {
  await visit(page, '/components/box');
  await server.stop();
  const response = await page.goto('/components/slider');
  expect(response!.status()).toBe(503);
  await expect(heading(page)).toHaveText('This page isn’t saved');
  const main = offlinePage(page);
  await expect(main.getByText('/components/slider')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Box', exact: true })).toBeVisible();
  await server.start(Number(new URL(baseURL!).port));
  await expect(heading(page, 'Slider')).toBeVisible({
    timeout: 15_000,
  });
  await expect(page).toHaveURL(/\/components\/slider$/);
});

test('without a server, an unknown address shows the 404 page', async ({ page, server }) => {
  await visit(page, '/components/box');
  await server.stop();
  const response = await page.goto('/components/nothing-like-it');
  expect(response!.status()).toBe(404);
  await expect(heading(page)).toHaveText('Page not found');
});

test('an in-app link to an unavailable page shows the offline message', async ({
  page,
  server,
}) => {
  await visit(page, '/components/box');
  await hydrated(page);
  await server.stop();
  await siteNavigation(page).getByRole('link', { name: 'Slider' }).click();
  await expect(
    page.getByRole('alert').getByText('You’re offline, and this page isn’t saved on this device.'),
  ).toBeVisible({ timeout: 15_000 });
});

test('a page missing from the saved copy still opens online', async ({ page }) => {
  await saveAll(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete('/theming');
  });
  const response = await page.goto('/theming');
  expect(response!.status()).toBe(200);
  await expect(heading(page, 'Theming')).toBeVisible();
});

test("the server's error is shown even when the page is saved", async ({ page, server }) => {
  await saveAll(page);
  server.fail(/^\/components\/slider$/, { kind: 'status', status: 500 });
  expect((await page.goto('/components/slider'))!.status()).toBe(500);
});

for (const [part, pattern] of [
  ['part of the worker', /\d+\.sw\.js$/],
  ['file of the offline page', /offline-files\.json$/],
] as const) {
  test(`a worker is installed on the next page if a ${part} doesn't load`, async ({
    page,
    server,
  }) => {
    server.fail(pattern, { kind: 'status', status: 503 }, 1);
    await page.goto('/components/box');
    await expect.poll(() => server.count(pattern)).toBe(1);
    await page.goto('/theming');
    await waitForController(page);
    await waitForCached(page, '/theming');
    await server.stop();
    expect((await page.goto('/components/slider'))!.status()).toBe(503);
    await expect(heading(page)).toHaveText('This page isn’t saved');
  });
}

test('the worker is registered without starting React', async ({ page }) => {
  await page.goto('/components/box');
  await waitForController(page);
  await expect(page.locator('[data-started]')).toHaveCount(0);
});

test("the worker doesn't store pages for a reader who saves data", async ({ page, server }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/components/box');
  await waitForController(page);
  await waitForCached(page, '/404.html');
  await idle(page);
  expect(server.count(/^\/components\/(?!box)/)).toBe(0);
  expect(await page.evaluate(async () => Boolean(await caches.match('/components/box')))).toBe(
    false,
  );
});

test.describe('with two versions', () => {
  test.use({ build: 'site' });

  test('with everything saved, older versions show "not saved" instead of a 404', async ({
    page,
    server,
  }) => {
    await saveAll(page);
    await server.stop();
    for (const address of ['/0.16/theming', '/0.16', '/0.16/nothing-like-it', '/llms.txt']) {
      const response = await page.goto(address);
      expect([address, response!.status()]).toEqual([address, 503]);
      await expect(heading(page)).toHaveText('This page isn’t saved');
    }
  });
});

test('a page that is left within a second is also cached', async ({ page, server }) => {
  await visit(page, '/theming');
  await page.goto('/components/box');
  await page.goto('/sx-prop');
  await waitForCached(page, '/components/box');
  await server.stop();
  await page.goto('/components/box');
  await expect(heading(page, 'Box')).toBeVisible();
});

test('on a first visit, scripts loaded before the worker are also cached', async ({ page }) => {
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

test('a page that the host sends instead of a missing file is not cached', async ({
  page,
  server,
}) => {
  await visit(page, '/theming');
  server.fail(/^\/assets\/gone\./, { kind: 'type' });
  server.copy('/components/box', '/assets/gone.12345678.js');
  await page.evaluate(() => fetch('/assets/gone.12345678.js').then((response) => response.text()));
  await visit(page, '/components/slider');
  expect(
    await page.evaluate(async () => Boolean(await caches.match('/assets/gone.12345678.js'))),
  ).toBe(false);
});
