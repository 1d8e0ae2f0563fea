import { expect, type Page } from '@playwright/test';
import { hydrated } from '../support/console';
import { test } from '../support/versioned-site';

const marks = (page: Page) => page.getByText(/^Since /).filter({ visible: true });
const shown = (page: Page) => marks(page).allTextContents();

test('a page names releases after the first of its version', async ({ page, site }) => {
  await page.goto('/sx-prop');
  await expect(marks(page)).toHaveText(['Since 0.17.2', 'Since 0.17.4']);
  await page.goto('/0.16/sx-prop');
  await expect(marks(page)).toHaveText(['Since 0.16.1']);
  expect(site.read('build/sx-prop.md')).toContain(
    'Marks (since 0.17.2) and (since 0.17.4), not (since 0.17.0) here.',
  );
});

test('a reader who names their release sees no marks of what it has', async ({ page, context }) => {
  await page.goto('/versions');
  const field = page.getByRole('combobox', { name: 'I use Theme UI' });
  await expect(field).toHaveValue('');
  const other = await context.newPage();
  await other.goto('/sx-prop');
  expect(await shown(other)).toEqual(['Since 0.17.2', 'Since 0.17.4']);
  const place = () => other.getByText('not', { exact: false }).first().boundingBox();
  const before = await place();

  await field.selectOption('0.17.2');
  await expect(page.getByText('Marks up to 0.17.2 are hidden.')).toBeVisible();
  // The other tab follows, and nothing in it moves.
  await expect.poll(() => shown(other)).toEqual(['Since 0.17.4']);
  expect(await place()).toEqual(before);
  await other.close();

  await page.reload();
  await expect(field).toHaveValue('0.17.2');
  await hydrated(page);
  await expect(field).toHaveValue('0.17.2');
  await page
    .getByRole('navigation', { name: 'Site' })
    .getByRole('link', { name: 'The sx Prop' })
    .click();
  await expect.poll(() => shown(page)).toEqual(['Since 0.17.4']);
  await page.goto('/0.16/sx-prop');
  await expect.poll(() => shown(page)).toEqual([]);

  // Who uses an older version than that of the page learns what they do not have.
  await page.goto('/versions');
  await field.selectOption('0.16.2');
  await page.goto('/sx-prop');
  await expect.poll(() => shown(page)).toEqual(['Since 0.17.2', 'Since 0.17.4', 'Since 0.17.0']);

  await page.goto('/versions');
  await field.selectOption({ index: 0 });
  await page.goto('/sx-prop');
  expect(await shown(page)).toHaveLength(2);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('marks are shown, and nothing asks for the release', async ({ page }) => {
    await page.goto('/sx-prop');
    await expect(marks(page)).toHaveCount(2);
    await page.goto('/versions');
    await expect(page.getByRole('combobox')).toBeHidden();
  });
});
