import type { Page } from '@playwright/test';
import { hydrated, watchConsole } from '../support/console';
import { heading } from '../support/shell';
import { expect, test } from '../support/site';
import { sourcePages } from '../support/source-pages';

test.use({ build: 'site' });

const count = sourcePages.filter(
  ({ id, frontMatter }) => id.startsWith('components/') && frontMatter.summary,
).length;

const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter components' });
const cards = (page: Page) =>
  page
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { level: 3 }) })
    .getByRole('listitem');
/** Links of the cards. Links inside specimens are inert. */
const names = (page: Page) => cards(page).locator(':scope > a').allTextContents();

test('the filter finds components by name, description, and names in other libraries', async ({
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
  await expect(heading(page)).toHaveText('Alert');
  assertSilent();
});

test('a filter without matches says so', async ({ page }) => {
  await page.goto('/components');
  await filter(page).fill('date picker');
  await expect(page.getByText('No components match “date picker”')).toBeVisible();
  await expect(page.getByText(`0 of ${count} components`)).toBeVisible();
  await filter(page).fill('');
  await expect(cards(page)).toHaveCount(count);
});

test('Back restores the filter', async ({ page }) => {
  await page.goto('/components');
  await filter(page).fill('menu link');
  await expect(page).toHaveURL(/\?q=menu\+link$/);
  await cards(page).getByRole('link', { name: 'NavLink' }).click();
  await expect(heading(page)).toHaveText('NavLink');
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(['NavLink']);
  await expect(filter(page)).toHaveValue('menu link');
});

test('text typed before the filter is hydrated filters the components', async ({
  page,
  server,
}) => {
  const release = server.hold(/^\/assets\/js\/main\./);
  await page.goto('/components');
  await filter(page).pressSequentially('toggle');
  await expect(filter(page)).toHaveValue('toggle');
  release();
  await hydrated(page);
  await expect.poll(() => names(page)).toEqual(['Checkbox', 'Switch']);
  await expect(filter(page)).toHaveValue('toggle');
});

test('the tab stops are the links of headings and cards, without controls in specimens', async ({
  page,
}) => {
  await page.goto('/components');
  await filter(page).focus();
  for (const name of [/^Link to /, /^Box$/, /^Flex$/, /^Grid$/]) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName(name);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('all components are shown, without the filter', async ({ page }) => {
    await page.goto('/components');
    await expect(cards(page)).toHaveCount(count);
    await expect(filter(page)).toBeHidden();
  });
});
