import { heading } from '../support/shell';
import { expect, test } from '../support/site';
import { section, sectionPage } from '../support/sections';

// Both exist in all browsers that the scripts are written for.
for (const [script, api] of [
  ['the inline script', 'matchMedia'],
  ['the shell', 'ResizeObserver'],
] as const) {
  test(`pages work as without scripts in a browser that ${script} fails in @core`, async ({
    page,
    uncaught,
  }) => {
    await page.addInitScript((name) => Reflect.deleteProperty(window, name), api);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/components/button');
    // As in tests/layout/no-scripts.spec.ts.
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
    for (const name of ['Copy code', 'Edit']) {
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    }
    await page.getByRole('link', { name: 'Menu', exact: true }).click();
    await section(page, 'Guides').click();
    await sectionPage(page, 'Guides').click();
    await expect(heading(page)).toHaveText('Guides');
    // On both pages. The shell starts after the page is shown.
    await expect.poll(() => uncaught.length).toBeGreaterThanOrEqual(2);
    uncaught.length = 0;
  });
}
