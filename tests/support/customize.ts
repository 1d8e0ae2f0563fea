import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Changes } from '../../src/base/theme-data/changes';
import { encodeTheme } from '../../src/studio/themes/theme-link';
import { hydrated } from './console';
import { pressWithKeyboard, tabTo } from './keyboard';

/** Content of the frame with the preview of /customize. */
export const preview = (page: Page): FrameLocator => page.frameLocator('iframe');

/** Buttons of the preview in the color `primary`, one per visible mode. */
export const sample = (page: Page): Locator =>
  preview(page).getByRole('button', { name: 'Light the lamp' });

/** Button of the page with an exact name. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });

/** Text field with an exact name. */
export const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });

/** Tab of the editor. */
export const tab = (page: Page, name: string): Locator =>
  page.getByRole('tab', { name, exact: true });

/** Opens a tab with the keyboard. */
export async function openTab(page: Page, name: string): Promise<void> {
  const chosen = page.getByRole('tab', { selected: true });
  await tabTo(page, chosen);
  for (let count = 0; count < 7 && (await chosen.textContent()) !== name; count += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(tab(page, name)).toBeFocused();
}

/** Summary above the scales that the theme doesn't have. */
export const moreScales = (page: Page): Locator =>
  page
    .getByRole('tabpanel')
    .locator('summary')
    .getByText(/^More: /);

/** Opens the dialog with the export. */
export async function openExport(page: Page): Promise<Locator> {
  await button(page, 'Export').click();
  return page.getByRole('dialog', { name: 'Export' });
}

/** On a phone, shows the name of the theme, and the buttons next to it. */
export async function openThemeRow(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Theme', exact: true, expanded: false });
  if (await opener.isVisible()) await opener.click();
}

/** Opens the dialog for new themes at its import. */
export async function openImport(page: Page): Promise<Locator> {
  await openThemeRow(page);
  await button(page, 'New theme').click();
  const importer = button(page, 'Import a file or text');
  // A dialog that was closed at the import opens there again.
  if (await importer.isVisible()) await importer.click();
  return page.getByRole('dialog', { name: 'New theme' });
}

/** Live region that announces a text to screen readers. */
export const announcement = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: text });

/** Address that opens the stored theme, or the default one. */
export const storedTheme = '/customize';

/** Opens /customize with a new theme from the smallest preset, or with another address, and waits for the preview. */
export async function openCustomize(page: Page, address = '/customize?base=base'): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await expect(sample(page).first()).toBeVisible();
}

/** Opens /customize with a link to a theme: the changes to a preset, or a theme without a base. */
export async function openTheme(page: Page, changes: Changes, base = ''): Promise<void> {
  await openCustomize(page, `/customize#${await encodeTheme({ base, changes })}`);
}

/** A theme with few fields, so that Tab reaches each one quickly. */
export const smallTheme = {
  colors: { text: '#000', background: '#fff', primary: '#07c' },
  fonts: { body: 'system-ui' },
  fontSizes: [12, 16],
  fontWeights: { bold: 700 },
  lineHeights: { body: 1.5 },
  space: [0, 4, 8],
  styles: { root: { fontFamily: 'body' } },
};

/** Waits until an edit is saved to localStorage. */
export async function waitForStored(page: Page, text: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.values(localStorage))))
    .toContain(text);
}

/** Cell of the color grid with a field. */
export const cellOf = (page: Page, target: Locator): Locator =>
  page.getByRole('gridcell').filter({ has: target });

/** Opens the part of a color's popover that's closed at first, with the keyboard. */
export const openMore = (page: Page): Promise<void> =>
  pressWithKeyboard(page, page.getByRole('dialog').locator('summary'));

/** Tabs to the color grid, then goes to a field's cell with arrow keys. */
export async function goToCell(page: Page, target: Locator): Promise<void> {
  const cell = cellOf(page, target);
  const isInGrid = () =>
    page.evaluate(() => document.activeElement?.matches('tbody :is(th, td)') ?? false);
  const isInField = () =>
    page.evaluate(() => document.activeElement?.matches('tbody input') ?? false);
  // Enter leaves a field.
  if (await isInField()) await page.keyboard.press('Enter');
  if (!(await isInGrid())) {
    await tabTo(page, page.getByRole('grid').locator('tbody :is(th, td)[tabindex="0"]'));
  }
  await page.keyboard.press('Control+Home');
  const { rowsAbove, column } = await cell.evaluate((element) => {
    const { cellIndex, parentElement } = element as HTMLTableCellElement;
    const rows = [...element.closest('tbody')!.rows].filter(({ cells }) => cells.length > 1);
    return {
      rowsAbove: rows.indexOf(parentElement as HTMLTableRowElement),
      column: cellIndex,
    };
  });
  for (let step = 0; step < rowsAbove; step += 1) await page.keyboard.press('ArrowDown');
  for (let step = 0; step < column; step += 1) await page.keyboard.press('ArrowRight');
  await expect(cell).toBeFocused();
}

/** Goes to a field's cell and replaces its value. */
export async function typeIntoCell(page: Page, target: Locator, text: string): Promise<void> {
  await goToCell(page, target);
  await page.keyboard.type(text);
  await expect(target).toBeFocused();
}

/** Message above the preview about the reader's app. */
export const appStatus = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Preview' }).getByRole('status').filter({ hasText: text });

/** Types the address of an app into its dialog, and presses Enter, which opens the app. */
export async function typeAppAddress(page: Page, address: string): Promise<void> {
  await button(page, 'Your app').click();
  await expect(field(page, 'Address of your app')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(address);
  await page.keyboard.press('Enter');
}
