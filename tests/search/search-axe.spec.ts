import AxeBuilder from '@axe-core/playwright';
import { colorModes } from '../../src/base/design/modes';
import { storeMode } from '../support/modes';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

for (const { name } of colorModes) {
  for (const width of [1280, 390]) {
    test(`the search passes axe when empty, with results, and without, in ${name}, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await storeMode(page, name);
      await page.goto('/components/button');
      await page.keyboard.press('/');
      const dialog = page.getByRole('dialog', { name: 'Search' });
      const field = dialog.getByRole('combobox');
      const expectClean = async () => {
        const { violations, passes } = await new AxeBuilder({ page })
          .setLegacyMode()
          .include('[data-search-dialog]')
          .analyze();
        expect(passes.length).toBeGreaterThan(5);
        expect(violations).toEqual([]);
        // Nothing overflows.
        expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(
          0,
        );
      };
      await expect(dialog.getByRole('region', { name: 'Sections' })).toBeVisible();
      await expectClean();
      await field.fill('color mode');
      await expect(dialog.getByRole('option').first()).toBeVisible();
      await expectClean();
      await field.fill('qqqqqqqqq');
      await expect(dialog.getByRole('status')).toHaveText(/^No results for/);
      await expectClean();
    });
  }
}
