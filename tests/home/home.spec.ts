import { palettes } from '../../src/base/design/colors';
import { expect, rgb, test } from '../support/site';

test.use({ build: 'site' });

test('a card switches to its color mode @core', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Read in Swiss' }).click();
  await expect(page.locator('html')).toHaveCSS('color', rgb(palettes.swiss.text));
});

test.describe('without scripts @core', () => {
  test.use({ javaScriptEnabled: false });

  test('the example card has the colors of the system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    const card = page.getByRole('group', { name: 'Card in the changed theme' });
    await expect(card.getByRole('heading')).toHaveCSS('color', rgb(palettes.dark.text));
    await expect(card.locator('> div')).toHaveCSS(
      'background-color',
      rgb(palettes.dark.background),
    );
  });
});
