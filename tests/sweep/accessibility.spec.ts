import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { colorModes } from '../../src/design/modes';
import { sitemapPaths } from '../support/built-pages';
import { hydrated, watchConsole } from '../support/console';
import { storeMode } from '../support/modes';

const paths = [...sitemapPaths(), '/404'];

test('the sweep has pages to look at', () => {
  expect(paths.length).toBeGreaterThan(11);
});

/** Fails with what axe found, in words that name the element. */
async function expectAccessible(page: Page): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).analyze();
  expect(passes.length).toBeGreaterThan(10);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => [id, html, failureSummary]),
  );
  expect(found).toEqual([]);
}

/** Opens a page as a reader of a color mode sees it. */
async function open(page: Page, path: string, mode: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await storeMode(page, mode);
  await page.goto(path);
  await hydrated(page);
}

for (const { name } of colorModes) {
  for (const width of [1280, 390]) {
    for (const path of paths) {
      test(`${path} in ${name} at ${width}`, async ({ page }) => {
        // The browser itself reports the status of the 404 page.
        const assertSilent = path === '/404' ? () => undefined : watchConsole(page);
        await open(page, path, name, width);
        await expectAccessible(page);
        assertSilent();
      });
    }
  }

  test(`an open menu in ${name}`, async ({ page }) => {
    await open(page, '/recipes', name, 390);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Site' })).toBeFocused();
    await expectAccessible(page);
  });

  test(`an open editor in ${name}`, async ({ page }) => {
    await open(page, '/recipes', name, 1280);
    await page.getByRole('button', { name: 'Edit' }).first().click();
    await expect(page.getByRole('textbox', { name: 'Code of this example' })).toBeFocused();
    await expectAccessible(page);
  });
}
