import type { Page } from '@playwright/test';
import { colorModes } from '../../src/design/modes';
import { expectAccessible } from '../support/accessible';
import { hydrated, watchConsole } from '../support/console';
import { storeMode } from '../support/modes';
import { disablePrefetch, expect, test } from '../support/site';

test.use({ cacheControl: 'no-store' });

const script = /^\/assets\/shortcuts\.\w+\.js$/;

const list = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const opener = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' });
const singleKeys = (page: Page) => list(page).getByRole('switch', { name: 'Single-key shortcuts' });
const search = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const hint = (page: Page) => page.getByRole('banner').getByText('/', { exact: true });

/** Pages of each kind: a page of the docs, one of an older version, a tool, a full page, one that is missing. */
const kinds = ['/theming', '/0.16/theming', '/customize', '/', '/no/such/page'];

for (const path of kinds) {
  test(`${path} shows the list for its button and for a question mark`, async ({
    page,
    server,
  }) => {
    const assertSilent = watchConsole(page);
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(server.count(script)).toBe(0);
    await opener(page).click();
    await expect(list(page)).toBeVisible();
    await expect(list(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(list(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    const link = page.getByRole('banner').getByRole('link', { name: 'Theme UI' });
    await link.focus();
    await page.keyboard.press('?');
    await expect(list(page)).toBeVisible();
    await list(page).getByRole('button', { name: 'Close' }).click();
    await expect(link).toBeFocused();
    expect(server.count(script)).toBe(1);
    if (!path.startsWith('/no/')) assertSilent();
  });
}

test('it lists the shortcuts of each part, with the keys of the system', async ({ page }) => {
  await page.goto('/theming');
  await page.keyboard.press('?');
  const parts = ['On every page', 'Search', 'Code editor', 'Preview edge', 'Tabs'];
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveText([
    ...parts,
    'Colors in Customize',
    'Theme tools',
  ]);
  const keys = (action: string) =>
    list(page)
      .locator('div', { has: page.getByText(action, { exact: true }) })
      .last();
  await expect(keys('Open search')).toHaveText('Open search/ or Ctrl+K');
  await expect(keys('Leave the editor')).toHaveText('Leave the editorEsc then Tab');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgentData', { value: { platform: 'macOS' } });
  });
  await page.reload();
  await page.keyboard.press('?');
  await expect(keys('Open search')).toHaveText('Open search/ or ⌘+K');
});

test('single keys that are off stay off on every page and in every tab, until they are on', async ({
  page,
  context,
  server,
}) => {
  const other = await context.newPage();
  await other.goto('/components');
  await expect(hint(other)).toBeVisible();
  await page.goto('/theming');
  await page.keyboard.press('?');
  await expect(singleKeys(page)).toBeChecked();
  await singleKeys(page).focus();
  await page.keyboard.press('Space');
  await expect(singleKeys(page)).not.toBeChecked();
  await expect(list(page).getByText('/', { exact: true })).toBeHidden();
  await page.keyboard.press('Escape');
  for (const tab of [page, other]) {
    await expect(hint(tab)).toBeHidden();
    for (const key of ['/', '?']) await tab.keyboard.press(key);
  }
  for (const path of kinds) {
    await other.goto(path);
    await hydrated(other);
    await expect(hint(other)).toBeHidden();
    for (const key of ['/', '?']) await other.keyboard.press(key);
  }
  // Longer shortcuts still work; by now the keys before them would have, too.
  for (const tab of [page, other]) {
    await tab.keyboard.press('Control+k');
    await expect(search(tab)).toBeVisible();
    await expect(search(tab).getByRole('combobox')).toHaveValue('');
    await tab.keyboard.press('Escape');
    await expect(search(tab)).toBeHidden();
    await expect(list(tab)).toBeHidden();
  }
  expect(server.count(script)).toBe(1);
  await opener(other).click();
  await expect(singleKeys(other)).not.toBeChecked();
  await singleKeys(other).check();
  await other.keyboard.press('Escape');
  await expect(hint(page)).toBeVisible();
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
  await page.goto('/theming');
  await page.keyboard.press('?');
  await singleKeys(page).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await expect(search(page)).toBeVisible();
  await expect(list(page)).toBeHidden();
  await expect(search(page).getByRole('combobox')).toHaveValue('');
});

test('a question mark that is typed into a field is one', async ({ page }) => {
  await page.goto('/components');
  const filter = page.getByRole('main').getByRole('searchbox').first();
  await filter.pressSequentially('?');
  await expect(filter).toHaveValue('?');
  await expect(list(page)).toHaveCount(0);
});

test('a list that fails to load is told of, and loads with the next press', async ({
  page,
  server,
}) => {
  await disablePrefetch(page);
  server.fail(script, { kind: 'status', status: 503 });
  await page.goto('/theming');
  await opener(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'failed to load' })).toBeVisible();
  server.clearFaults();
  await opener(page).click();
  await expect(list(page)).toBeVisible();
});

test('it closes when the reader goes to another page, and with a press outside', async ({
  page,
}) => {
  await page.goto('/theming');
  await hydrated(page);
  await page.getByRole('link', { name: 'The sx Prop', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The sx Prop');
  await page.keyboard.press('?');
  await expect(list(page)).toBeVisible();
  await page.mouse.click(5, 400);
  await expect(list(page)).toBeHidden();
  await page.keyboard.press('?');
  await expect(list(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theming');
  await expect(list(page)).toBeHidden();
});

test('Escape closes it, and not what is open below', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/theming');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.keyboard.press('?');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no button for it', async ({ page }) => {
    await page.goto('/theming');
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    await expect(opener(page)).toBeHidden();
    await expect(hint(page)).toBeHidden();
  });
});

for (const width of [320, 1280]) {
  for (const { name: mode } of colorModes) {
    test(`it fits ${width} px in the mode ${mode}, and is accessible`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await storeMode(page, mode);
      await page.goto('/theming');
      await page.keyboard.press('?');
      await expect(list(page)).toBeVisible();
      const box = (await list(page).boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      const hidden = await list(page).evaluate(
        (element) => element.scrollWidth - element.clientWidth,
      );
      expect(hidden).toBe(0);
      await expectAccessible(page);
      // The focus is in the list, so keys scroll it.
      await page.keyboard.press('End');
      await expect(list(page).getByText('Previous or next theme')).toBeInViewport();
    });
  }
}

test('with forced colors, the switch and the keys are there to see', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/theming');
  await page.keyboard.press('?');
  await expect(singleKeys(page)).toBeVisible();
  const key = list(page).getByText('Home', { exact: true }).first();
  await expect(key).toHaveCSS('border-top-style', 'solid');
  await expect(key).toHaveCSS('border-top-width', '1px');
  await expect(list(page)).not.toHaveCSS('border-top-style', 'none');
});
