import { saveAll, test } from '../support/offline-site';
import { expect } from '../support/site';

test.use({ build: 'site' });

test('with everything saved, search works without a server and its results open', async ({
  page,
  server,
}) => {
  await saveAll(page);
  await server.stop();
  await page.goto('/theming');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('aspect ratio');
  await expect(dialog.getByRole('option').first()).toHaveText(/^AspectRatio/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'AspectRatio' })).toBeVisible();
  await page.goto('/search?q=slider');
  await expect(
    page
      .getByRole('main')
      .getByRole('option', { name: /^Slider/ })
      .first(),
  ).toBeVisible();
});
