import type { Page } from '@playwright/test';
import { watchConsole } from '../support/console';
import {
  announcement,
  button,
  cellOf,
  field,
  moreScales,
  openCustomize,
  openMore,
  openTab,
  openTheme,
  preview,
  sample,
  tab,
  typeIntoCell,
} from '../support/customize';
import { choose, pressWithKeyboard, skipToContent, tabTo, typeInto } from '../support/keyboard';
import { expect, test } from '../support/site';

test.use({ build: 'site' });
test.slow();

/** A theme with few fields, so that Tab reaches each one quickly. */
const small = {
  colors: { text: '#000', background: '#fff', primary: '#07c' },
  fonts: { body: 'system-ui' },
  fontSizes: [12, 16],
  fontWeights: { bold: 700 },
  lineHeights: { body: 1.5 },
  space: [0, 4, 8],
  styles: { root: { fontFamily: 'body' } },
};

/** Opens the small theme, or a new one from a preset, and skips to the page's content. */
async function begin(page: Page, { fromPreset = false } = {}): Promise<void> {
  await (fromPreset ? openCustomize(page) : openTheme(page, small));
  await skipToContent(page);
}

test('colors can be edited, renamed, added, and removed by keyboard', async ({ page }) => {
  const assertSilent = watchConsole(page);
  await begin(page);
  const primary = field(page, 'primary in default');
  await typeIntoCell(page, primary, '#0f6b5c');
  await expect(sample(page)).toHaveCSS('background-color', 'rgb(15, 107, 92)');
  // An invalid color stays in the field, and the theme is unchanged.
  await page.keyboard.press('End');
  await page.keyboard.type('zz');
  await expect(primary).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('This isn’t a valid CSS color.')).toBeVisible();
  await expect(sample(page)).toHaveCSS('background-color', 'rgb(15, 107, 92)');
  // Escape restores the initial value.
  await page.keyboard.press('Escape');
  await expect(primary).toHaveValue('#07c');
  // Sliders keep the notation. Left and right change the chroma, up and down the lightness.
  await typeIntoCell(page, primary, 'hsl(170, 75%, 24%)');
  await page.keyboard.press('Enter');
  await expect(cellOf(page, primary)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(cellOf(page, primary)).toHaveAttribute('aria-expanded', 'true');
  let before = 'hsl(170, 75%, 24%)';
  for (const [name, key] of [
    ['Lightness', 'ArrowUp'],
    ['Chroma', 'ArrowLeft'],
    ['Hue', 'ArrowRight'],
  ] as const) {
    await tabTo(page, page.getByRole('slider', { name }));
    for (let step = 0; step < 8; step += 1) await page.keyboard.press(key);
    await expect(primary).toHaveValue(/^hsl\(1\d\d(\.\d+)?, \d/);
    await expect(primary).not.toHaveValue(before);
    before = await primary.inputValue();
  }
  await tabTo(page, page.getByLabel('Browser’s color picker'));
  await page.keyboard.press('Escape');
  await expect(cellOf(page, primary)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await typeInto(page, field(page, 'Name of primary'), 'brand');
  await page.keyboard.press('Enter');
  await expect(field(page, 'brand in default')).toHaveValue(before);
  await expect(field(page, 'brand in default')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(primary).toHaveValue(before);
  await typeInto(page, field(page, 'New color name'), 'brand.strong');
  await page.keyboard.press('Enter');
  await expect(field(page, 'brand.strong in default')).toBeFocused();
  await page.keyboard.press('Enter');
  // Enter in the name's cell focuses its field.
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Name of brand.strong')).toBeFocused();
  await typeInto(page, field(page, 'Name of brand.strong'), 'bold');
  await page.keyboard.press('Enter');
  await expect(field(page, 'brand.bold in default')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Home');
  await page.keyboard.press('Space');
  await pressWithKeyboard(page, button(page, 'Remove brand.bold'));
  await expect(field(page, 'brand.bold in default')).toHaveCount(0);
  await expect(page.getByRole('rowheader').last()).toBeFocused();
  assertSilent();
});

test('modes can be copied, edited, reset to the root, renamed, and removed by keyboard', async ({
  page,
}) => {
  await begin(page);
  await typeInto(page, field(page, 'New mode name'), 'dim');
  await choose(page, page.getByRole('combobox', { name: 'from', exact: true }), 'default');
  await pressWithKeyboard(page, button(page, 'Add mode'), 'Space');
  await typeInto(page, field(page, 'New mode name'), 'late');
  await choose(page, page.getByRole('combobox', { name: 'from', exact: true }), 'dim');
  await pressWithKeyboard(page, button(page, 'Add mode'));
  await expect(sample(page)).toHaveCount(3);
  await typeIntoCell(page, field(page, 'background in dim'), '#223');
  await expect(field(page, 'background in default')).toHaveValue('#fff');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await openMore(page);
  await pressWithKeyboard(page, button(page, 'Use the root color'));
  await expect(field(page, 'background in dim')).toHaveValue('');
  await expect(field(page, 'background in dim')).toBeFocused();
  await expect(field(page, 'background in late')).toHaveValue('#fff');
  await typeInto(page, field(page, 'Name of the dim mode'), 'dusk');
  await page.keyboard.press('Enter');
  await expect(field(page, 'background in dusk')).toBeVisible();
  await expect(field(page, 'Name of the dusk mode')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field(page, 'background in dim')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(field(page, 'background in dusk')).toBeVisible();
  await pressWithKeyboard(page, button(page, 'Remove the dusk mode'));
  await expect(sample(page)).toHaveCount(2);
  await expect(button(page, 'Remove the late mode')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sample(page)).toHaveCount(1);
  await expect(field(page, 'New mode name')).toBeFocused();
});

test('a pair with low contrast is repaired once the reader applies a suggestion, by keyboard', async ({
  page,
}) => {
  await begin(page);
  await typeIntoCell(page, field(page, 'primary in default'), '#7ab8e0');
  await typeInto(page, field(page, 'New mode name'), 'dim');
  await choose(page, page.getByRole('combobox', { name: 'from', exact: true }), 'default');
  await pressWithKeyboard(page, button(page, 'Add mode'));
  await openTab(page, 'Contrast');
  await pressWithKeyboard(page, page.getByRole('button', { name: /^dim \d too low/ }), 'Space');
  const list = page.getByRole('list', { name: 'Contrast in dim' });
  const pair = list.getByRole('listitem').filter({ hasText: 'Button ·' });
  await expect(pair).toContainText('too low');
  await pressWithKeyboard(page, pair.getByRole('button', { name: 'Repair white on primary' }));
  await expect(sample(page).nth(1)).toHaveCSS('background-color', 'rgb(122, 184, 224)');
  await pressWithKeyboard(page, pair.getByRole('button', { name: /^Use #.{6} for primary$/ }));
  await expect(pair).not.toContainText('too low');
  await expect(announcement(page, /Changed primary in dim to #/)).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(pair).toContainText('too low');
});

test('fonts and text scales can be edited by keyboard, and created from a ratio', async ({
  page,
}) => {
  await begin(page);
  await openTab(page, 'Type');
  await typeInto(page, field(page, 'fonts body'), 'Nowhere, monospace');
  await expect(field(page, 'fonts body')).toHaveValue('Nowhere, monospace');
  await pressWithKeyboard(
    page,
    page.locator('summary').getByText('Create scale from a ratio', { exact: true }),
  );
  const form = page.getByRole('form', { name: 'Create fontSizes from a ratio' });
  await typeInto(page, form.getByRole('spinbutton', { name: 'Entry 2' }), '20');
  await choose(page, form.getByRole('combobox', { name: 'Ratio' }), 'Octave');
  await typeInto(page, form.getByRole('spinbutton', { name: 'Entries' }), '4');
  await pressWithKeyboard(page, form.getByRole('button', { name: 'Create scale' }));
  await expect(field(page, 'fontSizes 3')).toHaveValue('40');
  await expect(field(page, 'fontSizes 4')).toHaveCount(0);
  await typeInto(page, field(page, 'fontSizes 3'), '44');
  await typeInto(page, field(page, 'Value for the new fontSizes entry'), '5rem');
  await pressWithKeyboard(page, button(page, 'Add to fontSizes'));
  await expect(field(page, 'fontSizes 4')).toHaveValue('5rem');
  await typeInto(page, field(page, 'fontWeights bold'), '800');
  await typeInto(page, field(page, 'lineHeights body'), '1.07');
  await expect(field(page, 'lineHeights body')).toHaveValue('1.07');
  await typeInto(page, field(page, 'Name for the new lineHeights entry'), 'tight');
  await typeInto(page, field(page, 'Value for the new lineHeights entry'), '1.1');
  await page.keyboard.press('Enter');
  await expect(field(page, 'lineHeights tight')).toHaveValue('1.1');
});

test('entries of space and shape scales can be added, changed, and removed by keyboard', async ({
  page,
}) => {
  await begin(page);
  await openTab(page, 'Space');
  await pressWithKeyboard(page, moreScales(page));
  await typeInto(page, field(page, 'space 1'), '6');
  await pressWithKeyboard(page, button(page, 'Remove 1 from space'));
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
      await pressWithKeyboard(page, moreScales(page));
    }
    if (name) await typeInto(page, field(page, `Name for the new ${scale} entry`), name);
    const added = field(page, `Value for the new ${scale} entry`);
    await typeInto(page, added, value);
    await pressWithKeyboard(page, button(page, `Add to ${scale}`));
    const entry = `${scale} ${name || '0'}`;
    await expect(field(page, entry)).toHaveValue(value);
    await tabTo(page, button(page, `Remove ${name || '0'} from ${scale}`));
    await page.keyboard.press('Space');
    await expect(field(page, entry)).toHaveCount(0);
    await expect(
      page.getByRole('region', { name: scale, exact: true }).getByRole('textbox').first(),
    ).toBeFocused();
  }
});

test('arrow keys choose a font stack, and undo reverts it', async ({ page }) => {
  await begin(page);
  await openTab(page, 'Type');
  const opener = page.locator('summary').getByText('Choose a font stack for fonts body');
  await pressWithKeyboard(page, opener);
  const stacks = page.getByRole('group', { name: 'Font stacks for fonts body' });
  await expect(stacks.getByRole('radio', { checked: true })).toHaveCount(0);
  await tabTo(page, stacks.getByRole('radio', { name: 'System UI', exact: true }));
  await page.keyboard.press('Space');
  await expect(field(page, 'fonts body')).toHaveValue('system-ui, sans-serif');
  await page.keyboard.press('ArrowUp');
  await expect(stacks.getByRole('radio', { name: 'JetBrains Mono', exact: true })).toBeFocused();
  await expect(field(page, 'fonts body')).toHaveValue('"JetBrains Mono Variable", monospace');
  await expect(preview(page).getByText('Two keepers')).toHaveCSS('font-family', /monospace/);
  // Both choices may be one undo step or two.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field(page, 'fonts body')).toHaveValue(/^system-ui/);
});

test('arrow keys on sliders keep the unit of lengths and the notation of shadows', async ({
  page,
}) => {
  await begin(page);
  await openTab(page, 'Type');
  await tabTo(page, page.getByRole('slider', { name: 'lineHeights body, slider' }));
  await page.keyboard.press('ArrowRight');
  await expect(field(page, 'lineHeights body')).toHaveValue('1.525');
  // The slider is only shown for values that it can change.
  await typeInto(page, field(page, 'fontSizes 1'), 'calc(1rem + 1px)');
  await expect(page.getByRole('slider', { name: 'fontSizes 1, slider' })).toHaveCount(0);
  await typeInto(page, field(page, 'fontSizes 1'), '1.5rem');
  const size = page.getByRole('slider', { name: 'fontSizes 1, slider' });
  await expect(size).toHaveAttribute('aria-valuetext', '1.5rem');
  await tabTo(page, size);
  await page.keyboard.press('ArrowRight');
  await expect(field(page, 'fontSizes 1')).toHaveValue('1.5625rem');
  await openTab(page, 'Shape');
  await pressWithKeyboard(page, moreScales(page));
  await typeInto(page, field(page, 'Name for the new shadows entry'), 'card');
  await typeInto(
    page,
    field(page, 'Value for the new shadows entry'),
    '0 1px 4px rgba(0, 0, 0, .2)',
  );
  await page.keyboard.press('Enter');
  const shadow = field(page, 'shadows card');
  for (const [part, written] of [
    ['y offset', '0 2px 4px rgba(0, 0, 0, .2)'],
    ['blur', '0 2px 5px rgba(0, 0, 0, .2)'],
    ['spread', '0 2px 5px 1px rgba(0, 0, 0, .2)'],
    ['opacity', '0 2px 5px 1px rgba(0, 0, 0, 0.21)'],
  ] as const) {
    await tabTo(page, page.getByRole('slider', { name: `shadows card ${part}, slider` }));
    await page.keyboard.press('ArrowRight');
    await expect(shadow).toHaveValue(written);
  }
  await typeInto(page, shadow, 'none');
  await expect(page.getByRole('slider', { name: /^shadows card/ })).toHaveCount(0);
});

test('any part can be edited as text with error positions, and Escape, then Tab leaves the editor', async ({
  page,
}) => {
  await begin(page);
  await typeInto(page, field(page, 'New color name'), 'dusk');
  await openTab(page, 'Raw');
  await choose(page, page.getByRole('combobox', { name: 'Part' }), 'styles');
  const text = page.getByRole('textbox', { name: /^styles as TypeScript/ });
  await expect(text).toHaveValue(/^\{\n {2}styles: \{/);
  // The editor would wrap selected text in brackets.
  const retype = async (next: string) => {
    await tabTo(page, text);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await page.keyboard.type(next);
  };
  await retype('{ styles: { h1: 3 } }');
  await expect(page.getByText('Line 1, column 13:')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  await openTab(page, 'Colors');
  // So is the text of other tabs.
  await expect(field(page, 'New color name')).toHaveValue('dusk');
  await openTab(page, 'Raw');
  await expect(text).toHaveValue('{ styles: { h1: 3 } }');
  await retype('{ styles: { h1: { color: "primary" } } }');
  await expect(page.getByText('Line 1, column 13:')).toBeHidden();
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByRole('combobox', { name: 'Format' }));
  await choose(page, page.getByRole('combobox', { name: 'Format' }), 'JSON');
  await expect(page.getByRole('textbox', { name: /^styles as JSON/ })).toHaveValue(
    '{\n  "styles": {\n    "h1": {\n      "color": "primary"\n    }\n  }\n}',
  );
});

test('a theme can be exported and imported by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page, { fromPreset: true });
  await typeIntoCell(page, field(page, 'primary in default'), 'oklch(0.5 0.1 200)');
  await pressWithKeyboard(page, button(page, 'Export'));
  const format = page.getByRole('group', { name: 'Format' });
  await pressWithKeyboard(page, format.getByRole('button', { name: 'JSON' }));
  await pressWithKeyboard(page, button(page, 'Only changes to base'));
  await expect(announcement(page, 'JSON, 5 lines')).toBeVisible();
  const panel = page.getByRole('dialog', { name: 'Export' });
  await pressWithKeyboard(page, panel.getByRole('button', { name: /^Copy/ }));
  const difference = '{\n  "colors": {\n    "primary": "oklch(0.5 0.1 200)"\n  }\n}\n';
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(difference);
  const download = page.waitForEvent('download');
  await pressWithKeyboard(page, button(page, 'Download'));
  expect((await download).suggestedFilename()).toBe('theme.json');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Export')).toBeFocused();
  await pressWithKeyboard(page, button(page, 'New theme'));
  await pressWithKeyboard(page, button(page, 'Import a file or text'));
  const text = field(page, 'Theme as text');
  await typeInto(page, text, '{ colors: { text: pick() } }');
  await pressWithKeyboard(page, button(page, 'Import'));
  const refusal = page
    .getByRole('alert')
    .filter({ hasText: 'ReferenceError: pick is not defined' });
  await expect(refusal).toBeVisible();
  await tabTo(page, page.getByLabel('Or add files'));
  await pressWithKeyboard(page, refusal.getByRole('button', { name: 'Line 1', exact: true }));
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('ControlOrMeta+V');
  await pressWithKeyboard(page, button(page, 'Import'));
  await pressWithKeyboard(page, button(page, 'Create theme'));
  await openTab(page, 'Colors');
  await expect(field(page, 'primary in default')).toHaveValue('oklch(0.5 0.1 200)');
  await expect(field(page, 'text in default')).toHaveCount(0);
});

test('drafts can be named, created, copied, opened, deleted, and shared by keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page);
  const name = field(page, 'Theme name');
  await typeInto(page, name, 'Harbor');
  await page.keyboard.press('Enter');
  await pressWithKeyboard(page, button(page, 'Undo'));
  // Undo keeps focus when there's nothing left to undo.
  await expect(button(page, 'Undo')).toBeFocused();
  await expect(name).toHaveValue('Shared theme');
  await tabTo(page, button(page, 'Redo'));
  await page.keyboard.press('Space');
  await expect(name).toHaveValue('Harbor');
  await pressWithKeyboard(page, button(page, 'New theme'));
  const dialog = page.getByRole('dialog', { name: 'New theme' });
  await pressWithKeyboard(page, dialog.getByRole('button', { name: 'deep', exact: true }));
  await expect(name).toHaveValue('My deep');
  await pressWithKeyboard(page, button(page, 'Duplicate'));
  await expect(name).toHaveValue('My deep copy');
  await pressWithKeyboard(page, button(page, 'New theme'));
  await pressWithKeyboard(page, dialog.getByRole('button', { name: 'Empty theme' }));
  await expect(name).toHaveValue('My theme');
  const themes = page.getByRole('dialog', { name: 'Your themes' });
  await pressWithKeyboard(page, button(page, /^Your themes/));
  await pressWithKeyboard(page, themes.getByRole('button', { name: /^Harbor/ }));
  await expect(name).toHaveValue('Harbor');
  await pressWithKeyboard(page, button(page, 'Copy link'));
  await expect(announcement(page, 'Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/customize#theme');
  await tabTo(page, page.getByRole('link', { name: 'Open in Playground' }));
  await pressWithKeyboard(page, button(page, /^Your themes/));
  await pressWithKeyboard(page, themes.getByRole('button', { name: 'Delete Harbor' }));
  await expect(themes.getByRole('button', { name: 'Restore' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page, /^Your themes/)).toBeFocused();
});

test('the preview’s content and width can be changed, and its parts inspected, by keyboard', async ({
  page,
}) => {
  await begin(page);
  const region = page.getByRole('region', { name: 'Preview' });
  await choose(page, region.getByRole('combobox', { name: 'Content' }), 'Form');
  await expect(preview(page).getByRole('button', { name: 'Apply' })).toBeVisible();
  await choose(page, region.getByRole('combobox', { name: 'Mode' }), 'default');
  await choose(page, region.getByRole('combobox', { name: 'Width' }), 'Phone');
  await expect(preview(page).locator('body')).toHaveJSProperty('clientWidth', 360);
  await pressWithKeyboard(page, region.getByRole('button', { name: 'Inspect' }), 'Space');
  await tabTo(page, region.getByRole('button', { name: 'Stop' }));
  const part = preview(page).getByRole('button', { name: /^button “Apply”: colors.primary/ });
  await expect(part).toBeVisible();
  await tabTo(page, part);
  await page.keyboard.press('Enter');
  await expect(field(page, 'primary in default')).toBeFocused();
  // The keys of the editor work in the frame, too, but not while a field there has a text to undo.
  await typeIntoCell(page, field(page, 'primary in default'), '#123456');
  await pressWithKeyboard(page, region.getByRole('button', { name: 'Inspect' }), 'Space');
  await tabTo(page, preview(page).getByRole('button', { name: 'Apply' }));
  await page.keyboard.press('ControlOrMeta+z');
  await expect(field(page, 'primary in default')).toHaveValue('#07c');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(field(page, 'primary in default')).toHaveValue('#123456');
  await tabTo(page, preview(page).getByRole('textbox').first());
  const text = await preview(page).getByRole('textbox').first().inputValue();
  // One at a time: how many of them a browser undoes at once depends on the time between them.
  for (const key of ['n', 'p']) {
    await page.keyboard.press(key);
    await expect(preview(page).getByRole('textbox').first()).not.toHaveValue(text);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(preview(page).getByRole('textbox').first()).toHaveValue(text);
  }
  await expect(field(page, 'primary in default')).toHaveValue('#123456');
  await tabTo(page, preview(page).getByRole('button', { name: 'Apply' }));
  await page.keyboard.press('n');
  await expect(field(page, 'Theme name')).not.toHaveValue('Shared theme');
  await page.keyboard.press('p');
  await expect(field(page, 'Theme name')).toHaveValue('Shared theme');
  // Tab leaves the frame again.
  await tabTo(page, region.getByRole('separator'));
  await page.keyboard.press('ArrowLeft');
  await expect(preview(page).locator('body')).toHaveJSProperty('clientWidth', 344);
  await tabTo(page, page.getByRole('link', { name: 'Theme Spec' }).last());
});

/** Types into the focused field, if it's one. Undo keys then restore its text, and change nothing else. */
async function undoTyping(page: Page): Promise<boolean> {
  const text = () =>
    page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement;
      return focused.matches('textarea, input') && !/range|color|radio/.test(focused.type)
        ? focused.value
        : undefined;
    });
  const before = await text();
  if (before === undefined) return false;
  await page.keyboard.press('7');
  await expect.poll(text).not.toBe(before);
  for (let press = 0; press < 2; press += 1) {
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(text).toBe(before);
    await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  }
  return true;
}

test('Tab reaches every control of every tab, undo works in each field, and Tab leaves the panel', async ({
  page,
}) => {
  await begin(page, { fromPreset: true });
  await tabTo(page, field(page, 'Theme name'));
  let fields = Number(await undoTyping(page));
  const content = page.getByRole('combobox', { name: 'Content' });
  const below = (await content.elementHandle())!;
  const names = await page.getByRole('tab').allTextContents();
  expect(names).toHaveLength(7);
  await tabTo(page, tab(page, names[0]!));
  for (const name of names) {
    await openTab(page, name);
    const panel = page.getByRole('tabpanel', { name });
    for (let stops = 0; stops < 160; stops += 1) {
      // After Escape, Tab leaves the editor of "Raw".
      if (name === 'Raw') await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
      const isOut = await below.evaluate((element) => {
        document.activeElement?.setAttribute('data-reached', '');
        return element === document.activeElement;
      });
      if (isOut) break;
      fields += Number(await undoTyping(page));
    }
    await expect(content).toBeFocused();
    const missed = await panel
      .locator('button, input, select, textarea, a, summary')
      .evaluateAll((controls) =>
        controls
          .filter((each) => each.checkVisibility({ visibilityProperty: true }))
          .filter((each) => !each.matches(':disabled, [type="radio"]:not(:checked)'))
          .filter((each) => !each.hasAttribute('data-reached') && !each.closest('[inert]'))
          // Arrow keys reach the other cells of the grid.
          .filter((each) => !each.matches('[role="grid"] [tabindex="-1"]'))
          .map((each) => each.outerHTML),
      );
    expect(missed, name).toEqual([]);
  }
  expect(fields).toBeGreaterThan(50);
});
