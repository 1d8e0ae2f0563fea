import type { Locator, Page } from '@playwright/test';
import { hydrated } from '../support/console';
import { openFirstEditor } from '../support/live-code';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Types a text key by key over what a field has, then pastes it with a blank after it. */
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
test('the filter of components', async ({ page }) => {
  await page.goto('/components');
  await hydrated(page);
  await typeAndPaste(page, page.getByRole('searchbox'), 'icon button', () =>
    expect(page.getByText(/^[1-5] of \d+ components/)).toBeVisible(),
  );
});

test('the filter of recipes', async ({ page }) => {
  await page.goto('/recipes');
  await hydrated(page);
  await typeAndPaste(page, page.getByRole('searchbox'), 'flexbox sidebar', () =>
    expect(page.getByText(/^[1-9]\d? of \d+ recipes/)).toBeVisible(),
  );
});

test('the editor of an example', async ({ page }) => {
  await page.goto('/components/button');
  const { editor, frame } = await openFirstEditor(page);
  await typeAndPaste(page, editor, '<b>typed here</b>', () =>
    expect(frame.getByText('typed here')).toBeVisible(),
  );
});

test('the seed of a random theme', async ({ page }) => {
  await page.goto('/random?seed=pier');
  await hydrated(page);
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
