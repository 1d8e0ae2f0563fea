import { expect, type Page } from '@playwright/test';
import { heading, menuButton, openHydrated, siteNavigation } from '../support/shell';
import { isMarked, markDocument } from '../support/site';
import { test } from '../support/versioned-site';

/** Visible version menu: in the header, or in the menu on phones. */
const menu = (page: Page) => page.locator('details[data-versions]').filter({ visible: true });
const button = (page: Page, name = '0.17') =>
  menu(page)
    .locator('summary')
    .and(page.getByLabel(`Version ${name}`, { exact: true }));
const links = (page: Page) => menu(page).getByRole('link');
const targets = (page: Page) =>
  links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));

test('the version menu links to the same page of each version, and says if there is none', async ({
  page,
}) => {
  await page.goto('/sx-prop#use');
  await button(page).click();
  await expect(links(page)).toHaveText([
    /^0\.17 Theme UI 0\.17\.4, latest$/,
    /^0\.16 Theme UI 0\.16\.2$/,
    'All versions',
  ]);
  await expect(links(page).nth(0)).toHaveAttribute('aria-current', 'true');
  await links(page).nth(1).click();
  await expect(page).toHaveURL(/\/0\.16\/sx-prop#use$/);

  // A section that the reader has scrolled to counts like one in the address.
  await page.setViewportSize({ width: 1280, height: 200 });
  await page.goto('/components');
  await page.mouse.wheel(0, 100_000);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.locator('[aria-current]').first()).toHaveText('Part six');
  await button(page).click();
  await links(page).nth(1).click();
  await expect(page).toHaveURL(/\/0\.16\/components#six$/);
  await expect(page.getByRole('heading', { name: 'Part six' })).toBeInViewport();

  await page.goto('/0.16/components/old#use');
  await button(page, '0.16').click();
  await expect(links(page).first()).toHaveText('0.17 Not in this version: opens the home page');
  await links(page).first().click();
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/versions');
  await button(page).click();
  await expect(links(page).nth(1)).toHaveText('0.16 Not in this version: opens the home page');
  await links(page).nth(1).click();
  await expect(page).toHaveURL(/\/0\.16\/sx-prop$/);
});

test('the version menu works by keyboard', async ({ page }) => {
  await page.goto('/sx-prop');
  await button(page).focus();
  await page.keyboard.press('Space');
  await expect(links(page)).toHaveCount(3);
  await page.keyboard.press('Tab');
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
  await expect(links(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(links(page)).toHaveCount(3);
  await page.keyboard.press('Shift+Tab');
  await expect(links(page)).toHaveCount(0);
});

test('a click elsewhere closes the version menu', async ({ page }) => {
  await page.goto('/sx-prop');
  await button(page).click();
  await expect(links(page)).toHaveCount(3);
  await heading(page).click();
  await expect(links(page)).toHaveCount(0);
});

test('in-app navigation updates the version menu, the sidebar, the footer, and the title', async ({
  page,
}) => {
  await openHydrated(page, '/0.16/same');
  await markDocument(page);
  const navigation = siteNavigation(page);

  // The version menu for phones, which is in the navigation too, has no current page.
  await expect(navigation.locator('[aria-current="page"]')).toHaveText(['Same']);
  await button(page, '0.16').click();
  expect(await targets(page)).toEqual(['/same', '/0.16/same', '/versions']);
  await links(page).nth(0).click();
  await expect(page).toHaveURL(/\d\/same$/);
  await expect(page).toHaveTitle('Same – Theme UI');
  await expect(links(page)).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText('Documents Theme UI 0.17.4');

  // Another page of the same version.
  await navigation.getByRole('link', { name: 'The sx Prop' }).click();
  await expect(page).toHaveURL(/\d\/sx-prop$/);
  await expect(page).toHaveTitle('The sx Prop – Theme UI');
  await button(page).click();
  expect(await targets(page)).toEqual(['/sx-prop', '/0.16/sx-prop', '/versions']);

  await links(page).nth(1).click();
  await expect(page).toHaveURL(/\/0\.16\/sx-prop$/);
  await expect(page).toHaveTitle('The sx Prop (0.16) – Theme UI');
  await expect(button(page, '0.16')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('Documents Theme UI 0.16.2');
  await expect(page.getByRole('note', { name: 'Older version' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Same' })).toHaveAttribute(
    'href',
    '/0.16/same',
  );

  // Back closes an open menu.
  await button(page, '0.16').click();
  await page.goBack();
  await expect(page).toHaveTitle('The sx Prop – Theme UI');
  await expect(button(page)).toBeVisible();
  await expect(links(page)).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test('the version menu is in the menu, and works by touch', async ({ page }) => {
    await page.goto('/sx-prop');
    await expect(menu(page)).toHaveCount(0);
    await menuButton(page).tap();
    await button(page).tap();
    await expect(links(page)).toHaveCount(3);
    const boxes = await Promise.all((await links(page).all()).map((link) => link.boundingBox()));
    for (const box of boxes) {
      expect(box!.height).toBeGreaterThanOrEqual(24);
      expect(box!.x + box!.width).toBeLessThanOrEqual(390);
    }
    // Escape only closes the list.
    await page.keyboard.press('Escape');
    await expect(links(page)).toHaveCount(0);
    await expect(button(page)).toBeVisible();
    await button(page).tap();
    await links(page).nth(1).tap();
    await expect(page).toHaveURL(/\/0\.16\/sx-prop$/);
    await expect(menu(page)).toHaveCount(0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [1280, 390]) {
    test(`the version menu works, ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/0.16/same');
      const openMenu = async () => {
        if (width < 640) await page.getByRole('link', { name: 'Menu', exact: true }).click();
      };
      await openMenu();
      await button(page, '0.16').click();
      await links(page).first().click();
      await expect(page).toHaveURL(/\d\/same$/);
      await openMenu();
      await button(page).click();
      await links(page).last().click();
      await expect(page).toHaveURL(/\/versions$/);
      const rows = page.getByRole('table').getByRole('row');
      await expect(rows).toHaveCount(3);
      await expect(rows.nth(1)).toContainText('Current');
      await expect(rows.nth(2)).toContainText('Older');
      await rows.nth(2).getByRole('link', { name: '0.16' }).click();
      await expect(page).toHaveURL(/\/0\.16\/sx-prop$/);
    });
  }
});
