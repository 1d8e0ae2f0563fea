import type { Page } from '@playwright/test';
import { hydrated } from '../support/console';
import {
  announcement,
  button,
  cellOf,
  field,
  goToCell,
  openCustomize,
  openMore,
  openTheme,
  waitForStored,
} from '../support/customize';
import { MERGE_MS } from '../../src/studio/tools/customize/drafts/edit-history';
import { tabTo, typeInto } from '../support/keyboard';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

const grid = (page: Page) => page.getByRole('grid', { name: 'Colors by mode' });
const names = (page: Page) => grid(page).getByRole('rowheader');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search colors' });

/** Three modes, a group, and enough colors for a search field. */
const colors = {
  text: '#000000',
  background: '#ffffff',
  primary: 'oklch(0.5423 0.1234 250.45)',
  secondary: '#005599',
  muted: '#eeeeee',
  gray: { dark: '#333333', light: '#cccccc' },
  accent: '#aa0055',
  highlight: '#ffee99',
  last: 'rgb(1, 2, 3)',
  modes: {
    dark: { text: '#ffffff', background: '#111111' },
    dim: { text: '#eeeeee', background: '#222233' },
  },
};

const open = (page: Page, base = '') => openTheme(page, { colors }, base);

test('the color grid is one tab stop, and arrow keys move between its cells', async ({ page }) => {
  await open(page);
  const text = cellOf(page, field(page, 'text in default'));
  await tabTo(page, text);
  await page.keyboard.press('Tab');
  await expect(field(page, 'New color name')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(search(page)).toBeFocused();
  await page.keyboard.press('Tab');
  for (const [key, target] of [
    ['ArrowRight', 'text in dark'],
    ['ArrowDown', 'background in dark'],
    ['ArrowDown', 'primary in dark'],
    ['ArrowLeft', 'primary in default'],
    ['End', 'primary in dim'],
    ['ArrowRight', 'primary in dim'],
    ['Control+End', 'last in dim'],
    ['ArrowDown', 'last in dim'],
    ['ArrowUp', 'highlight in dim'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(cellOf(page, field(page, target))).toBeFocused();
  }
  await page.keyboard.press('Home');
  await expect(names(page).filter({ hasText: 'highlight' })).toBeFocused();
  await page.keyboard.press('Control+Home');
  await expect(names(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(names(page).first()).toBeFocused();
  // The tab stop is the last focused cell.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(names(page).nth(1)).toBeFocused();
});

test('in a right-to-left page, arrow keys move in the direction that they show', async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await tabTo(page, cellOf(page, field(page, 'text in default')));
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowLeft');
  await expect(cellOf(page, field(page, 'text in default'))).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(names(page).first()).toBeFocused();
});

test('Enter, F2, and typing edit a cell; Enter commits, Escape restores', async ({ page }) => {
  await open(page);
  const text = field(page, 'text in default');
  const cell = cellOf(page, text);
  await goToCell(page, text);
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  // Arrow keys move the caret.
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('1');
  await expect(text).toHaveValue('#000010');
  await page.keyboard.press('Enter');
  await expect(cell).toBeFocused();
  await page.keyboard.press('F2');
  await expect(text).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cell).toBeFocused();
  // Typing after Enter replaces the value.
  await page.keyboard.press('Enter');
  await page.keyboard.type('#000010');
  await expect(text).toHaveValue('#000010');
  await page.keyboard.press('Enter');
  await expect(cell).toBeFocused();
  await page.keyboard.type('teal');
  await expect(text).toHaveValue('teal');
  await expect(cell).toHaveAccessibleName('teal');
  await page.keyboard.type('l');
  // An invalid value keeps focus, so that it can be corrected.
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cell).toBeFocused();
  await expect(text).toHaveValue('#000010');
  await expect(cell).toHaveAccessibleName('#000010');
  // After a click, typing edits the field.
  await field(page, 'background in default').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('#fafafa');
  await expect(field(page, 'background in default')).toHaveValue('#fafafa');
  // The site's shortcuts still work.
  await page.keyboard.press('Enter');
  await page.keyboard.press('?');
  await expect(page.getByRole('heading', { level: 1, name: 'Keyboard Shortcuts' })).toBeVisible();
});

test('an error message about a value causes no layout shift', async ({ page }) => {
  await open(page);
  for (const name of ['text in default', 'last in dim']) {
    const target = field(page, name);
    await target.focus();
    const below = field(page, 'New color name');
    const before = await below.boundingBox();
    await target.fill('no color');
    const message = page.getByText('This isn’t a valid CSS color.');
    await expect(message).toBeVisible();
    expect(await below.boundingBox()).toEqual(before);
    const { x, width } = (await message.boundingBox())!;
    const table = (await grid(page).boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(table.x);
    expect(x + width).toBeLessThanOrEqual(table.x + table.width);
    await target.press('Escape');
  }
});

test('messages about a text move nothing, and wait until the reader pauses', async ({ page }) => {
  await openCustomize(page);
  const places = () =>
    page
      .getByRole('tabpanel')
      .locator('input:not([type="range"]), h2')
      .evaluateAll((all) => [
        document.querySelector('h1')!.parentElement!.offsetHeight,
        // Those in a closed list have no place, or an old one.
        ...all
          .filter((each) => each.checkVisibility())
          .map((each) => each.getBoundingClientRect().top),
      ]);
  for (const [tabName, label, text, message] of [
    ['Colors', 'Theme name', '', 'Enter a name.'],
    ['Colors', 'Name of the default mode', 'a b', /^Theme UI uses the name in a class/],
    ['Type', 'fontSizes 1', 'big', /^This value isn’t valid here/],
    ['Components', 'Text color (color)', 'primar', /^This isn’t a theme color/],
  ] as const) {
    await page.getByRole('tab', { name: tabName, exact: true }).click();
    const target = page
      .getByRole('textbox', { name: label, exact: true })
      .or(page.getByRole('combobox', { name: label, exact: true }));
    await target.click();
    const before = await places();
    expect(before.length).toBeGreaterThan(8);
    await target.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type(text);
    await expect(target).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(message)).toBeVisible();
    expect(await places()).toEqual(before);
    await page.keyboard.press('Tab');
    await expect(page.getByText(message)).toBeVisible();
    await target.press('Escape');
  }
});

test('Space opens the popover of a cell, and Escape closes it', async ({ page }) => {
  await open(page);
  await goToCell(page, field(page, 'primary in dark'));
  const cell = cellOf(page, field(page, 'primary in dark'));
  const slider = (name: string) => page.getByRole('slider', { name });
  await page.keyboard.press('Space');
  await expect(cell).toHaveAttribute('aria-expanded', 'true');
  await expect(slider('Lightness')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(field(page, 'primary in dark')).toHaveValue('oklch(0.5373 0.1234 250.45)');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(slider('Chroma')).toBeFocused();
  await expect(field(page, 'primary in dark')).toHaveValue('oklch(0.5373 0.0834 250.45)');
  // In a field, the first Escape restores the value.
  const value = field(page, 'Value of primary in dark');
  await typeInto(page, value, 'no color');
  await expect(value).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Escape');
  await expect(value).toHaveValue('oklch(0.5373 0.0834 250.45)');
  await page.keyboard.press('Escape');
  await expect(slider('Lightness')).toHaveCount(0);
  await expect(cell).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cellOf(page, field(page, 'secondary in dark'))).toBeFocused();
});

test('dragging in the area is one undo step, and a click outside closes the popover', async ({
  page,
}) => {
  await open(page);
  const secondary = field(page, 'secondary in default');
  const swatch = button(page, 'Pick secondary in default');
  await swatch.click();
  const area = page.getByRole('group', { name: 'Lightness and chroma of secondary in default' });
  // Waits until the popover is where it stays.
  await area.hover();
  const { x, y, width, height } = (await area.boundingBox())!;
  await page.mouse.down();
  await page.mouse.move(x + width / 4, y + height / 4, { steps: 4 });
  await page.waitForTimeout(MERGE_MS + 100);
  await page.mouse.move(x - 20, y + height + 20, { steps: 4 });
  await page.mouse.up();
  await expect(secondary).toHaveValue('#000000');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(secondary).toHaveValue('#005599');
  // Where sRGB has no color, the value is at its edge, and the hue stays.
  await area.click({ position: { x: width - 2, y: height / 2 } });
  await expect(page.getByRole('slider', { name: 'Lightness' })).toHaveValue('0.5');
  await expect(secondary).toHaveValue(/^#00/);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(area).toHaveCount(0);
  // The swatch closes it, too.
  await swatch.click();
  await expect(area).toBeVisible();
  await swatch.click();
  await expect(area).toHaveCount(0);
});

test('the popover shows the lowest contrast, and Fix repairs it', async ({ page }) => {
  await open(page);
  await button(page, 'Pick text in default').click();
  const popover = page.getByRole('dialog', { name: 'text in default' });
  await expect(popover).toContainText(/\d on \w+, needs 4\.5/);
  await expect(button(page, 'Fix')).toHaveCount(0);
  await field(page, 'Value of text in default').fill('#999999');
  await expect(popover).toContainText('more below the minimum');
  await button(page, 'Fix').click();
  await expect(button(page, 'Fix')).toHaveCount(0);
  await expect(page.getByRole('slider', { name: 'Lightness' })).toBeFocused();
  await expect(field(page, 'text in default')).toHaveValue(/^#[4-7]/);
});

for (const width of [1440, 390]) {
  test(`color names and mode headings stay in view at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page);
    if (width < 1024) await button(page, 'Edit theme').click();
    const header = page.getByRole('columnheader', { name: 'Color' });
    const name = names(page).filter({ hasText: 'highlight' });
    const place = async () => (await name.boundingBox())!;
    await field(page, 'highlight in default').focus();
    const before = await place();
    await field(page, 'highlight in dim').focus();
    expect((await place()).x).toBe(before.x);
    // The header follows one event later.
    await expect(async () => {
      const column = (await page.getByRole('columnheader', { name: 'dim' }).boundingBox())!;
      const cell = (await cellOf(page, field(page, 'highlight in dim')).boundingBox())!;
      expect(column.x).toBe(cell.x);
    }).toPass();
    // When moving back, the sticky names don't cover the focused cell.
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowLeft');
    const dark = (await cellOf(page, field(page, 'highlight in dark')).boundingBox())!;
    // Browsers scroll by whole pixels.
    expect(dark.x).toBeGreaterThan(before.x + before.width - 1);
    // When moving down and back up, the header doesn't cover the focused cell.
    await field(page, 'last in dark').focus();
    await expect(header).toBeInViewport();
    await goToCell(page, field(page, 'secondary in dark'));
    const { y, height } = (await header.boundingBox())!;
    const up = (await field(page, 'secondary in dark').boundingBox())!;
    expect(up.y).toBeGreaterThanOrEqual(y + height);
    // Long values have a tooltip.
    const primary = cellOf(page, field(page, 'primary in default'));
    await expect(primary).toHaveAttribute('title', colors.primary);
  });
}

test('two modes with long values fit at 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openTheme(page, { colors: { ...colors, modes: { dark: colors } } });
  await expect(field(page, 'primary in dark')).toBeInViewport({ ratio: 1 });
  const { width, x } = (await page.getByRole('grid').boundingBox())!;
  const cell = (await cellOf(page, field(page, 'primary in dark')).boundingBox())!;
  expect(cell.x + cell.width).toBeLessThanOrEqual(x + width);
});

test('the header of the color grid stays in view while the column scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page);
  const header = page.getByRole('columnheader', { name: 'Color' });
  await field(page, 'last in default').focus();
  await expect(names(page).first()).not.toBeInViewport();
  await expect(page.getByRole('tab', { name: 'Colors' })).toBeInViewport({ ratio: 1 });
  await expect(header).toBeInViewport({ ratio: 1 });
  const { y, height } = (await header.boundingBox())!;
  const cell = (await field(page, 'last in default').boundingBox())!;
  expect(cell.y).toBeGreaterThan(y + height);
  // It covers no cell that gets the focus, however long the name of a mode is.
  await openTheme(page, { colors: { ...colors, modes: { ['long-'.repeat(7)]: {} } } });
  await goToCell(page, field(page, 'last in default'));
  for (let step = 0; step < 9; step += 1) {
    await page.keyboard.press('ArrowUp');
    const top = await page.evaluate(() => document.activeElement!.getBoundingClientRect().top);
    const bar = (await header.boundingBox())!;
    expect(top).toBeGreaterThanOrEqual(bar.y + bar.height);
  }
});

test('search finds colors by name or value and announces how many', async ({ page }) => {
  await open(page);
  await search(page).fill('GRAY');
  await expect(names(page)).toHaveText(['gray.dark', 'gray.light']);
  await expect(announcement(page, '2 of 10 colors')).toBeVisible();
  // An edited color stays in the results.
  await search(page).fill('#010203');
  await expect(names(page)).toHaveText(['last']);
  await field(page, 'last in default').fill('#040506');
  await expect(names(page)).toHaveText(['last']);
  // A new color is shown and focused.
  await field(page, 'New color name').fill('brand');
  await button(page, 'Add color').click();
  await expect(field(page, 'brand in default')).toBeFocused();
  await search(page).fill('no such');
  await expect(announcement(page, 'No color matches “no such”.')).toBeVisible();
  await expect(names(page)).toHaveCount(0);
  await search(page).press('Escape');
  await expect(search(page)).toHaveValue('');
  await expect(names(page)).toHaveCount(11);
  // A new theme clears the search.
  await search(page).fill('gray');
  await button(page, 'New theme').click();
  await button(page, 'swiss').click();
  await expect(names(page).filter({ hasText: /^text$/ })).toBeVisible();
});

test('a short palette has no search field', async ({ page }) => {
  await openCustomize(page);
  await expect(names(page).first()).toBeVisible();
  await expect(search(page)).toHaveCount(0);
});

test('colors can be reordered, and the order is stored', async ({ page }) => {
  await open(page, 'deep');
  const order = async () => (await names(page).allTextContents()).slice(0, 3);
  const at = await names(page).allTextContents();
  expect(at.slice(0, 3)).toEqual(['text', 'background', 'primary']);
  // The first cell is the initial tab stop.
  await tabTo(page, cellOf(page, field(page, 'text in default')));
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(order).toEqual(['background', 'text', 'primary']);
  await expect(cellOf(page, field(page, 'text in default'))).toBeFocused();
  await expect(cellOf(page, field(page, 'text in default'))).toHaveAttribute('tabindex', '0');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(order).toEqual(['text', 'background', 'primary']);
  await goToCell(page, field(page, 'background in default'));
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(order).toEqual(['background', 'text', 'primary']);
  await expect(announcement(page, `background moved up, to row 1 of ${at.length}.`)).toBeVisible();
  await expect(cellOf(page, field(page, 'background in default'))).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(announcement(page, 'background can’t move further up.')).toBeVisible();
  // One undo reverts it.
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(order).toEqual(['text', 'background', 'primary']);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(order).toEqual(['background', 'text', 'primary']);
  await button(page, 'Actions for background').click();
  await expect(button(page, 'Move up')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Move down').click();
  await button(page, 'Move down').click();
  await expect.poll(order).toEqual(['text', 'primary', 'background']);
  await expect(button(page, 'Move down')).toBeFocused();
  await field(page, 'text in default').fill('#010101');
  await waitForStored(page, '#010101');
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'text in default')).toHaveValue('#010101');
  await expect.poll(order).toEqual(['text', 'primary', 'background']);
});

test('the Move down button stays under the pointer in a pane that scrolls', async ({ page }) => {
  await openCustomize(page, '/customize?base=tailwind');
  const [name] = await page.getByRole('rowheader').allTextContents();
  await button(page, `Actions for ${name}`).click();
  const down = button(page, 'Move down');
  const { x, y, width, height } = (await down.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  // The third move skips a group.
  for (const row of [2, 3, 13]) {
    await page.mouse.down();
    await page.mouse.up();
    await expect(announcement(page, `${name} moved down, to row ${row} of`)).toBeVisible();
    await expect.poll(async () => Math.abs((await down.boundingBox())!.y - y)).toBeLessThan(1);
  }
});

test('converting a color to another notation announces what is lost', async ({ page }) => {
  await open(page);
  const primary = field(page, 'primary in default');
  await button(page, 'Pick primary in default').click();
  await openMore(page);
  const notation = page.getByRole('combobox', { name: 'Format' });
  await expect(notation).toHaveValue('oklch');
  const wide = 'oklch(0.7 0.3 150 / 0.5)';
  await primary.fill(wide);
  await notation.selectOption('hex');
  await expect(primary).toHaveValue(/^#[\da-f]{8}$/);
  const loss = announcement(page, 'hex can only express sRGB colors');
  await expect(loss).toContainText('chroma 0.3 became 0.1');
  await expect(loss).toContainText('opacity levels: 0.5 became 0.502');
  await notation.selectOption('oklch');
  await expect(primary).toHaveValue(wide);
  await expect(loss).toHaveCount(0);
  await primary.fill('teal');
  await expect(notation).toHaveValue('');
});

test('the Lightness slider describes where contrast is too low', async ({ page }) => {
  await open(page);
  await button(page, 'Pick text in default').click();
  const lightness = page.getByRole('slider', { name: 'Lightness' });
  await expect(lightness).toHaveAccessibleDescription(
    /Below 4\.5:1 against background from 0\.\d+ to 1\./,
  );
  await button(page, 'Pick text in dark').click();
  await expect(lightness).toHaveAccessibleDescription(
    /Below 4\.5:1 against background from 0 to 0\.\d+\./,
  );
  // No component uses this color.
  await button(page, 'Pick last in default').click();
  await expect(lightness).not.toHaveAttribute('aria-describedby');
});
