import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import * as presets from '@theme-ui/presets';
import { builtPreviews } from '../support/built-pages';
import { hydrated, watchConsole } from '../support/console';

const previews = builtPreviews();
const presetNames = Object.keys(presets);
const widths = [320, 768, 1280];

test(`the sweep mounts ${previews.length} recipes in ${presetNames.length} presets`, () => {
  expect(previews.length).toBeGreaterThan(18);
  expect(presetNames.length).toBe(14);
});

for (const { path } of previews) {
  test(`${path} fits every width in every preset, and nobody complains`, async ({ page }) => {
    const assertSilent = watchConsole(page);
    for (const preset of presetNames) {
      await page.goto(`${path}?preset=${preset}`);
      await expect(page.locator(`[data-preset="${preset}"]`)).toBeVisible();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect([preset, width, Math.max(overflow, 0)]).toEqual([preset, width, 0]);
      }
    }
    assertSilent();
  });

  test(`${path} is accessible by itself, also from right to left`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await hydrated(page);
    // Of a page alone: this one is a part of one.
    const ofPages = ['page-has-heading-one', 'landmark-one-main', 'region'];
    const { violations, passes } = await new AxeBuilder({ page }).disableRules(ofPages).analyze();
    expect(passes.length).toBeGreaterThan(5);
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      // What leaves the page at its end counts to the left now.
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(beyond).toBeLessThanOrEqual(width);
    }
  });
}
