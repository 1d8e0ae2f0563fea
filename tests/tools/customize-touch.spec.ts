import type { Locator, Page } from '@playwright/test';
import { launchOptions } from '../support/browser-launch';
import { hydrated } from '../support/console';
import {
  button,
  field,
  openCustomize,
  openImport,
  openThemeRow,
  preview,
  sample,
  tab,
} from '../support/customize';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  launchOptions: {
    ...launchOptions,
    // Chromium doesn't turn emulated taps into clicks in out-of-process iframes.
    args: [...launchOptions.args, '--disable-features=IsolateSandboxedIframes'],
  },
});

/** Opens the sheet, if it's closed, and one of its tabs. */
async function openTab(page: Page, name: string): Promise<void> {
  const opener = button(page, 'Edit theme');
  if (await opener.isVisible()) await opener.tap();
  await tab(page, name).tap();
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
}

/** Opens a tab, and all that's closed in it at first. */
async function openAll(page: Page, name: string): Promise<void> {
  await openTab(page, name);
  const closed = page.locator('summary').getByText(/^More/).filter({ visible: true });
  for (const more of await closed.all()) await more.tap();
}

/** Taps a field and replaces its text. */
async function write(target: Locator, text: string): Promise<void> {
  await target.tap();
  await target.fill(text);
}

test('a tap in the area of a color sets its lightness and chroma', async ({ page }) => {
  await openCustomize(page);
  const primary = field(page, 'primary in default');
  await expect(primary).toBeHidden();
  await openTab(page, 'Colors');
  const before = await primary.inputValue();
  await button(page, 'Pick primary in default').tap();
  const area = page.getByRole('group', { name: 'Lightness and chroma of primary in default' });
  const { width, height } = (await area.boundingBox())!;
  await area.tap({ position: { x: width / 4, y: height / 4 } });
  const lightness = page.getByRole('slider', { name: 'Lightness' });
  expect(Number(await lightness.inputValue())).toBeCloseTo(0.75, 1);
  await expect(primary).not.toHaveValue(before);
  await button(page, 'Close').tap();
  await expect(area).toHaveCount(0);
});

test('raw text can be edited, and the editor hidden, by touch', async ({ page }) => {
  await openCustomize(page);
  await openTab(page, 'Raw');
  await page.getByRole('combobox', { name: 'Part' }).selectOption('space');
  await write(page.getByRole('textbox', { name: /^space as/ }), '{ space: [0, 5] }');
  await openTab(page, 'Space');
  await expect(field(page, 'space 1')).toHaveValue('5');
  await button(page, 'Hide editor').tap();
  await expect(field(page, 'space 1')).toBeHidden();
});

test('the open sheet leaves the preview of its edits visible', async ({ page }) => {
  await openCustomize(page);
  const bottom = async () => {
    const { y, height } = (await sample(page).boundingBox())!;
    return y + height;
  };
  await button(page, 'Edit theme').tap();
  const { y: top } = (await button(page, 'Hide editor').boundingBox())!;
  await expect.poll(bottom).toBeLessThan(top);
  // The page doesn't scroll if the reader has scrolled to another part.
  await button(page, 'Hide editor').tap();
  await page.evaluate(() => window.scrollBy(0, 150));
  const before = await page.evaluate(() => window.scrollY);
  await button(page, 'Edit theme').tap();
  await expect(button(page, 'Hide editor')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('the preview’s mode can be chosen and its parts inspected by touch', async ({ page }) => {
  await openCustomize(page);
  const region = page.getByRole('region', { name: 'Preview' });
  await region.getByRole('combobox', { name: 'Mode' }).selectOption({ label: 'default' });
  await button(page, 'Inspect').tap();
  await preview(page)
    .getByRole('button', { name: /^button “Light the lamp”: colors.primary/ })
    .tap();
  await expect(field(page, 'primary in default')).toBeVisible();
  await expect(field(page, 'primary in default')).toBeFocused();
});

test('touch targets are at least 24 px wide and high', async ({ page }) => {
  await openCustomize(page);
  await openTab(page, 'Colors');
  await write(field(page, 'New mode name'), 'dim');
  await button(page, 'Add mode').tap();
  await button(page, 'Pick primary in dim').tap();
  await page.getByRole('dialog').getByText('More', { exact: true }).tap();
  let looked = 0;
  async function check(): Promise<void> {
    const sizes = await page
      .getByRole('main')
      .locator('button, select, textarea, summary, input, label:has([type="radio"])')
      .evaluateAll((targets) =>
        targets
          .filter((each) => each.checkVisibility({ visibilityProperty: true }))
          // Readers can also tap its label.
          .filter((each) => !each.matches('[type="radio"]'))
          .map((each) => {
            const { width, height } = each.getBoundingClientRect();
            return { width, height, html: each.outerHTML.slice(0, 200) };
          }),
      );
    looked += sizes.length;
    expect(sizes.filter(({ width, height }) => Math.min(width, height) < 24)).toEqual([]);
  }
  await check();
  await button(page, 'Close').tap();
  for (const name of await page.getByRole('tab').allTextContents()) {
    await openAll(page, name);
    await check();
  }
  expect(looked).toBeGreaterThan(150);
});

// iOS zooms in on fields with smaller text.
test('fields have text of at least 16 px, and nothing overflows the page', async ({ page }) => {
  let looked = 0;
  async function check(): Promise<void> {
    const fields = page
      .getByRole('main')
      .locator('select, textarea, input:is(:not([type]), [type="text"], [type="search"])');
    const sizes = await fields.evaluateAll((all: HTMLElement[]) =>
      all
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        // Ignore samples of themes and previews of examples.
        .filter((each) => !each.closest('[data-specimens], [inert], [aria-label^="Preview"]'))
        .flatMap((each) => {
          // Editors have larger text while they have the focus.
          each.focus();
          const size = parseFloat(getComputedStyle(each).fontSize);
          // Fields behind an open dialog can't be focused.
          const isReachable = document.activeElement === each;
          return isReachable ? [{ size, html: each.outerHTML.slice(0, 200) }] : [];
        }),
    );
    expect(sizes.filter(({ size }) => size < 16)).toEqual([]);
    looked += sizes.length;
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  for (const path of ['/random', '/demo', '/playground', '/api', '/recipes']) {
    await page.goto(path);
    await hydrated(page);
    const more = page.getByRole('main').getByRole('button', { name: /^(Options|View)$/ });
    if (await more.isVisible()) await more.tap();
    await expect(page.getByRole('main').locator('select, textarea, input').first()).toBeVisible();
    await check();
  }
  await openCustomize(page);
  await openThemeRow(page);
  await openTab(page, 'Colors');
  for (const name of await page.getByRole('tab').allTextContents()) {
    await openAll(page, name);
    await check();
  }
  await openImport(page);
  await check();
  expect(looked).toBeGreaterThan(0);
});
