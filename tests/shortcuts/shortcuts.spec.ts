import type { Page } from '@playwright/test';
import { shortcutsPagePath } from '../../src/shell/shortcuts/shortcuts';
import { hydrated, watchConsole } from '../support/console';
import { dialog, field } from '../support/search-dialog';
import { heading } from '../support/shell';
import { expect, test } from '../support/site';

const title = (page: Page) => heading(page, 'Keyboard Shortcuts');
const link = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Keyboard shortcuts' });
const singleKeys = (page: Page) => page.getByRole('switch', { name: 'Single-key shortcuts' });
const hint = (page: Page) => page.getByRole('banner').getByText('/', { exact: true });

/** Pages of each kind: documentation, a full-width page, and the 404 page. */
const kinds = ['/theming', '/', '/no/such/page'];

for (const path of kinds) {
  test(`a link and the question mark open the list of shortcuts on ${path}`, async ({ page }) => {
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

test('turning off single-key shortcuts applies to every page and tab until they’re turned on', async ({
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
  // Shortcuts with modifiers still work. The keys before would have had an effect by now.
  await other.keyboard.press('Control+k');
  await expect(dialog(other)).toBeVisible();
  await expect(field(other)).toHaveValue('');
  await other.keyboard.press('Escape');
  await expect(dialog(other)).toBeHidden();
  await expect(title(other)).toBeHidden();
  // Also after in-app navigation.
  await link(other).click();
  await expect(singleKeys(other)).not.toBeChecked();
  await singleKeys(other).check();
  await expect(singleKeys(page)).toBeChecked();
  await expect(hint(page)).toBeVisible();
  await singleKeys(page).blur();
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeVisible();
});

test('if the browser blocks storage, the switch works until the page is reloaded', async ({
  page,
}) => {
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
  await expect(heading(page)).toHaveText('Theming');
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
  await expect(field(page)).toHaveValue('');
  await expect(title(page)).toBeHidden();
});

test('typing a question mark into a field doesn’t open the list of shortcuts', async ({ page }) => {
  await page.goto('/search');
  const input = page.getByRole('main').getByRole('combobox');
  await input.pressSequentially('?');
  await expect(input).toHaveValue('?');
  await expect(title(page)).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the list of shortcuts is shown, but not the switch', async ({ page }) => {
    await page.goto('/theming');
    await expect(hint(page)).toBeHidden();
    await link(page).click();
    await expect(title(page)).toBeVisible();
    await expect(singleKeys(page)).toBeHidden();
  });
});
