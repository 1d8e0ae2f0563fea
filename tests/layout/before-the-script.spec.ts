import type { Page } from '@playwright/test';
import { hydrated, watchConsole } from '../support/console';
import { menuButton, modeButton, siteNavigation } from '../support/shell';
import { expect, test } from '../support/site';

test.use({ cacheControl: 'no-store' });

const shell = /^\/assets\/shell\.[0-9a-f]+\.js$/;

const failure = (page: Page) => page.getByText('Parts of this page failed to load.');

/** Opens a page that has everything but the shell's script. */
async function openWithoutShell(page: Page, path = '/components/button'): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

test.describe('before the shell’s script has loaded', () => {
  test('the button in the header switches the color mode', async ({ page, server }) => {
    server.hold(shell);
    await openWithoutShell(page);
    await modeButton(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
    await modeButton(page).press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'deep');
  });

  test('a click on the menu button opens the menu once the script has loaded', async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = server.hold(shell);
    await openWithoutShell(page);
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    release();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(siteNavigation(page)).toBeFocused();
    await menuButton(page).click();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('a click on Edit opens the editor once the script has loaded', async ({ page, server }) => {
    const assertSilent = watchConsole(page);
    const release = server.hold(shell);
    await openWithoutShell(page);
    await page.getByRole('button', { name: 'Edit' }).first().click();
    release();
    await expect(page.getByRole('textbox', { name: 'Example code' })).toBeFocused();
    assertSilent();
  });

  test('text in the field of the search page has results once the script has loaded', async ({
    page,
    server,
  }) => {
    const release = server.hold(shell);
    await openWithoutShell(page, '/search');
    const field = page.getByRole('main').getByLabel('Search the documentation');
    await field.fill('butt');
    release();
    await hydrated(page);
    await expect(field).toHaveValue('butt');
    await expect(
      page.getByRole('main').getByRole('option', { name: 'Button' }).first(),
    ).toBeVisible();
  });
});

test.describe('if the shell’s script doesn’t load', () => {
  test('the page works as without scripts, and a message offers to reload it', async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    server.fail(shell, { kind: 'status', status: 503 }, 3);
    await page.goto('/components/button');
    await menuButton(page).click();
    await expect(failure(page)).toBeVisible();
    await expect(siteNavigation(page).getByRole('link', { name: 'Theming' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
    await siteNavigation(page).getByRole('link', { name: 'Close menu' }).click();
    await expect(siteNavigation(page).getByRole('link', { name: 'Theming' })).toBeHidden();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('button', { name: 'Edit' }).first()).toBeVisible();
    await expect(failure(page)).toBeHidden();
  });

  test('a message appears after 15 s, and disappears when the script loads', async ({
    page,
    server,
  }) => {
    await page.clock.install();
    const release = server.hold(shell);
    await openWithoutShell(page);
    await page.clock.runFor(15_000);
    await expect(failure(page)).toBeVisible();
    release();
    await expect(failure(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Edit' }).first()).toBeVisible();
  });

  test('a click on the menu button isn’t repeated if the script fails after 15 s', async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install();
    const release = server.hold(shell);
    server.fail(shell, { kind: 'status', status: 503 });
    await openWithoutShell(page);
    await menuButton(page).click();
    await page.clock.runFor(15_000);
    const link = siteNavigation(page).getByRole('link', { name: 'Theming' });
    await expect(link).toBeVisible();
    await siteNavigation(page).getByRole('link', { name: 'Close menu' }).click();
    await expect(link).toBeHidden();
    release();
    await expect(async () => {
      await page.clock.runFor(1000);
      expect(server.count(shell)).toBe(3);
    }).toPass();
    // The last failure is on its way to the page.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    await expect(link).toBeHidden();
  });
});
