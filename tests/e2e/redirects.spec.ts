import { expect, test } from '@playwright/test';
import { requiredRedirects } from '../../src/site/redirects';
import { hydrated } from '../support/console';

test('an old address whose page does not exist yet is not found under its own name', async ({
  page,
}) => {
  await page.goto('/match-media');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page).toHaveURL('/match-media');
  await expect(page.getByRole('main').getByText('/match-media')).toBeVisible();
});

for (const { from, to } of [...requiredRedirects, { from: '/presets', to: '/packages/presets' }]) {
  test(`${from} leads to ${to} from a cold load`, async ({ page }) => {
    await page.goto('/theming');
    await page.goto(`${from}?a=1#related`);
    await expect(page).toHaveURL(`${to}?a=1#related`);
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL('/theming');
  });

  test(`${from} leads to ${to} from a link inside the app`, async ({ page }) => {
    await page.goto('/theming');
    await hydrated(page);
    await page.evaluate((href) => {
      (window as unknown as { sameDocument: boolean }).sameDocument = true;
      const link = document.createElement('a');
      link.href = href;
      link.textContent = 'An old link';
      document.querySelector('main')!.prepend(link);
    }, `${from}?a=1#related`);
    await page.getByRole('link', { name: 'An old link' }).click();
    await expect(page).toHaveURL(`${to}?a=1#related`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Theming');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL('/theming');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theming');
  });
}
