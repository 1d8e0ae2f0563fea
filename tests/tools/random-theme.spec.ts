import type { Page } from '@playwright/test';
import { hydrated, watchConsole } from '../support/console';
import { expectFocusInView } from '../support/keyboard';
import { pressInPlace } from '../support/press';
import { expect, idle, test } from '../support/site';

test.use({ build: 'site' });

const bar = (page: Page) => page.getByRole('group', { name: 'Another theme' });
const seedField = (page: Page) => bar(page).getByRole('textbox', { name: 'Seed' });
const specimens = (page: Page) => page.getByRole('group', { name: /^Specimens in/ });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** The theme that the page shows as JSON. */
async function shownTheme(page: Page): Promise<Record<string, unknown>> {
  const json = await page
    .locator('pre code')
    .filter({ hasText: '"initialColorModeName"' })
    .textContent();
  return JSON.parse(json!) as Record<string, unknown>;
}

/** Waits until the specimens show the seed in the field, because they render after the toolbar. */
async function settled(page: Page): Promise<string> {
  const seed = await seedField(page).inputValue();
  await expect(page.getByRole('group', { name: `Specimens in ${seed}` })).toBeVisible();
  return seed;
}

test('themes can be created, kept in part, and stepped through by keyboard', async ({ page }) => {
  const assertSilent = watchConsole(page);
  await open(page, '/random');
  expect(await settled(page)).toBe('pier');
  const first = await shownTheme(page);
  await bar(page).getByRole('checkbox', { name: 'Fonts' }).focus();
  await page.keyboard.press('Space');
  await bar(page).getByRole('button', { name: 'New theme' }).focus();
  await page.keyboard.press('Enter');
  await expect(seedField(page)).not.toHaveValue('pier');
  const seed = await settled(page);
  const second = await shownTheme(page);
  expect(second.fonts).toEqual(first.fonts);
  expect(second.colors).not.toEqual(first.colors);
  expect(new URL(page.url()).searchParams.get('fonts')).toBe('pier');
  await expect(page.getByRole('status').filter({ hasText: 'headings in' })).toBeVisible();

  await page.goBack();
  await expect(seedField(page)).toHaveValue('pier');
  await page.goForward();
  await expect(seedField(page)).toHaveValue(seed);
  await expect(bar(page).getByRole('checkbox', { name: 'Fonts' })).toBeChecked();

  await seedField(page).focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('harbor');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?seed=harbor$/);
  await settled(page);
  await expectFocusInView(page, bar(page));
  assertSilent();
});

test('the URL restores the same theme, harmony, and mode after a reload', async ({ page }) => {
  await open(page, '/random?seed=harbor');
  await bar(page).getByRole('combobox', { name: 'Harmony' }).selectOption('triad');
  const dark = page.getByRole('button', { name: 'dark', exact: true });
  await dark.click();
  await expect(page).toHaveURL(/\?seed=harbor&harmony=triad&mode=dark$/);
  // The mode and the specimens change together.
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  const before = await shownTheme(page);
  await page.reload();
  await hydrated(page);
  await expect(dark).toHaveAttribute('aria-pressed', 'true');
  await settled(page);
  expect(await shownTheme(page)).toEqual(before);
  await expect(page.getByText('The harmony is triad')).toBeVisible();
});

test('Back and Forward go through the themes of a visit and the pages before and after them', async ({
  page,
}) => {
  await open(page, '/theming');
  await open(page, '/random');
  const seeds = ['pier'];
  for (let step = 0; step < 3; step += 1) {
    await bar(page).getByRole('button', { name: 'New theme' }).click();
    await expect(seedField(page)).not.toHaveValue(seeds.at(-1)!);
    seeds.push(await settled(page));
  }
  // A change of mode isn't a history entry.
  await page.getByRole('button', { name: 'dark', exact: true }).click();
  await expect(page).toHaveURL(/mode=dark$/);
  for (const seed of seeds.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(seedField(page)).toHaveValue(seed);
    await settled(page);
  }
  for (const seed of seeds.slice(1)) {
    await page.goForward();
    await expect(seedField(page)).toHaveValue(seed);
  }
  // Go to another page and back.
  await page.goBack();
  await expect(seedField(page)).toHaveValue(seeds[2]!);
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/\/demo#/);
  await page.goBack();
  await expect(seedField(page)).toHaveValue(seeds[2]!);
  for (let step = 0; step < 2; step += 1) await page.goBack();
  await expect(seedField(page)).toHaveValue('pier');
  await page.goBack();
  await expect(page).toHaveURL(/\/theming$/);
});

