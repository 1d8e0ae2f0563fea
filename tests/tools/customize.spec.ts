import { expect, test, type Page } from '@playwright/test';
import { encodeTheme } from '../../src/theme-tools/theme-link';
import { hydrated, watchConsole } from '../support/console';

const preview = (page: Page) => page.frameLocator('iframe');
const sample = (page: Page) => preview(page).getByRole('button', { name: 'Light the lamp' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const said = (page: Page) => page.getByRole('status');

async function open(page: Page, address = '/customize'): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await expect(sample(page).first()).toBeVisible();
}

/** Waits until what was edited is stored, as the next visit finds it. */
async function stored(page: Page, text: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage))))
    .toContain(text);
}

test('colors, modes and steps by keyboard alone', async ({ page }) => {
  const assertSilent = watchConsole(page);
  await open(page);
  await field(page, 'primary in default').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('#0f6b5c');
  await expect(sample(page)).toHaveCSS('background-color', 'rgb(15, 107, 92)');
  // What is no color yet stays in the field, and the theme as it was.
  await page.keyboard.press('End');
  await page.keyboard.type('zz');
  await expect(field(page, 'primary in default')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('CSS knows no such color.')).toBeVisible();
  await expect(sample(page)).toHaveCSS('background-color', 'rgb(15, 107, 92)');
  await page.keyboard.press('Escape');
  await expect(field(page, 'primary in default')).toHaveValue('#0f6b5c');
  // Sliders keep the notation.
  await page.keyboard.press('Control+A');
  await page.keyboard.type('hsl(170, 75%, 24%)');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Sliders for primary in default' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('slider', { name: 'Lightness' }).focus();
  for (let step = 0; step < 10; step += 1) await page.keyboard.press('ArrowRight');
  await expect(field(page, 'primary in default')).toHaveValue(/^hsl\(1\d\d(\.\d)?, \d/);
  await expect(field(page, 'primary in default')).not.toHaveValue('hsl(170, 75%, 24%)');
  // A mode is a copy of another one, then its own.
  await field(page, 'Name of a new mode').focus();
  await page.keyboard.type('dim');
  await page.keyboard.press('Enter');
  await field(page, 'background in dim').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('#223');
  await expect(sample(page)).toHaveCount(2);
  await field(page, 'Name of the mode dim').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('dusk');
  await page.keyboard.press('Enter');
  await expect(field(page, 'background in dusk')).toHaveValue('#223');
  await field(page, 'background in dusk').focus();
  await page.keyboard.press('Control+z');
  await expect(field(page, 'background in dim')).toHaveValue('#223');
  await page.keyboard.press('Control+Shift+z');
  await expect(field(page, 'background in dusk')).toHaveValue('#223');
  await page.getByRole('button', { name: 'Remove the mode dusk' }).focus();
  await page.keyboard.press('Enter');
  await expect(sample(page)).toHaveCount(1);
  // A color is added, renamed and removed.
  await field(page, 'Name of a new color').focus();
  await page.keyboard.type('brand.strong');
  await page.keyboard.press('Enter');
  await expect(field(page, 'brand.strong in default')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await field(page, 'Name of brand.strong').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('bold');
  await page.keyboard.press('Enter');
  await expect(field(page, 'brand.bold in default')).toBeVisible();
  assertSilent();
});

test('a pair that is too close is repaired, and not before the reader takes it', async ({
  page,
}) => {
  await open(page);
  await field(page, 'primary in default').fill('#7ab8e0');
  await tab(page, 'Contrast').click();
  const list = page.getByRole('list', { name: 'Contrast in default' });
  const pair = list.getByRole('listitem').filter({ hasText: 'Button ·' });
  await expect(pair).toContainText('too low');
  await pair.getByRole('button', { name: 'Repair white on primary' }).press('Enter');
  await expect(sample(page)).toHaveCSS('background-color', 'rgb(122, 184, 224)');
  const take = pair.getByRole('button', { name: /^Take #.{6} for primary$/ });
  await expect(take).toBeVisible();
  await take.press('Enter');
  await expect(pair).not.toContainText('too low');
  await expect(said(page).filter({ hasText: /primary in default is #/ })).toBeVisible();
  await undo(page).click();
  await expect(pair).toContainText('too low');
});

test('scales by hand and by ratio, and any part as text with its mistakes', async ({ page }) => {
  await open(page);
  await tab(page, 'Type').click();
  await field(page, 'fonts body').fill('Nowhere, monospace');
  await expect(page.getByText('Nowhere (not here)')).toBeVisible();
  await expect(sample(page)).toBeVisible();
  const form = page.getByRole('form', { name: 'Make fontSizes by a ratio' });
  await form.getByRole('combobox', { name: 'Ratio' }).selectOption('2');
  await form.getByRole('button', { name: 'Make the scale' }).click();
  await expect(field(page, 'fontSizes 3')).toHaveValue('32');
  await tab(page, 'Space').click();
  await field(page, 'Value of a new entry of breakpoints').fill('90em');
  await page.getByRole('button', { name: 'Add to breakpoints' }).click();
  await expect(page.getByRole('region', { name: 'breakpoints' })).toContainText('Remove');
  await tab(page, 'Raw').click();
  const text = page.getByRole('textbox', { name: /^styles as TypeScript/ });
  await expect(text).toHaveValue(/^\{\n {2}styles: \{/);
  await text.fill('{\n  styles: {\n    h1: 3,\n  },\n}');
  await expect(page.getByText('Line 3, column 5:')).toBeVisible();
  await tab(page, 'Colors').click();
  await tab(page, 'Raw').click();
  await expect(text).toHaveValue('{\n  styles: {\n    h1: 3,\n  },\n}');
  await text.fill('{\n  styles: {\n    h1: { color: "primary" },\n  },\n}');
  await expect(page.getByText('Line 3, column 5:')).toBeHidden();
  await page.getByRole('combobox', { name: 'Notation' }).selectOption('JSON');
  await expect(page.getByRole('textbox', { name: /^styles as JSON/ })).toHaveValue(
    '{\n  "styles": {\n    "h1": {\n      "color": "primary"\n    }\n  }\n}',
  );
});

test('drafts and their steps survive a reload; one is started, copied, opened and removed', async ({
  page,
}) => {
  await open(page);
  await field(page, 'primary in default').fill('#123456');
  await field(page, 'text in default').fill('#222222');
  await stored(page, '#222222');
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'text in default')).toHaveValue('#222222');
  await undo(page).click();
  await expect(field(page, 'text in default')).toHaveValue('#000');
  await expect(field(page, 'primary in default')).toHaveValue('#123456');
  await field(page, 'Name of the theme').fill('Harbor');
  await field(page, 'Name of the theme').press('Enter');
  await page.getByRole('combobox', { name: 'New from' }).selectOption('deep');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(field(page, 'Name of the theme')).toHaveValue('My deep');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(field(page, 'Name of the theme')).toHaveValue('My deep copy');
  await page.getByRole('combobox', { name: 'Open' }).selectOption({ label: 'Harbor' });
  await expect(field(page, 'primary in default')).toHaveValue('#123456');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Remove', exact: true }).first().click();
  await expect(said(page).filter({ hasText: '“Harbor” was removed.' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Open' })).not.toContainText('Harbor');
});

test('two tabs follow each other, and keep both where they part', async ({ page, context }) => {
  await open(page);
  await field(page, 'primary in default').fill('#111111');
  await stored(page, '#111111');
  const other = await context.newPage();
  await open(other);
  await expect(field(other, 'primary in default')).toHaveValue('#111111');
  await field(other, 'primary in default').fill('#222222');
  await expect(field(page, 'primary in default')).toHaveValue('#222222');
  await expect(said(page).filter({ hasText: 'Another tab changed this theme.' })).toBeVisible();
  // Both change it before either has stored.
  await Promise.all([
    field(page, 'text in default').fill('#333333'),
    field(other, 'text in default').fill('#444444'),
  ]);
  await stored(page, '#333333');
  await stored(page, '#444444');
  const told = () =>
    Promise.all(
      [page, other].map((each) =>
        each.getByRole('alert').filter({ hasText: 'at the same time' }).count(),
      ),
    );
  await expect.poll(async () => (await told()).some((count) => count > 0)).toBe(true);
});

test('a full storage and a damaged draft are told, and nothing is lost', async ({ page }) => {
  await page.goto('/customize');
  await page.evaluate(() => localStorage.setItem('site:theme-draft:old', '{"version":1,"past"'));
  await open(page);
  await expect(page.getByText('A theme that is stored here cannot be opened.')).toBeVisible();
  await expect(page.getByLabel('Text of the theme that cannot be opened')).toHaveText(
    '{"version":1,"past"',
  );
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByText('A theme that is stored here cannot be opened.')).toBeHidden();
  await page.evaluate(() => {
    for (let size = 5_300_000; size > 0; size = Math.floor(size / 2)) {
      try {
        localStorage.setItem(`full${size}`, 'x'.repeat(size));
      } catch {
        // As much as fits.
      }
    }
  });
  await field(page, 'primary in default').fill('#123456');
  await expect(page.getByRole('alert').filter({ hasText: 'no room for your edits' })).toBeVisible();
  await expect(field(page, 'primary in default')).toHaveValue('#123456');
  await page.evaluate(() => localStorage.clear());
  await field(page, 'primary in default').fill('#654321');
  await stored(page, '#654321');
});

test('links carry a theme, damaged ones say so, and a preset can be asked for', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await field(page, 'primary in default').fill('#123456');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(said(page).filter({ hasText: 'Copied' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address.startsWith(`${baseURL}/customize#theme`)).toBe(true);
  await page.evaluate(() => localStorage.clear());
  const other = await context.newPage();
  await open(other, address);
  await expect(field(other, 'primary in default')).toHaveValue('#123456');
  await open(page, `${address.slice(0, -20)}`);
  await expect(page.getByRole('alert').filter({ hasText: 'This link is damaged' })).toBeVisible();
  await page.goto('/customize?base=deep');
  await hydrated(page);
  await expect(field(page, 'Name of the theme')).toHaveValue('My deep');
  const odd = await encodeTheme({
    base: '',
    changes: { colors: { text: 'blau', background: '#fff', primary: '#07c' }, brand: 1 },
  });
  await page.goto(`/customize#${odd}`);
  await hydrated(page);
  await expect(page.getByText(/1 that Theme UI cannot use.*1 that it does not read/)).toBeVisible();
  await expect(field(page, 'text in default')).toHaveValue('blau');
});

test('a theme is exported, and what was exported is imported as it was', async ({ page }) => {
  await open(page);
  await field(page, 'primary in default').fill('oklch(0.5 0.1 200)');
  await tab(page, 'Export').click();
  await page.getByRole('radio', { name: 'JSON' }).check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = await (await download).path();
  await tab(page, 'Import').click();
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: 'Use this theme' }).click();
  await tab(page, 'Colors').click();
  await expect(field(page, 'primary in default')).toHaveValue('oklch(0.5 0.1 200)');
  await tab(page, 'Import').click();
  await page.getByRole('textbox', { name: /theme/i }).last().fill('{ colors: { text: pick() } }');
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'A call is not read' })).toBeVisible();
});

test('a part of the preview leads to the field of a key that it reads', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Inspect' }).click();
  await preview(page)
    .getByRole('button', { name: /^button “Light the lamp”: colors.primary/ })
    .press('Enter');
  await expect(field(page, 'primary in default')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the editor is a sheet over the preview', async ({ page }) => {
    await open(page);
    await expect(field(page, 'primary in default')).toBeHidden();
    await page.getByRole('button', { name: 'Edit the theme' }).tap();
    await field(page, 'primary in default').tap();
    await field(page, 'primary in default').fill('#0f6b5c');
    await expect(sample(page)).toHaveCSS('background-color', 'rgb(15, 107, 92)');
    await tab(page, 'Contrast').tap();
    await expect(page.getByRole('list', { name: 'Contrast in default' })).toBeVisible();
    await page.getByRole('button', { name: 'Hide the editor' }).tap();
    await expect(page.getByRole('list', { name: 'Contrast in default' })).toBeHidden();
  });
});

test('is complete without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/customize');
  await expect(field(page, 'primary in default')).toHaveValue('#07c');
  await expect(page.getByText('The editor needs scripts.')).toBeVisible();
  await context.close();
});
