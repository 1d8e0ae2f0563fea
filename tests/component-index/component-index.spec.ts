import type { Page } from '@playwright/test';
import { hydrated, watchConsole } from '../support/console';
import { expect, test } from '../support/site';
import { sourcePages } from '../support/source-pages';

test.use({ build: 'site' });

const count = sourcePages.filter(({ frontMatter }) => frontMatter.summary).length;

const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter components' });
const cards = (page: Page) =>
  page
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .getByRole('listitem');
/** Of the cards; what stands in their specimens is inert. */
const names = (page: Page) =>
  cards(page).locator(':scope > :not([inert])').getByRole('link').allTextContents();

test('typing narrows the components down by name, text and what others call them', async ({
  page,
}) => {
  const assertSilent = watchConsole(page);
  await page.goto('/components');
  expect(count).toBeGreaterThan(30);
  await expect(cards(page)).toHaveCount(count);
  await filter(page).pressSequentially('dropdown');
  await expect.poll(() => names(page)).toEqual(['Select']);
  await expect(page.getByText(`1 of ${count} components`)).toBeVisible();
  await filter(page).fill('menu link');
  await expect.poll(() => names(page)).toEqual(['NavLink']);
  await filter(page).fill('toast');
  await cards(page).getByRole('link', { name: 'Alert' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Alert');
  assertSilent();
});

test('words that fit nothing say so, and what is not there', async ({ page }) => {
  await page.goto('/components');
  await filter(page).fill('date picker');
  await expect(page.getByText('No components match “date picker”.')).toBeVisible();
  await expect(page.getByText(`0 of ${count} components`)).toBeVisible();
  await filter(page).fill('');
  await expect(cards(page)).toHaveCount(count);
});

test('what is typed before React arrives counts', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/main.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/components');
  await filter(page).pressSequentially('toggle');
  await expect(filter(page)).toHaveValue('toggle');
  release();
  await hydrated(page);
  await expect.poll(() => names(page)).toEqual(['Checkbox', 'Switch']);
  await expect(filter(page)).toHaveValue('toggle');
});

test('the keyboard goes from card to card, not through the specimens', async ({ page }) => {
  await page.goto('/components');
  await filter(page).focus();
  for (const name of ['Box', 'Flex', 'Grid']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name, exact: true }).last()).toBeFocused();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('all components are there, and no filter', async ({ page }) => {
    await page.goto('/components');
    await expect(cards(page)).toHaveCount(count);
    await expect(filter(page)).toBeHidden();
  });
});
