import type { Page } from '@playwright/test';
import {
  heading,
  menuButton,
  openHydrated,
  scrollPosition,
  siteNavigation,
} from '../support/shell';
import { expect, test } from '../support/site';
import { section } from '../support/sections';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const link = (page: Page) => siteNavigation(page).getByRole('link', { name: 'Theming' });

async function expectOpen(page: Page, open: boolean): Promise<void> {
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', String(open));
  if (open) await expect(link(page)).toBeVisible();
  else await expect(link(page)).toBeHidden();
}

for (const path of ['/color-modes', '/no/such/page']) {
  test(`the menu button opens and closes the menu on ${path} @core`, async ({ page }) => {
    await page.goto(path);
    await expectOpen(page, false);
    await menuButton(page).click();
    await expectOpen(page, true);
    await expect(link(page)).toBeInViewport();
    await menuButton(page).click();
    await expectOpen(page, false);
  });
}

test('the menu button works by keyboard @core', async ({ page }) => {
  await page.goto('/color-modes');
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expectOpen(page, true);
  await page.keyboard.press('Tab');
  await expect(siteNavigation(page).getByRole('link').first()).toBeFocused();
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expectOpen(page, false);
});

test('the menu opens when the focus moves into it @core', async ({ page }) => {
  await page.goto('/color-modes');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(siteNavigation(page)).toBeFocused();
  await expectOpen(page, true);
});

test('the menu closes when the focus moves elsewhere @core', async ({ page }) => {
  await page.goto('/color-modes');
  await menuButton(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'GitHub' }).focus();
  await expectOpen(page, false);
});

test('Escape closes the menu, focuses its button, and keeps the scroll position @core', async ({
  page,
}) => {
  await page.goto('/color-modes');
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => scrollPosition(page)).toBe(1500);
  // Playwright's own click would scroll.
  const { x, y, width, height } = (await menuButton(page).boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expectOpen(page, true);
  await page.keyboard.press('Escape');
  await expectOpen(page, false);
  await expect(menuButton(page)).toBeFocused();
  expect(await scrollPosition(page)).toBe(1500);
});

test('a click outside the menu closes it @core', async ({ page }) => {
  await page.goto('/color-modes');
  await menuButton(page).click();
  await expectOpen(page, true);
  await page.mouse.click(370, 500);
  await expectOpen(page, false);
  await expect(page).toHaveURL(/\/color-modes$/);
});

test('the menu stays open when a section opens, and closes when a link is clicked @core', async ({
  page,
}) => {
  await openHydrated(page, '/color-modes');
  await menuButton(page).click();
  await section(page, 'Guides').click();
  await expectOpen(page, true);
  await siteNavigation(page).getByRole('link', { name: 'How It Works' }).click();
  await expect(heading(page)).toHaveText('How It Works');
  await expectOpen(page, false);
});

test('links of the closed menu aren’t tab stops @core', async ({ page }) => {
  await page.goto('/color-modes');
  await page.getByRole('banner').getByLabel('All color modes').focus();
  await page.keyboard.press('Tab');
  await expect(siteNavigation(page).locator(':focus')).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the page doesn’t scroll while the menu is open @core', async ({ page }) => {
  await page.goto('/color-modes');
  await menuButton(page).click();
  await expectOpen(page, true);
  await page.mouse.move(370, 500);
  await page.mouse.wheel(0, 600);
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 2000);
  await page.keyboard.press('Escape');
  await page.mouse.move(370, 500);
  let wheeled = 0;
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 100);
      wheeled += 100;
      return scrollPosition(page);
    })
    .toBeGreaterThan(0);
  // Only the wheel events after the menu closed.
  expect(await scrollPosition(page)).toBeLessThanOrEqual(wheeled);
});

test('Back opens the previous page and closes the menu @core', async ({ page }) => {
  await openHydrated(page, '/theming');
  await page.getByRole('main').getByRole('link', { name: 'Next:' }).click();
  await expect(heading(page)).toHaveText('The sx Prop');
  await menuButton(page).click();
  await expectOpen(page, true);
  await page.goBack();
  await expect(heading(page)).toHaveText('Theming');
  await expectOpen(page, false);
});

test('the menu slides in 0.2 s, or not at all with reduced motion @core', async ({ page }) => {
  await page.goto('/color-modes');
  const transition = () =>
    siteNavigation(page).evaluate((element) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element);
      return [transitionProperty, transitionDuration];
    });
  expect(await transition()).toEqual(['transform', '0.2s']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await transition())[0]).toBe('none');
});

test('a window wider than 40em closes the menu and shows the sidebar @core', async ({ page }) => {
  await page.goto('/color-modes');
  await menuButton(page).click();
  await page.setViewportSize({ width: 800, height: 844 });
  await expect(link(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectOpen(page, false);
});
