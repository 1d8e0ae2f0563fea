import AxeBuilder from '@axe-core/playwright';
import { colorModes } from '../../src/base/design/modes';
import { storeMode } from '../support/modes';
import { dialog, field, options, status } from '../support/search-dialog';
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
      const expectClean = async () => {
        const { violations, passes } = await new AxeBuilder({ page })
          .setLegacyMode()
          .include('[data-search-dialog]')
          .analyze();
        expect(passes.length).toBeGreaterThan(5);
        expect(violations).toEqual([]);
        // Nothing overflows.
        expect(
          await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth),
        ).toBe(0);
      };
      await expect(dialog(page).getByRole('group', { name: 'Popular' })).toBeVisible();
      await expectClean();
      await field(page).fill('color mode');
      await expect(options(page).first()).toBeVisible();
      await expectClean();
      await field(page).fill('qqqqqqqqq');
      await expect(status(page)).toHaveText(/^No results for/);
      await expectClean();
    });
  }
}
