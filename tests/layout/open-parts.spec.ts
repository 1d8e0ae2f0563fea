import type { Page } from '@playwright/test';
import { colorModes } from '../../src/base/design/modes';
import { expectAccessible } from '../support/accessible';
import { exampleWith, openFirstEditor, partsOf } from '../support/live-code';
import { storeMode } from '../support/modes';
import { menuButton, openHydrated, siteNavigation } from '../support/shell';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

/** Opens a page in a color mode. */
async function open(page: Page, path: string, mode: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await storeMode(page, mode);
  await openHydrated(page, path);
}

for (const { name } of colorModes) {
  test(`the open menu passes axe in ${name}`, async ({ page }) => {
    await open(page, '/recipes', name, 390);
    await menuButton(page).click();
    await expect(siteNavigation(page)).toBeFocused();
    await expectAccessible(page);
  });

  test(`an open editor passes axe in ${name}, with and without an error`, async ({ page }) => {
    await open(page, '/components/button', name, 1280);
    const { editor, example } = await openFirstEditor(page);
    await expectAccessible(page);
    await editor.fill('<Box>');
    await expect(example.getByRole('alert')).toContainText('Line 1');
    await expectAccessible(page);
  });

  test(`a resized preview passes axe in ${name} on a phone`, async ({ page }) => {
    await open(page, '/components/button', name, 390);
    const { example } = exampleWith(page, 'Add to cart');
    await example.getByRole('button', { name: 'Resize the preview' }).press('Enter');
    await expect(example.getByRole('separator')).toBeFocused();
    await expectAccessible(page);
  });

  for (const width of [1280, 390]) {
    test(`the running playground passes axe in ${name} at ${width} px`, async ({ page }) => {
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
