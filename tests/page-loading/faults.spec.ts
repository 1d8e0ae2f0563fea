import type { Page } from '@playwright/test';
import { pageDataUrl } from '../../src/runtime/page-loading/page-data';
import { hydrated } from '../support/console';
import type { Fault } from '../support/fault-server';
import { follow } from '../support/follow';
import { disablePrefetch, expect, test } from '../support/site';
import { section, sectionPage } from '../support/sections';

test.use({ cacheControl: 'no-store' });

const from = '/theming';
const target = '/guides/how-it-works';
const dataOf = (path: string) => new RegExp(`^${pageDataUrl(path)}$`);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const problem = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });
/** Opens a page and waits for the app. */
async function open(page: Page, path = from): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test.describe('what passes', () => {
  const faults: [string, Fault][] = [
    ['a lost connection', { kind: 'abort' }],
    ['a 503', { kind: 'status', status: 503 }],
    ['a 408', { kind: 'status', status: 408 }],
    ['a 429', { kind: 'status', status: 429 }],
    ['a cut body', { kind: 'cut' }],
    ['a wrong content type', { kind: 'type' }],
    ['a body that does not parse', { kind: 'corrupt' }],
  ];
  for (const [name, fault] of faults) {
    test(`${name} is tried again`, async ({ page, server }) => {
      await disablePrefetch(page);
      await open(page);
      server.fail(dataOf(target), fault, 2);
      await follow(page, target);
      await expect(heading(page)).toHaveText('How It Works');
      // The browser itself repeats a request on a connection that was closed under it.
      expect(server.count(dataOf(target))).toBeGreaterThanOrEqual(3);
    });
  }
});

test.describe('what does not pass', () => {
  test('going on elsewhere leaves the problem behind', async ({ page, server }) => {
    await disablePrefetch(page);
    await open(page);
    server.fail(dataOf(target), { kind: 'status', status: 500 });
    await follow(page, target);
    await expect(problem(page)).toBeVisible();
    await follow(page, '/recipes/stack');
    await expect(heading(page)).toHaveText('Stack');
    await expect(problem(page)).toBeHidden();
  });

  test('offline, it says so', async ({ page, context }) => {
    await disablePrefetch(page);
    await open(page);
    await context.setOffline(true);
    await follow(page, target);
    await expect(problem(page)).toContainText('You’re offline', { timeout: 10_000 });
  });

  test('a page that the server took away is not found either', async ({ page, server }) => {
    await disablePrefetch(page);
    await open(page);
    server.fail(dataOf(target), { kind: 'gone' });
    server.fail(new RegExp(`^${target}$`), { kind: 'gone' });
    await follow(page, target);
    await expect(heading(page)).toHaveText('Page not found');
  });

  test('a page whose data alone is missing comes from the server', async ({ page, server }) => {
    await disablePrefetch(page);
    await open(page);
    server.fail(dataOf(target), { kind: 'gone' });
    await follow(page, `${target}#provider-layers`);
    await expect(heading(page)).toHaveText('How It Works');
    await expect(page).toHaveURL(/#provider-layers$/);
  });

  test('scripts of an island that never come leave a readable page with a notice', async ({
    page,
    server,
  }) => {
    server.fail(/\/assets\/js\/main/, { kind: 'abort' });
    await page.goto('/components/button');
    await page.locator('[data-live-example]').first().hover();
    await expect(page.getByRole('alert')).toContainText('failed to load');
    await section(page, 'Recipes').click();
    await sectionPage(page, 'Recipes').click();
    await expect(heading(page)).toHaveText('Recipes');
    await expect(page.getByRole('alert')).toBeHidden();
    await page.goBack();
    await page.locator('[data-live-example]').first().hover();
    await expect(page.getByRole('alert')).toContainText('failed to load');
    server.clearFaults();
    await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click();
    await hydrated(page);
    await expect(page.getByRole('alert')).toBeHidden();
  });
});
