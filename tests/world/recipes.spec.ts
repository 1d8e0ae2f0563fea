import { expect, test } from '@playwright/test';
import * as presets from '@theme-ui/presets';
import { builtPreviews } from '../support/built-pages';
import { watchConsole } from '../support/console';

const previews = builtPreviews();
const presetNames = Object.keys(presets);
const widths = [320, 768, 1280];

test(`${previews.length} recipes are tested in ${presetNames.length} presets`, () => {
  expect(previews.length).toBeGreaterThan(18);
  expect(presetNames).not.toHaveLength(0);
});

for (const { path } of previews) {
  test(`${path} fits every width in every preset without console output`, async ({ page }) => {
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
}
