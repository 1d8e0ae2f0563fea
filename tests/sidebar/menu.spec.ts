import type { Page } from '@playwright/test';
import { hydrated } from '../support/console';
import { expect, test } from '../support/site';
import { section } from '../support/sections';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Site' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Menu' });
const link = (page: Page) => navigation(page).getByRole('link', { name: 'Theming' });

async function expectOpen(page: Page, open: boolean): Promise<void> {
  await expect(toggle(page)).toHaveAttribute('aria-expanded', String(open));
  if (open) await expect(link(page)).toBeVisible();
  else await expect(link(page)).toBeHidden();
}

for (const path of ['/color-modes', '/no/such/page']) {
  test(`the toggle flips the menu on ${path} @core`, async ({ page }) => {
    await page.goto(path);
    await expectOpen(page, false);
    await toggle(page).click();
    await expectOpen(page, true);
    await expect(link(page)).toBeInViewport();
    await toggle(page).click();
    await expectOpen(page, false);
  });
}

test('the toggle works by keyboard @core', async ({ page }) => {
  await page.goto('/color-modes');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expectOpen(page, true);
  await page.keyboard.press('Tab');
  await expect(navigation(page).getByRole('link').first()).toBeFocused();
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expectOpen(page, false);
});

test('focus that enters the navigation opens it @core', async ({ page }) => {
  await page.goto('/color-modes');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(navigation(page)).toBeFocused();
  await expectOpen(page, true);
});

test('focus that leaves navigation and toggle closes it @core', async ({ page }) => {
  await page.goto('/color-modes');
  await toggle(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'GitHub' }).focus();
  await expectOpen(page, false);
});

test('Escape closes it and gives the focus back @core', async ({ page }) => {
  await page.goto('/color-modes');
  await page.mouse.wheel(0, 1500);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBe(1500);
  // Playwright's own click would scroll.
  const { x, y, width, height } = (await toggle(page).boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expectOpen(page, true);
  await page.keyboard.press('Escape');
  await expectOpen(page, false);
  await expect(toggle(page)).toBeFocused();
  expect(await scrolled()).toBe(1500);
});

test('a click on the page behind closes it @core', async ({ page }) => {
  await page.goto('/color-modes');
  await toggle(page).click();
  await expectOpen(page, true);
  await page.mouse.click(370, 500);
  await expectOpen(page, false);
  await expect(page).toHaveURL(/\/color-modes$/);
});

test('opening a section does not close it; following a link does @core', async ({ page }) => {
  await page.goto('/color-modes');
  await hydrated(page);
  await toggle(page).click();
  await section(page, 'Guides').click();
  await expectOpen(page, true);
  await navigation(page).getByRole('link', { name: 'How It Works' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How It Works');
  await expectOpen(page, false);
});

test('the Tab key does not reach the links of a closed menu @core', async ({ page }) => {
  await page.goto('/color-modes');
  await page.getByRole('button', { name: /color mode/ }).focus();
  await page.keyboard.press('Tab');
  await expect(navigation(page).locator(':focus')).toHaveCount(0);
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('the page behind does not scroll @core', async ({ page }) => {
  await page.goto('/color-modes');
  const scrolled = () => page.evaluate(() => window.scrollY);
  await toggle(page).click();
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
      return scrolled();
    })
    .toBeGreaterThan(0);
  // Only what came after the menu was closed.
  expect(await scrolled()).toBeLessThanOrEqual(wheeled);
});

test('Back leaves the page as ever @core', async ({ page }) => {
  await page.goto('/theming');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Next:' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The sx Prop');
  await toggle(page).click();
  await expectOpen(page, true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theming');
  await expectOpen(page, false);
});

test('it slides in 0.2 s, and not at all when less motion is asked for @core', async ({ page }) => {
  await page.goto('/color-modes');
  const transition = () =>
    navigation(page).evaluate((element) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element);
      return [transitionProperty, transitionDuration];
    });
  expect(await transition()).toEqual(['transform', '0.2s']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await transition())[0]).toBe('none');
});

test('growing past 40em closes the menu and shows the navigation @core', async ({ page }) => {
  await page.goto('/color-modes');
  await toggle(page).click();
  await page.setViewportSize({ width: 800, height: 844 });
  await expect(link(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectOpen(page, false);
});
