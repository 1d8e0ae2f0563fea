import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInModes } from '../support/accessible';
import { exampleWith, openFirstEditor, partsOf } from '../support/live-code';
import { menuButton, openHydrated, siteNavigation } from '../support/shell';
import { expect, test } from '../support/site';

// tests/pages checks the pages as they open.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page in a window of a width. */
async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await openHydrated(page, path);
}

const example = '[data-live-example]';

test('the open menu passes axe in all modes', async ({ page }) => {
  await open(page, '/theming', 390);
  await menuButton(page).click();
  await expect(siteNavigation(page)).toBeFocused();
  await expectAccessibleInModes(page);
});

test('an open editor passes axe in all modes, with and without an error', async ({ page }) => {
  await open(page, '/components/box', 1280);
  const { editor, example: first } = await openFirstEditor(page);
  await expectAccessibleInModes(page, { within: example });
  await editor.fill('<Box>');
  await expect(first.getByRole('alert')).toContainText('Line 1');
  await expectAccessibleInModes(page, { within: example });
});

test('a resized preview passes axe in all modes on a phone', async ({ page }) => {
  await open(page, '/components/button', 390);
  const { example: resized } = exampleWith(page, 'Responsive button');
  await resized.getByRole('button', { name: 'Resize the preview' }).press('Enter');
  await expect(resized.getByRole('separator')).toBeFocused();
  await expectAccessibleInModes(page, { within: example });
});

for (const width of [1280, 390]) {
  test(`the running playground passes axe in all modes at ${width} px`, async ({ page }) => {
    await open(page, '/playground', width);
    await page.getByRole('button', { name: 'Run' }).click();
    const { frame } = partsOf(page.getByRole('main'));
    await expect(frame.getByRole('button').first()).toBeVisible();
    await expectAccessible(page, { within: 'main' });
    await page.getByRole('tab', { name: 'Generated CSS' }).click();
    await expect(page.getByLabel('Generated CSS').getByText(/\{/).first()).toBeVisible();
    await expectAccessibleInModes(page, { within: 'main' });
  });
}
