import type { Page } from '@playwright/test';
import { colorModes } from '../../src/base/design/modes';
import { storeMode } from '../support/modes';
import { menuButton, siteNavigation } from '../support/shell';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

const banner = (page: Page) => page.getByRole('banner');

/** Widths in px: small and usual phones, both sides of the breakpoint of the menu, and wider windows. */
const widths = [320, 344, 360, 390, 414, 480, 639, 640, 700, 768, 1023, 1024, 1280];

/** Pages of each kind: documentation, an older version, a tool, full-width pages, and the 404 page. */
const paths = [
  '/theming',
  '/0.16/components/button',
  '/customize',
  '/',
  '/search',
  '/no/such/page',
];

/** Mistakes in the header: parts that overlap or are outside the window, text that wraps or is cut off. */
function faultsOf(page: Page): Promise<string[]> {
  return banner(page).evaluate((header) => {
    const faults: string[] = [];
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide`);
    if (header.getBoundingClientRect().height !== 64) faults.push('it is not 64 high');
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const controls = [...header.querySelectorAll('a, button, summary')].filter(isShown);
    const boxes = controls.map((element) => element.getBoundingClientRect());
    if (controls.length < 5) faults.push(`only ${controls.length} controls`);
    controls.forEach((control, index) => {
      const box = boxes[index]!;
      const name = control.getAttribute('aria-label') ?? control.textContent;
      if (box.left < 0 || box.right > clientWidth) faults.push(`${name} leaves the window`);
      boxes.slice(index + 1).forEach((other, next) => {
        const isApart = box.right <= other.left || other.right <= box.left;
        if (!isApart) faults.push(`${name} overlaps control ${index + 1 + next}`);
      });
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (
          !isShown(text.parentElement!) ||
          getComputedStyle(text.parentElement!).clipPath !== 'none'
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top));
        if (lines.size > 1) faults.push(`"${text.textContent}" breaks into ${lines.size} lines`);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        // If there's no room for the name of the site, it wraps out of sight instead of being cut off.
        const clip = control.firstElementChild?.getBoundingClientRect() ?? box;
        const isHidden = top >= clip.bottom || bottom <= clip.top;
        const isInside = left >= box.left - 0.5 && right <= box.right + 0.5;
        if (!isHidden && !isInside) faults.push(`"${text.textContent}" is cut`);
      }
    });
    return faults;
  });
}

/** All modes on two pages, and Swiss, which has the longest header, on all. */
const modes = [undefined, ...colorModes.map(({ name }) => name)];

for (const mode of modes) {
  for (const path of mode === 'swiss' ? paths : paths.slice(0, 2)) {
    test(`the header of ${path} fits in one line at each width, ${mode ? `in the color mode ${mode}` : 'in the color mode of the system'}`, async ({
      page,
    }) => {
      if (mode) await storeMode(page, mode);
      await page.goto(path);
      const found: [width: number, fault: string][] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 700 });
        found.push(...(await faultsOf(page)).map((fault): [number, string] => [width, fault]));
        await expect(banner(page).getByRole('link', { name: 'Theme UI' })).toBeInViewport();
      }
      expect(found).toEqual([]);
    });
  }
}

test('the header shows the name of the site from 360 px', async ({ page }) => {
  await page.goto('/theming');
  const name = banner(page).getByText('Theme UI', { exact: true });
  for (const [width, isShown] of [
    [320, false],
    [360, true],
    [390, true],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    if (isShown) await expect(name).toBeInViewport({ ratio: 1 });
    else await expect(name).not.toBeInViewport();
  }
});

test('the menu and its list of versions fit in 320 px', async ({ page }) => {
  await storeMode(page, 'swiss');
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/0.16/components/button');
  await menuButton(page).click();
  const navigation = siteNavigation(page);
  await navigation.getByLabel('Version 0.16').click();
  const all = navigation.getByRole('link', { name: 'All versions' });
  await expect(all).toBeVisible();
  const box = (await all.boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(320);
  expect(await faultsOf(page)).toEqual([]);
});
