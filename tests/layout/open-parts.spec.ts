import type { Page } from '@playwright/test';
import { colorModes } from '../../src/base/design/modes';
import { expectAccessible } from '../support/accessible';
import { hydrated } from '../support/console';
import { exampleWith, openFirstEditor, partsOf } from '../support/live-code';
import { storeMode } from '../support/modes';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

/** Opens a page as a reader of a color mode sees it. */
async function open(page: Page, path: string, mode: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await storeMode(page, mode);
  await page.goto(path);
  await hydrated(page);
}

for (const { name } of colorModes) {
  test(`an open menu in ${name}`, async ({ page }) => {
    await open(page, '/recipes', name, 390);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Site' })).toBeFocused();
    await expectAccessible(page);
  });

  test(`an open editor in ${name}`, async ({ page }) => {
    await open(page, '/components/button', name, 1280);
    const { editor, example } = await openFirstEditor(page);
    await expectAccessible(page);
    await editor.fill('<Box>');
    await expect(example.getByRole('alert')).toContainText('Line 1');
    await expectAccessible(page);
  });

  test(`a resized preview in ${name} on a phone`, async ({ page }) => {
    await open(page, '/components/button', name, 390);
    const { example } = exampleWith(page, 'Add to cart');
    await example.getByRole('button', { name: 'Resize the preview' }).press('Enter');
    await expect(example.getByRole('separator')).toBeFocused();
    await expectAccessible(page);
  });

  for (const width of [1280, 390]) {
    test(`the playground at work in ${name} at ${width}`, async ({ page }) => {
      await open(page, '/playground', name, width);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Run' }).click();
      const { frame } = partsOf(page.getByRole('main'));
      await expect(frame.getByRole('button', { name: 'Stay longer' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('tab', { name: 'Generated CSS' }).click();
      await expect(
        page
          .getByLabel('Generated CSS')
          .getByText(/<button>/)
          .first(),
      ).toBeVisible();
      await expectAccessible(page);
    });
  }
}
