import { hydrated } from '../support/console';
import { follow } from '../support/follow';
import { heading } from '../support/shell';
import { expect, isMarked, markDocument, test } from '../support/site';

test.use({ build: 'site' });

// The two redirects of the specification.
for (const from of ['/custom-pragma', '/css']) {
  test(`${from} redirects to /sx-prop, in a full load and in the app @core`, async ({ page }) => {
    await page.goto('/theming');
    await page.goto(`${from}?a=1#related`);
    await expect(page).toHaveURL('/sx-prop?a=1#related');
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL('/theming');

    await hydrated(page);
    await markDocument(page);
    await follow(page, `${from}?a=1#related`);
    await expect(page).toHaveURL('/sx-prop?a=1#related');
    await expect(heading(page)).toHaveText('The sx Prop');
    expect(await isMarked(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL('/theming');
    await expect(heading(page)).toHaveText('Theming');
  });
}

test('a redirect with a hash opens that section', async ({ page }) => {
  const section = page.getByRole('heading', { name: 'Themed', level: 2 });
  await page.goto('/themed');
  await expect(page).toHaveURL('/mdx-components#themed');
  await expect(section).toBeInViewport();
  await hydrated(page);
  await follow(page, '/mdx/themed?a=1#other');
  await expect(page).toHaveURL('/mdx-components?a=1#themed');
  await expect(section).toBeInViewport();
});
