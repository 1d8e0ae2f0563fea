import type { Page } from '@playwright/test';
import { hydrated } from '../support/console';
import { heading, openHydrated, siteNavigation } from '../support/shell';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

/** Number of tables of a page, of those that scroll, and the names of those that scroll but aren't tab stops, or vice versa. */
function tablesOf(page: Page): Promise<{ all: number; scroll: number; wrong: string[] }> {
  return page.locator('[data-scroller]').evaluateAll((scrollers: HTMLElement[]) => {
    const scrolls = (element: HTMLElement) => element.scrollWidth > element.clientWidth;
    return {
      all: scrollers.length,
      scroll: scrollers.filter(scrolls).length,
      wrong: scrollers
        .filter((element) => scrolls(element) !== (element.tabIndex === 0))
        .map((element) => element.ariaLabel ?? ''),
    };
  });
}

for (const [path, least] of [
  ['/theme-spec', 3],
  ['/packages/color', 1],
  ['/0.16/theme-spec', 1],
  ['/versions', 1],
] as const) {
  test(`only tables of ${path} that scroll are tab stops, at each width`, async ({ page }) => {
    await page.goto(path);
    for (const width of [1280, 320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(async () => (await tablesOf(page)).wrong).toEqual([]);
      expect((await tablesOf(page)).all).toBeGreaterThanOrEqual(least);
    }
    await hydrated(page);
    expect((await tablesOf(page)).wrong).toEqual([]);
  });
}

test('a table that scrolls can be focused, has a name, and scrolls with arrow keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/theme-spec');
  expect((await tablesOf(page)).scroll).toBeGreaterThan(0);
  const table = page.locator('[data-scroller][tabindex]').first();
  await table.focus();
  await expect(table).toBeFocused();
  await expect(table).toHaveRole('group');
  await expect(table).toHaveAccessibleName(/./);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('after in-app navigation, only tables that scroll are tab stops', async ({ page }) => {
  await openHydrated(page, '/theming');
  const navigation = siteNavigation(page);
  await navigation.getByRole('link', { name: 'Theme specification' }).click();
  await expect(heading(page)).toHaveText('Theme specification');
  await expect.poll(async () => (await tablesOf(page)).all).toBeGreaterThan(2);
  await expect.poll(async () => (await tablesOf(page)).wrong).toEqual([]);
});

test('dates in tables stay on one line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/versions');
  const dates = page.getByRole('cell', { name: /^\d{4}-\d\d-\d\d$/ });
  expect(await dates.count()).toBeGreaterThan(0);
  const lines = await dates.evaluateAll((cells) =>
    cells.map((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return range.getClientRects().length;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every table is a tab stop', async ({ page }) => {
    await page.goto('/theme-spec');
    const scrollers = page.locator('[data-scroller]');
    expect(await scrollers.count()).toBeGreaterThan(2);
    for (const scroller of await scrollers.all()) {
      await expect(scroller).toHaveAttribute('tabindex', '0');
    }
  });
});
