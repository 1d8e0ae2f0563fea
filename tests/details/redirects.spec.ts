import { expect, test } from '@playwright/test';
import redirects from '../../redirects';
import { hydrated } from '../support/console';

// The two of the specification, and one of the others.
const sample = redirects.filter(({ from }) =>
  ['/custom-pragma', '/css', '/presets'].includes(from),
);

test('there are redirects to follow', () => expect(sample).toHaveLength(3));

test('a redirect with a hash leads to that section', async ({ page }) => {
  const section = page.getByRole('heading', { name: 'Themed', level: 2 });
  await page.goto('/themed');
  await expect(page).toHaveURL('/mdx-components#themed');
  await expect(section).toBeInViewport();
  await hydrated(page);
  await page.evaluate(() => {
    document
      .querySelector('main')!
      .insertAdjacentHTML('afterbegin', '<a href="/mdx/themed?a=1#other">An old link</a>');
  });
  await page.getByRole('link', { name: 'An old link' }).click();
  await expect(page).toHaveURL('/mdx-components?a=1#themed');
  await expect(section).toBeInViewport();
});

for (const { from, to } of sample) {
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
