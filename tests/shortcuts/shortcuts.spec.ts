import type { Page } from '@playwright/test';
import { shortcutsPagePath } from '../../src/shell/shortcuts/shortcuts';
import { colorModes } from '../../src/base/design/modes';
import { expectAccessible } from '../support/accessible';
import { hydrated, watchConsole } from '../support/console';
import { storeMode } from '../support/modes';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Keyboard Shortcuts' });
const link = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Keyboard shortcuts' });
const singleKeys = (page: Page) => page.getByRole('switch', { name: 'Single-key shortcuts' });
const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const hint = (page: Page) => page.getByRole('banner').getByText('/', { exact: true });

/** Pages of each kind: a page of the docs, a full page, one that is missing. */
const kinds = ['/theming', '/', '/no/such/page'];

for (const path of kinds) {
  test(`${path} leads to the list with a link, and with a question mark`, async ({ page }) => {
    const assertSilent = watchConsole(page);
    await page.goto(path);
    await link(page).click();
    await expect(title(page)).toBeVisible();
    await page.goBack();
    await expect(title(page)).toBeHidden();
    await page.keyboard.press('?');
    await expect(title(page)).toBeVisible();
    if (!path.startsWith('/no/')) assertSilent();
  });
}

test('single keys that are off stay off on every page and in every tab, until they are on', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/components');
  await expect(hint(other)).toBeVisible();
  await page.goto(shortcutsPagePath);
  await expect(singleKeys(page)).toBeChecked();
  await singleKeys(page).focus();
  await page.keyboard.press('Space');
  await expect(singleKeys(page)).not.toBeChecked();
  await expect(hint(page)).toBeHidden();
  await expect(hint(other)).toBeHidden();
  for (const path of kinds) {
    await other.goto(path);
    await hydrated(other);
    await expect(hint(other)).toBeHidden();
    for (const key of ['/', '?']) await other.keyboard.press(key);
  }
  // Longer shortcuts still work; by now the keys before them would have, too.
  await other.keyboard.press('Control+k');
  await expect(search(other)).toBeVisible();
  await expect(search(other).getByRole('combobox')).toHaveValue('');
  await other.keyboard.press('Escape');
  await expect(search(other)).toBeHidden();
  await expect(title(other)).toBeHidden();
  // Also when the page is shown in the app.
  await link(other).click();
  await expect(singleKeys(other)).not.toBeChecked();
  await singleKeys(other).check();
  await expect(singleKeys(page)).toBeChecked();
  await expect(hint(page)).toBeVisible();
  await singleKeys(page).blur();
  await page.keyboard.press('/');
  await expect(search(page)).toBeVisible();
});

test('where storage is refused, the switch is for the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto(shortcutsPagePath);
  await singleKeys(page).uncheck();
  await page.getByRole('link', { name: 'Theming', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theming');
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(search(page)).toBeVisible();
  await expect(search(page).getByRole('combobox')).toHaveValue('');
  await expect(title(page)).toBeHidden();
});

test('a question mark that is typed into a field is one', async ({ page }) => {
  await page.goto('/components');
  const filter = page.getByRole('main').getByRole('searchbox').first();
  await filter.pressSequentially('?');
  await expect(filter).toHaveValue('?');
  await expect(title(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the list is there, the switch is not', async ({ page }) => {
    await page.goto('/theming');
    await expect(hint(page)).toBeHidden();
    await link(page).click();
    await expect(title(page)).toBeVisible();
    await expect(singleKeys(page)).toBeHidden();
  });
});

for (const width of [320, 1280]) {
  for (const { name: mode } of colorModes) {
    test(`the list fits ${width} px in the mode ${mode}, and is accessible`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await storeMode(page, mode);
      await page.goto(shortcutsPagePath);
      await expect(singleKeys(page)).toBeVisible();
      await expectAccessible(page);
    });
  }
}
