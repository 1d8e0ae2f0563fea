import { expect, type Page } from '@playwright/test';
import { hydrated } from '../support/console';
import { test } from '../support/versioned-site';

const button = (page: Page, name = '0.17') => page.getByRole('button', { name: `Version ${name}` });
const list = (page: Page) => page.getByRole('list').filter({ hasText: 'All versions' });
const links = (page: Page) => list(page).getByRole('link');

test('leads to the same page of each version, and says where there is none', async ({ page }) => {
  await page.goto('/sx-prop#use');
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(links(page)).toHaveText([
    /^0\.17 Theme UI 0\.17\.4, newest$/,
    /^0\.16 Theme UI 0\.16\.2$/,
    'All versions',
  ]);
  await expect(links(page).nth(0)).toHaveAttribute('aria-current', 'true');
  await links(page).nth(1).click();
  await expect(page).toHaveURL(/\/0\.16\/sx-prop#use$/);

  await page.goto('/0.16/components/old');
  await button(page, '0.16').click();
  await expect(links(page).first()).toHaveText('0.17 No such page: opens Components');
  await links(page).first().click();
  await expect(page).toHaveURL(/\/components$/);

  await page.goto('/versions');
  await button(page).click();
  await expect(links(page).nth(1)).toHaveText('0.16 No such page: opens The sx Prop');
});

test('works by keyboard', async ({ page }) => {
  await page.goto('/sx-prop');
  await button(page).focus();
  await page.keyboard.press('Space');
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  for (const [key, index] of [
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['End', 2],
    ['ArrowDown', 0],
    ['ArrowUp', 2],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(links(page).nth(index)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(list(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(list(page)).toHaveCount(0);
});

test('closes at a press elsewhere', async ({ page }) => {
  await page.goto('/sx-prop');
  await button(page).click();
  await expect(list(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(list(page)).toHaveCount(0);
});

test('keeps the page in the app, where the shell follows the version', async ({ page }) => {
  await page.goto('/sx-prop');
  await hydrated(page);
  await page.evaluate(() => void Object.assign(window, { marked: true }));
  await button(page).click();
  await links(page).nth(1).click();
  await expect(page).toHaveURL(/\/0\.16\/sx-prop$/);
  await expect(button(page, '0.16')).toBeVisible();
  await expect(list(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText('Documents Theme UI 0.16.2');
  await expect(page.getByRole('note', { name: 'Older version' })).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Site' });
  await expect(navigation.getByRole('link', { name: 'Same' })).toHaveAttribute(
    'href',
    '/0.16/same',
  );
  expect(await page.evaluate(() => 'marked' in window)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('stands in the menu, and works by touch', async ({ page }) => {
    await page.goto('/sx-prop');
    await expect(button(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await button(page).tap();
    await expect(links(page)).toHaveCount(3);
    const boxes = await Promise.all((await links(page).all()).map((link) => link.boundingBox()));
    for (const box of boxes) {
      expect(box!.height).toBeGreaterThanOrEqual(24);
      expect(box!.x + box!.width).toBeLessThanOrEqual(390);
    }
    // One thing at a time.
    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    await expect(button(page)).toBeVisible();
    await button(page).tap();
    await links(page).nth(1).tap();
    await expect(page).toHaveURL(/\/0\.16\/sx-prop$/);
  });
});

for (const [what, pattern] of [
  ['the list of pages', /^\/versions\.json$/],
  ['the script', /^\/assets\/versions\.\w+\.js$/],
] as const) {
  test(`without ${what}, leads to the page with all versions`, async ({ page, server }) => {
    server.fail(pattern, { kind: 'status', status: 503 });
    await page.goto('/sx-prop');
    await button(page).click();
    await expect(page).toHaveURL(/\/versions$/);
    expect(server.count(pattern)).toBeGreaterThan(0);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [1280, 390]) {
    test(`is a link at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/0.16/sx-prop');
      if (width < 640) await page.getByRole('link', { name: 'Menu', exact: true }).click();
      await page.getByRole('link', { name: 'Version 0.16' }).click();
      await expect(page).toHaveURL(/\/versions$/);
      const rows = page.getByRole('table').getByRole('row');
      await expect(rows).toHaveCount(3);
      await expect(rows.nth(1)).toContainText('Current');
      await expect(rows.nth(2)).toContainText('Older, no longer updated');
      await rows.nth(2).getByRole('link', { name: '0.16' }).click();
      await expect(page).toHaveURL(/\/0\.16\/sx-prop$/);
    });
  }
});

test('nothing of it is fetched before a reader comes near', async ({ page, server }) => {
  await page.goto('/sx-prop');
  await expect(button(page)).toBeVisible();
  expect(server.count(/versions/)).toBe(0);
  await button(page).hover();
  await expect.poll(() => server.count(/^\/versions\.json$/)).toBe(1);
});
