import type { Locator, Page } from '@playwright/test';
import {
  announcement,
  button,
  cellOf,
  field,
  goToCell,
  moreScales,
  openCustomize,
  openTab,
  openTheme,
  openThemeRow,
  sample,
  smallTheme,
  tab,
  typeIntoCell,
} from '../support/customize';
import { choose, pressWithKeyboard, skipToContent, typeInto } from '../support/keyboard';
import { expect, test } from '../support/site';

test.use({ build: 'site' });
test.slow();

/** Uses controls with the keyboard only. */
const keyboard = {
  begin: skipToContent,
  openTab,
  press: (target: Locator) => pressWithKeyboard(target.page(), target),
  /** Replaces the text of a field. */
  async write(target: Locator, text: string): Promise<void> {
    const isInGrid = (await cellOf(target.page(), target).count()) > 0;
    await (isInGrid ? typeIntoCell : typeInto)(target.page(), target, text);
  },
  choose: (target: Locator, option: string) => choose(target.page(), target, option),
  /** Opens the popover of a color. */
  async openColor(page: Page, name: string): Promise<void> {
    await goToCell(page, field(page, name));
    await page.keyboard.press('Space');
  },
  /** Opens the actions for a color. */
  async openActions(page: Page, name: string): Promise<void> {
    await goToCell(page, field(page, `${name} in default`));
    await page.keyboard.press('Home');
    await page.keyboard.press('Space');
  },
  closeDialog: (page: Page) => page.keyboard.press('Escape'),
};

