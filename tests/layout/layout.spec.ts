import { expect, test } from '../support/site';

test.use({ build: 'site' });

// Specification, section 9, as the browser computes it.
test('type and lengths are those of the specification @core', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto('/components/button');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.locator('html')).toHaveCSS('font-weight', '400');
  await expect(page.locator('html')).toHaveCSS('line-height', '24px');
  await expect(heading).toHaveCSS('font-weight', '800');
  await expect(heading).toHaveCSS('font-size', '48px');
  await expect(heading).toHaveCSS('line-height', '60px');
  await expect(page.getByRole('article').getByRole('strong').first()).toHaveCSS(
    'font-weight',
    '700',
  );
  await expect(page.getByRole('banner')).toHaveCSS('height', '64px');
  await expect(page.getByRole('navigation', { name: 'Site' })).toHaveCSS('width', '256px');
  await expect(page.getByRole('article')).toHaveCSS('max-width', '768px');
});

for (const path of ['/playground', '/customize', '/demo', '/random']) {
  test(`${path} hides the side navigation and uses the full width @core`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Site' })).toBeHidden();
    expect((await page.getByRole('main').boundingBox())!.width).toBeGreaterThan(1200);
  });
}
