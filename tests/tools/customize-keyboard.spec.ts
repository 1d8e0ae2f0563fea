import type { Page } from '@playwright/test';
import { watchConsole } from '../support/console';
import {
  button,
  cellOf,
  field,
  moreScales,
  openCustomize,
  openTab,
  openTheme,
  preview,
  smallTheme,
  tab,
  typeIntoCell,
} from '../support/customize';
import { choose, pressWithKeyboard, skipToContent, tabTo, typeInto } from '../support/keyboard';
import { expect, test } from '../support/site';

test.use({ build: 'site' });
test.slow();

/** Opens the small theme, or a new one from a preset, and skips to the page's content. */
async function begin(page: Page, { fromPreset = false } = {}): Promise<void> {
  await (fromPreset ? openCustomize(page) : openTheme(page, smallTheme));
  await skipToContent(page);
}

test('sliders of a color keep its notation, and Enter commits names of colors, by keyboard', async ({
  page,
}) => {
  const assertSilent = watchConsole(page);
  await begin(page);
  const primary = field(page, 'primary in default');
  let before = 'hsl(170, 75%, 24%)';
  await test.step('left and right change the chroma, up and down the lightness', async () => {
    await typeIntoCell(page, primary, before);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
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
  });
  await test.step('a color is renamed, and one keystroke undoes it', async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await typeInto(page, field(page, 'Name of primary'), 'brand');
    await page.keyboard.press('Enter');
    await expect(field(page, 'brand in default')).toHaveValue(before);
    await expect(field(page, 'brand in default')).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(primary).toHaveValue(before);
  });
  await test.step('a color of a group is added and renamed', async () => {
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
  });
  assertSilent();
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

test('the preview’s content and width can be changed, and its parts inspected, by keyboard', async ({
  page,
}) => {
  await begin(page);
  const region = page.getByRole('region', { name: 'Preview' });
  const primary = field(page, 'primary in default');
  await test.step('its content, mode, and width are chosen', async () => {
    await choose(page, region.getByRole('combobox', { name: 'Content' }), 'Form');
    await expect(preview(page).getByRole('button', { name: 'Apply' })).toBeVisible();
    await choose(page, region.getByRole('combobox', { name: 'Mode' }), 'default');
    await choose(page, region.getByRole('combobox', { name: 'Width' }), 'Phone');
    await expect(preview(page).locator('body')).toHaveJSProperty('clientWidth', 360);
  });
  await test.step('Enter on an inspected part focuses its field', async () => {
    await pressWithKeyboard(page, region.getByRole('button', { name: 'Inspect' }), 'Space');
    await tabTo(page, region.getByRole('button', { name: 'Stop' }));
    const part = preview(page).getByRole('button', { name: /^button “Apply”: colors.primary/ });
    await expect(part).toBeVisible();
    await tabTo(page, part);
    await page.keyboard.press('Enter');
    await expect(primary).toBeFocused();
    await typeIntoCell(page, primary, '#123456');
    await pressWithKeyboard(page, region.getByRole('button', { name: 'Inspect' }), 'Space');
  });
  await test.step('the undo keys work in the frame, but not on the text of a field', async () => {
    await tabTo(page, preview(page).getByRole('button', { name: 'Apply' }));
    await page.keyboard.press('ControlOrMeta+z');
    await expect(primary).toHaveValue('#07c');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(primary).toHaveValue('#123456');
    const inFrame = preview(page).getByRole('textbox').first();
    await tabTo(page, inFrame);
    const text = await inFrame.inputValue();
    // One at a time: how many of them a browser undoes at once depends on the time between them.
    for (const key of ['n', 'p']) {
      await page.keyboard.press(key);
      await expect(inFrame).not.toHaveValue(text);
      await page.keyboard.press('ControlOrMeta+z');
      await expect(inFrame).toHaveValue(text);
    }
    await expect(primary).toHaveValue('#123456');
  });
  await test.step('N and P work in the frame', async () => {
    await tabTo(page, preview(page).getByRole('button', { name: 'Apply' }));
    await page.keyboard.press('n');
    await expect(field(page, 'Theme name')).not.toHaveValue('Shared theme');
    await page.keyboard.press('p');
    await expect(field(page, 'Theme name')).toHaveValue('Shared theme');
  });
  await test.step('Tab leaves the frame, and an arrow key changes its width', async () => {
    await tabTo(page, region.getByRole('separator'));
    await page.keyboard.press('ArrowLeft');
    await expect(preview(page).locator('body')).toHaveJSProperty('clientWidth', 344);
    await tabTo(page, page.getByRole('link', { name: 'Theme Spec' }).last());
  });
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
  await tabTo(page, page.getByRole('link', { name: 'Open in Playground' }));
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
