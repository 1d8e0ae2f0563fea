import { expectAccessibleInModes } from '../support/accessible';
import { dialog, field, options, status } from '../support/search-dialog';
import { expect, test } from '../support/site';

for (const width of [1280, 390]) {
  test(`the search passes axe when empty, with results, and without, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/components/button');
    await page.keyboard.press('/');
    const expectClean = async () => {
      await expectAccessibleInModes(page, { within: '[data-search-dialog]' });
      const overflow = (element: Element) => element.scrollWidth - element.clientWidth;
      expect(await dialog(page).evaluate(overflow)).toBe(0);
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