test('a random theme opens in Demo unchanged', async ({ page }) => {
  await open(page, '/random?seed=harbor');
  await settled(page);
  const { colors } = await shownTheme(page);
  await page.getByRole('link', { name: 'Compare', exact: true }).click();
  await expect(page).toHaveURL(/\/demo#theme1\./);
  await expect(page.getByRole('group', { name: 'Specimens in harbor' })).toBeVisible();
  expect((await shownTheme(page)).colors).toEqual(colors);
});

test('a random theme opens in the playground without the site’s theme as its base', async ({
  page,
}) => {
  await open(page, '/random?seed=harbor');
  await settled(page);
  const { colors } = (await shownTheme(page)) as { colors: { background: string } };
  await bar(page).getByRole('link', { name: 'Playground' }).click();
  await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveValue('none');
  await page.getByRole('tab', { name: 'Theme' }).click();
  await expect(page.getByRole('textbox', { name: /Theme/ })).toHaveValue(
    new RegExp(`"background": "${colors.background}"`),
  );
});

test('an invalid value in the URL is reported', async ({ page }) => {
  await open(page, '/random?seed=harbor&harmony=minor');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('There’s no harmony “minor”.');
  await settled(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('themes can be created by touch, and nothing overflows the page', async ({ page }) => {
    await open(page, '/random');
    const harmony = bar(page).getByRole('combobox', { name: 'Harmony' });
    await expect(harmony).toBeHidden();
    await bar(page).getByRole('button', { name: 'Options' }).tap();
    await expect(harmony).toBeVisible();
    await bar(page).getByRole('checkbox', { name: 'Colors' }).tap();
    await bar(page).getByRole('button', { name: 'New theme' }).tap();
    await expect(seedField(page)).not.toHaveValue('pier');
    await settled(page);
    expect(new URL(page.url()).searchParams.get('colors')).toBe('pier');
    await page.getByRole('button', { name: 'dark', exact: true }).tap();
    await expect(page).toHaveURL(/mode=dark/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  for (const [path, name] of [
    ['/random', 'Specimens in pier'],
    ['/demo', 'Specimens in swiss'],
  ] as const) {
    test(`${path} shows a whole theme and no controls that need scripts`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('group', { name })).toBeVisible();
      await expect(page.getByRole('table', { name: /^Contrast in/ })).toBeVisible();
      await expect(page.getByRole('button', { name: 'New theme' })).toHaveCount(0);
      await expect(page.getByRole('radio', { name: 'deep' })).toHaveCount(0);
    });
  }
});

test('a click before React starts has an effect', async ({ page }) => {
  await page.goto('/random');
  await bar(page).getByRole('button', { name: 'New theme' }).click();
  await expect(seedField(page)).not.toHaveValue('pier');
  await expect(specimens(page)).toBeVisible();
});

test('the page starts by itself if its URL has a query; otherwise it waits for the reader', async ({
  page,
}) => {
  await page.goto('/random');
  await idle(page);
  await expect(page.locator('[data-island]')).not.toHaveAttribute('data-started');
  await page.goto('/random?seed=harbor');
  await expect(page.getByRole('group', { name: 'Specimens in harbor' })).toBeVisible();
  await page.goto('/demo?theme=deep');
  await expect(page.getByRole('group', { name: 'Specimens in deep' })).toBeVisible();
});

test('a theme starts from a brand color, and an invalid one is reported', async ({ page }) => {
  await open(page, '/random');
  const brand = bar(page).getByRole('textbox', { name: 'Brand color', exact: true });
  await brand.fill('nocolor');
  await brand.press('Enter');
  await expect(bar(page).getByText('This isn’t a valid CSS color.')).toBeVisible();
  await brand.press('ControlOrMeta+a');
  await page.keyboard.type('rgb(15 107 92)');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/brand=0f6b5c/);
  await expect(brand).toBeFocused();
  // The seed doesn't change, so wait for the theme instead.
  await expect
    .poll(() => shownTheme(page))
    .toMatchObject({
      colors: { brand: '#0f6b5c', modes: { dark: { brand: '#0f6b5c' } } },
      buttons: { primary: { bg: 'brand', color: 'onBrand' } },
    });
  await pressInPlace(bar(page).getByRole('button', { name: 'Any color' }), () =>
    expect(page).not.toHaveURL(/brand/),
  );
});
