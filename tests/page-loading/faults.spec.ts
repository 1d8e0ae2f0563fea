import { hydrated } from '../support/console';
import { follow } from '../support/follow';
import { heading, openHydrated } from '../support/shell';
import { disablePrefetch, expect, test } from '../support/site';
import { section, sectionPage } from '../support/sections';
import { loadError, pageDataOf } from './requests';

test.use({ cacheControl: 'no-store' });

const target = '/guides/how-it-works';

// page-loading.test.ts has all temporary failures.
test('after a cut body, the page is requested again', async ({ page, server }) => {
  await disablePrefetch(page);
  await openHydrated(page);
  server.fail(pageDataOf(target), { kind: 'cut' }, 2);
  await follow(page, target);
  await expect(heading(page)).toHaveText('How It Works');
  // The browser itself repeats a request if its connection closed.
  expect(server.count(pageDataOf(target))).toBeGreaterThanOrEqual(3);
});

test.describe('a permanent failure', () => {
  test('the error disappears when the reader opens another page', async ({ page, server }) => {
    await disablePrefetch(page);
    await openHydrated(page);
    server.fail(pageDataOf(target), { kind: 'status', status: 500 });
    await follow(page, target);
    await expect(loadError(page)).toBeVisible();
    await follow(page, '/recipes/stack');
    await expect(heading(page)).toHaveText('Stack');
    await expect(loadError(page)).toBeHidden();
  });

  test('the error says that the reader is offline', async ({ page, context }) => {
    await disablePrefetch(page);
    await openHydrated(page);
    await context.setOffline(true);
    await follow(page, target);
    await expect(loadError(page)).toContainText('You’re offline', { timeout: 10_000 });
  });

  test('a page that was removed from the server shows the 404 page', async ({ page, server }) => {
    await disablePrefetch(page);
    await openHydrated(page);
    server.fail(pageDataOf(target), { kind: 'gone' });
    server.fail(new RegExp(`^${target}$`), { kind: 'gone' });
    await follow(page, target);
    await expect(heading(page)).toHaveText('Page not found');
  });

  test('a page without page data opens by a full page load', async ({ page, server }) => {
    await disablePrefetch(page);
    await openHydrated(page);
    server.fail(pageDataOf(target), { kind: 'gone' });
    await follow(page, `${target}#provider-layers`);
    await expect(heading(page)).toHaveText('How It Works');
    await expect(page).toHaveURL(/#provider-layers$/);
  });

  test('the page stays readable if scripts of islands fail, with a message that offers to reload', async ({
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