/** Uses controls by touch. */
const touch: typeof keyboard = {
  begin: openThemeRow,
  async openTab(page, name) {
    const opener = button(page, 'Edit theme');
    if (await opener.isVisible()) await opener.tap();
    await tab(page, name).tap();
  },
  press: (target) => target.tap(),
  async write(target, text) {
    await target.tap();
    await target.fill(text);
  },
  async choose(target, option) {
    const label = await target.getByRole('option', { name: option }).first().textContent();
    await target.selectOption({ label: label! });
  },
  openColor: (page, name) => button(page, `Pick ${name}`).tap(),
  openActions: (page, name) => button(page, `Actions for ${name}`).tap(),
  closeDialog: (page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap(),
};

/** What readers do, with each of the inputs. */
const tasks: Record<string, (page: Page, input: typeof keyboard) => Promise<void>> = {
  async 'a color can be edited, added, and removed'(page, { openTab, write, press, openActions }) {
    await openTab(page, 'Colors');
    await write(field(page, 'primary in default'), '#0f6b5c');
    await expect(sample(page)).toHaveCSS('background-color', 'rgb(15, 107, 92)');
    await write(field(page, 'New color name'), 'brand');
    await press(button(page, 'Add color'));
    await expect(field(page, 'brand in default')).toBeFocused();
    await openActions(page, 'brand');
    await press(button(page, 'Remove brand'));
    await expect(field(page, 'brand in default')).toHaveCount(0);
    await expect(page.getByRole('rowheader').last()).toBeFocused();
  },

  async 'modes can be copied, edited, reset to the root, renamed, and removed'(
    page,
    { openTab, write, press, choose, openColor },
  ) {
    await openTab(page, 'Colors');
    for (const [name, from] of [
      ['dim', 'default'],
      ['late', 'dim'],
    ] as const) {
      await write(field(page, 'New mode name'), name);
      await choose(page.getByRole('combobox', { name: 'from', exact: true }), from);
      await press(button(page, 'Add mode'));
    }
    await expect(sample(page)).toHaveCount(3);
    await write(field(page, 'background in dim'), '#223');
    await expect(field(page, 'background in default')).toHaveValue('#fff');
    await openColor(page, 'background in dim');
    await press(page.getByRole('dialog').locator('summary'));
    await press(button(page, 'Use the root color'));
    await expect(field(page, 'background in dim')).toHaveValue('');
    await expect(field(page, 'background in dim')).toBeFocused();
    await expect(field(page, 'background in late')).toHaveValue('#fff');
    await write(field(page, 'Name of the dim mode'), 'dusk');
    await page.keyboard.press('Enter');
    await expect(field(page, 'background in dusk')).toBeVisible();
    await expect(field(page, 'Name of the dusk mode')).toBeFocused();
    await press(button(page, 'Undo'));
    await expect(field(page, 'background in dim')).toBeVisible();
    await press(button(page, 'Redo'));
    await press(button(page, 'Remove the dusk mode'));
    await expect(sample(page)).toHaveCount(2);
    await expect(button(page, 'Remove the late mode')).toBeFocused();
    await press(button(page, 'Remove the late mode'));
    await expect(sample(page)).toHaveCount(1);
    await expect(field(page, 'New mode name')).toBeFocused();
  },

  async 'a pair with low contrast is repaired once the reader applies a suggestion'(
    page,
    { openTab, write, press },
  ) {
    await openTab(page, 'Colors');
    await write(field(page, 'primary in default'), '#7ab8e0');
    await openTab(page, 'Contrast');
    const list = page.getByRole('list', { name: 'Contrast in default' });
    const pair = list.getByRole('listitem').filter({ hasText: 'Button ·' });
    await expect(pair).toContainText('too low');
    await press(pair.getByRole('button', { name: 'Repair white on primary' }));
    await expect(sample(page)).toHaveCSS('background-color', 'rgb(122, 184, 224)');
    await press(pair.getByRole('button', { name: /^Use #.{6} for primary$/ }));
    await expect(pair).not.toContainText('too low');
    await expect(announcement(page, /Changed primary in default to #/)).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();
    await press(button(page, 'Undo'));
    await expect(pair).toContainText('too low');
  },

  async 'fonts and text scales can be edited, and created from a ratio'(
    page,
    { openTab, write, press, choose },
  ) {
    await openTab(page, 'Type');
    await write(field(page, 'fonts body'), 'Nowhere, monospace');
    await expect(field(page, 'fonts body')).toHaveValue('Nowhere, monospace');
    await press(page.locator('summary').getByText('Create scale from a ratio', { exact: true }));
    const form = page.getByRole('form', { name: 'Create fontSizes from a ratio' });
    await write(form.getByRole('spinbutton', { name: 'Entry 2' }), '20');
    await choose(form.getByRole('combobox', { name: 'Ratio' }), 'Octave');
    await write(form.getByRole('spinbutton', { name: 'Entries' }), '4');
    await press(form.getByRole('button', { name: 'Create scale' }));
    await expect(field(page, 'fontSizes 3')).toHaveValue('40');
    await expect(field(page, 'fontSizes 4')).toHaveCount(0);
    await write(field(page, 'Value for the new fontSizes entry'), '5rem');
    await press(button(page, 'Add to fontSizes'));
    await expect(field(page, 'fontSizes 4')).toHaveValue('5rem');
    await write(field(page, 'lineHeights body'), '1.07');
    await expect(field(page, 'lineHeights body')).toHaveValue('1.07');
    await write(field(page, 'Name for the new lineHeights entry'), 'tight');
    await write(field(page, 'Value for the new lineHeights entry'), '1.1');
    await page.keyboard.press('Enter');
    await expect(field(page, 'lineHeights tight')).toHaveValue('1.1');
  },

  async 'entries of space and shape scales can be added, changed, and removed'(
    page,
    { openTab, write, press },
  ) {
    await openTab(page, 'Space');
    await press(moreScales(page));
    await write(field(page, 'space 1'), '6');
    await press(button(page, 'Remove 1 from space'));
    await expect(field(page, 'space 1')).toHaveValue('8');
    await expect(button(page, 'Remove 1 from space')).toBeFocused();
    for (const [scale, name, value, part] of [
      ['sizes', 'wide', '1200', 'Space'],
      ['breakpoints', '', '90em', 'Space'],
      ['radii', 'card', '12', 'Shape'],
      ['shadows', 'card', '0 1px 2px black', 'Shape'],
    ] as const) {
      if ((await page.getByRole('tab', { selected: true }).textContent()) !== part) {
        await openTab(page, part);
        await press(moreScales(page));
      }
      if (name) await write(field(page, `Name for the new ${scale} entry`), name);
      await write(field(page, `Value for the new ${scale} entry`), value);
      await press(button(page, `Add to ${scale}`));
      const entry = field(page, `${scale} ${name || '0'}`);
      await expect(entry).toHaveValue(value);
      await press(button(page, `Remove ${name || '0'} from ${scale}`));
      await expect(entry).toHaveCount(0);
      await expect(
        page.getByRole('region', { name: scale, exact: true }).getByRole('textbox').first(),
      ).toBeFocused();
    }
  },

  async 'a theme can be exported and imported'(page, { openTab, write, press, closeDialog }) {
    await openCustomize(page);
    await openTab(page, 'Colors');
    await write(field(page, 'primary in default'), 'oklch(0.5 0.1 200)');
    await press(button(page, 'Export'));
    const panel = page.getByRole('dialog', { name: 'Export' });
    await press(panel.getByRole('button', { name: 'JSON' }));
    await press(button(page, 'Only changes to base'));
    await expect(announcement(page, 'JSON, 5 lines')).toBeVisible();
    await press(panel.getByRole('button', { name: /^Copy/ }));
    const difference = '{\n  "colors": {\n    "primary": "oklch(0.5 0.1 200)"\n  }\n}\n';
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(difference);
    const download = page.waitForEvent('download');
    await press(button(page, 'Download'));
    expect((await download).suggestedFilename()).toBe('theme.json');
    await expect(announcement(page, 'theme.json was downloaded.')).toBeVisible();
    await closeDialog(page);
    await expect(button(page, 'Export')).toBeFocused();
    await openThemeRow(page);
    await press(button(page, 'New theme'));
    await press(button(page, 'Import a file or text'));
    const text = field(page, 'Theme as text');
    await write(text, '{ colors: { text: pick() } }');
    await press(button(page, 'Import'));
    const refusal = page
      .getByRole('alert')
      .filter({ hasText: 'ReferenceError: pick is not defined' });
    await expect(refusal).toBeVisible();
    await expect(text).toHaveValue('{ colors: { text: pick() } }');
    await press(refusal.getByRole('button', { name: 'Line 1', exact: true }));
    await expect(text).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+V');
    await press(button(page, 'Import'));
    await press(button(page, 'Create theme'));
    await openTab(page, 'Colors');
    await expect(field(page, 'primary in default')).toHaveValue('oklch(0.5 0.1 200)');
    await expect(field(page, 'text in default')).toHaveCount(0);
  },

  async 'a file can be imported'(page, { press }) {
    await press(button(page, 'New theme'));
    await press(button(page, 'Import a file or text'));
    const chooser = page.waitForEvent('filechooser');
    await press(page.getByLabel('Or add files'));
    await (
      await chooser
    ).setFiles({
      name: 'harbor.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"colors":{"text":"#123","background":"#fff","primary":"#246"}}'),
    });
    await press(button(page, 'Create theme'));
    await expect(field(page, 'Theme name')).toHaveValue('harbor');
  },

  async 'drafts can be named, created, copied, opened, deleted, restored, and shared'(
    page,
    { write, press, closeDialog },
  ) {
    const name = field(page, 'Theme name');
    await write(name, 'Harbor');
    await page.keyboard.press('Enter');
    await press(button(page, 'Undo'));
    // Undo keeps focus when there's nothing left to undo.
    await expect(button(page, 'Undo')).toBeFocused();
    await expect(name).toHaveValue('Shared theme');
    await press(button(page, 'Redo'));
    await expect(name).toHaveValue('Harbor');
    await press(button(page, 'New theme'));
    const dialog = page.getByRole('dialog', { name: 'New theme' });
    await press(dialog.getByRole('button', { name: 'deep', exact: true }));
    await expect(name).toHaveValue('My deep');
    await press(button(page, 'Duplicate'));
    await expect(name).toHaveValue('My deep copy');
    await press(button(page, 'New theme'));
    await press(dialog.getByRole('button', { name: 'Empty theme' }));
    await expect(name).toHaveValue('My theme');
    const themes = page.getByRole('dialog', { name: 'Your themes' });
    await press(button(page, /^Your themes/));
    await press(themes.getByRole('button', { name: /^Harbor/ }));
    await expect(name).toHaveValue('Harbor');
    await press(button(page, 'Copy link'));
    await expect(announcement(page, 'Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/customize#theme');
    await press(button(page, /^Your themes/));
    await press(themes.getByRole('button', { name: 'Delete Harbor' }));
    await expect(name).not.toHaveValue('Harbor');
    await expect(themes.getByRole('button', { name: 'Restore' })).toBeFocused();
    await press(themes.getByRole('button', { name: 'Restore' }));
    await expect(themes.getByRole('button', { name: 'Delete Harbor' })).toBeVisible();
    await closeDialog(page);
    await expect(button(page, /^Your themes/)).toBeFocused();
    await expect(name).toHaveValue('Harbor');
  },
};

for (const [name, input] of Object.entries({ keyboard, touch })) {
  test.describe(() => {
    if (input === touch) {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    }
    for (const [task, perform] of Object.entries(tasks)) {
      test(`${task}, by ${name}`, async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await openTheme(page, smallTheme);
        await input.begin(page);
        await perform(page, input);
      });
    }
  });
}
