import { heading, siteNavigation } from '../support/shell';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

// Specification, section 9, as the browser computes it.
test('text has the sizes and weights of the specification @core', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto('/components/button');
  const title = heading(page);
  await expect(page.locator('html')).toHaveCSS('font-weight', '400');
  await expect(page.locator('html')).toHaveCSS('line-height', '24px');
  await expect(title).toHaveCSS('font-weight', '800');
  await expect(title).toHaveCSS('font-size', '48px');
  await expect(title).toHaveCSS('line-height', '60px');
  await expect(page.getByRole('article').getByRole('strong').first()).toHaveCSS(
    'font-weight',
    '700',
  );
});

for (const path of ['/playground', '/customize', '/demo', '/random']) {
  test(`${path} has no side navigation and uses the full width @core`, async ({ page }) => {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(siteNavigation(page)).toBeHidden();
    expect((await page.getByRole('main').boundingBox())!.width).toBeGreaterThan(1200);
  });
}
