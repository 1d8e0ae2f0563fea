import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { colorModes } from '../../src/design/modes';
import { sitemapPaths } from '../support/built-pages';
import { hydrated, watchConsole } from '../support/console';
import { storeMode } from '../support/modes';

const paths = [...sitemapPaths(), '/404'];

test('the sweep has pages to look at', () => {
  expect(paths.length).toBeGreaterThan(11);
});

for (const width of [1280, 390]) {
  for (const { name } of colorModes) {
    for (const path of paths) {
      test(`${path} in ${name} at ${width}`, async ({ page }) => {
        // The browser itself reports the status of the 404 page.
        const assertSilent = path === '/404' ? () => undefined : watchConsole(page);
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await storeMode(page, name);
        await page.goto(path);
        await hydrated(page);
        const { violations, passes } = await new AxeBuilder({ page }).analyze();
        expect(passes.length).toBeGreaterThan(10);
        expect(
          violations.map(({ id, nodes }) => ({
            id,
            nodes: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
          })),
        ).toEqual([]);
        assertSilent();
      });
    }
  }
}
