import type { Locator, Page } from '@playwright/test';
import { openFirstEditor } from '../support/live-code';
import { openHydrated } from '../support/shell';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Replaces the text of a field by typing key by key, then by pasting the text with a space after it. */
async function typeAndPaste(
  page: Page,
  field: Locator,
  text: string,
  check: () => Promise<void>,
): Promise<void> {
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text, { delay: 20 });
  await expect(field).toHaveValue(text);
  await check();
  await page.evaluate((copied) => navigator.clipboard.writeText(`${copied} `), text);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(field).toHaveValue(`${text} `);
  await check();
}

// The fields of /customize and of search have their own tests.
test('the filter of components keeps each typed and pasted character', async ({ page }) => {
  await openHydrated(page, '/components');
  await typeAndPaste(page, page.getByRole('searchbox'), 'icon button', () =>
    expect(page.getByText(/^[1-5] of \d+ components/)).toBeVisible(),
  );
});

test('the filter of recipes keeps each typed and pasted character', async ({ page }) => {
  await openHydrated(page, '/recipes');
  await typeAndPaste(page, page.getByRole('searchbox'), 'flexbox sidebar', () =>
    expect(page.getByText(/^[1-9]\d? of \d+ recipes/)).toBeVisible(),
  );
});

test('the editor of an example keeps each typed and pasted character', async ({ page }) => {
  await page.goto('/components/button');
  const { editor, frame } = await openFirstEditor(page);
  await typeAndPaste(page, editor, '<b>typed here</b>', () =>
    expect(frame.getByText('typed here')).toBeVisible(),
  );
});

test('a typed or pasted seed of a random theme is used on Enter', async ({ page }) => {
  await openHydrated(page, '/random?seed=pier');
  const seed = page.getByRole('textbox', { name: 'Seed' });
  await seed.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('two words', { delay: 20 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/seed=two(\+|%20)words/);
  await expect(seed).toBeFocused();
  await page.evaluate(() => navigator.clipboard.writeText('harbor '));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/seed=harbor(&|$)/);
});
