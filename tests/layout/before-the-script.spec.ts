import type { Page } from '@playwright/test';
import { hydrated, watchConsole } from '../support/console';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

test.use({ build: 'fixture', cacheControl: 'no-store' });

const shell = /^\/assets\/shell\.[0-9a-f]+\.js$/;

const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Site' });
const modeButton = (page: Page) => page.getByRole('button', { name: /color mode, switch to/ });
const failure = (page: Page) => page.getByText('Parts of this page failed to load.');

test.describe('before the shell’s script is there', () => {
  /** Opens a page whose shell comes when the returned function is called. */
  async function openEarly(page: Page, path = '/components/button'): Promise<() => void> {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/shell.*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    return release;
  }

  test('the mode changes at once', async ({ page }) => {
    await openEarly(page);
    await modeButton(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
    await modeButton(page).press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'deep');
  });

  test('a press on the menu counts, once', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await openEarly(page);
    await menu(page).click();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    release();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(navigation(page)).toBeFocused();
    await menu(page).click();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('a press on what needs the app starts it', async ({ page }) => {
    const assertSilent = watchConsole(page);
    const release = await openEarly(page);
    await page.getByRole('button', { name: 'Edit' }).first().click();
    release();
    await expect(page.getByRole('textbox', { name: 'Code of this example' })).toBeFocused();
    assertSilent();
  });

  test('what was entered reaches the app', async ({ page }) => {
    const release = await openEarly(page, '/search');
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

for (const [what, fault] of [
  ['an error', { kind: 'status', status: 503 }],
  ['a cut connection', { kind: 'cut' }],
] as const) {
  test(`${what} instead of the shell’s script is no harm when it passes`, async ({
    page,
    server,
  }) => {
    server.fail(shell, fault, 2);
    await page.goto('/components/button');
    await page.getByRole('button', { name: 'Edit' }).first().click();
    await expect(page.getByRole('textbox', { name: 'Code of this example' })).toBeFocused();
    await expect(failure(page)).toBeHidden();
  });
}

test.describe('when the shell’s script never comes', () => {
  test('the page is as without scripts, says so, and can be loaded again', async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    server.fail(shell, { kind: 'status', status: 503 }, 3);
    await page.goto('/components/button');
    await menu(page).click();
    await expect(failure(page)).toBeVisible();
    await expect(navigation(page).getByRole('link', { name: 'Theming' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
    await navigation(page).getByRole('link', { name: 'Close menu' }).click();
    await expect(navigation(page).getByRole('link', { name: 'Theming' })).toBeHidden();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('button', { name: 'Edit' }).first()).toBeVisible();
    await expect(failure(page)).toBeHidden();
  });

  test('one that hangs is told of after 15 s, and taken back when it comes', async ({ page }) => {
    await page.clock.install();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/shell.*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/components/button', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.clock.runFor(15_000);
    await expect(failure(page)).toBeVisible();
    release();
    await expect(failure(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Edit' }).first()).toBeVisible();
  });

  test('one that hangs and then fails does a press no second time', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.install();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let failed = 0;
    await page.route('**/assets/shell.*.js', async (route) => {
      await released;
      failed += 1;
      await route.abort();
    });
    await page.goto('/components/button', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await menu(page).click();
    await page.clock.runFor(15_000);
    const link = navigation(page).getByRole('link', { name: 'Theming' });
    await expect(link).toBeVisible();
    await navigation(page).getByRole('link', { name: 'Close menu' }).click();
    await expect(link).toBeHidden();
    release();
    await expect(async () => {
      await page.clock.runFor(1000);
      expect(failed).toBe(3);
    }).toPass();
    // The last failure is on its way to the page.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    await expect(link).toBeHidden();
  });
});
