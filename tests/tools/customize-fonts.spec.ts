import type { Page } from '@playwright/test';
import {
  button,
  field,
  openCustomize,
  openExport,
  preview,
  storedTheme,
  tab,
  waitForStored,
} from '../support/customize';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

/** Faces of Lora that an element's document can render. */
const loadedFaces = (page: Page) =>
  preview(page)
    .getByText('Two keepers')
    .evaluate(
      () =>
        [...document.fonts].filter(
          ({ family, status }) => /Lora Variable/.test(family) && status === 'loaded',
        ).length,
    );

test('a font is loaded when it’s chosen, also by a stored theme; one that fails is named, and can be tried again', async ({
  page,
  server,
}) => {
  await openCustomize(page);
  server.fail(/lora.*woff2/, { kind: 'status', status: 500 });
  await tab(page, 'Type').click();
  await page.locator('summary').getByText('Choose a font stack for fonts body').click();
  expect(server.count(/woff2/)).toBe(0);
  await page.getByRole('radio', { name: 'Lora' }).check();
  await expect(field(page, 'fonts body')).toHaveValue('"Lora Variable", serif');
  const message = page
    .getByRole('alert')
    .filter({ hasText: 'The font “Lora Variable” didn’t load' });
  await expect(message).toBeVisible();
  server.clearFaults();
  await button(page, 'Try again').click();
  await expect(message).toBeHidden();
  await expect.poll(() => loadedFaces(page)).toBe(4);
  const dialog = await openExport(page);
  await expect(dialog).toContainText('npm install @fontsource-variable/lora');
  await expect(dialog).toContainText("import '@fontsource-variable/lora';");
  await waitForStored(page, 'Lora Variable');
  await openCustomize(page, storedTheme);
  await expect.poll(() => loadedFaces(page)).toBe(4);
  expect(server.count(/woff2/)).toBe(server.count(/lora.*woff2/));
});
