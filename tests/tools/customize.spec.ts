import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { MERGE_MS } from '../../src/studio/tools/customize/drafts/edit-history';
import { decodeTheme, encodeTheme } from '../../src/studio/themes/theme-link';
import { hydrated } from '../support/console';
import {
  announcement,
  button,
  field,
  moreScales,
  openCustomize,
  openExport,
  openImport,
  openThemeRow,
  openTheme,
  preview,
  sample,
  storedTheme,
  waitForStored,
  tab,
} from '../support/customize';
import { pressInPlace } from '../support/press';
import { expect, test } from '../support/site';
import { blockStorage } from '../support/storage';

test.use({ build: 'site' });
test.slow();

test('a draft and its undo steps survive a reload', async ({ page }) => {
  await openCustomize(page);
  await field(page, 'primary in default').fill('#123456');
  await field(page, 'text in default').fill('#222222');
  await waitForStored(page, '#222222');
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'text in default')).toHaveValue('#222222');
  await button(page, 'Undo').click();
  await expect(field(page, 'text in default')).toHaveValue('#000');
  await expect(field(page, 'primary in default')).toHaveValue('#123456');
});

test('two tabs stay in sync, and Undo reverts the other tab’s edit', async ({ page, context }) => {
  await openCustomize(page);
  await field(page, 'primary in default').fill('#111111');
  await waitForStored(page, '#111111');
  const other = await context.newPage();
  await openCustomize(other, storedTheme);
  await expect(field(other, 'primary in default')).toHaveValue('#111111');
  await field(other, 'primary in default').fill('#222222');
  await expect(field(page, 'primary in default')).toHaveValue('#222222');
  await button(page, 'Undo').click();
  await expect(field(page, 'primary in default')).toHaveValue('#111111');
  await expect(field(other, 'primary in default')).toHaveValue('#111111');
});

test('incomplete text in one tab stays when another tab changes the theme', async ({
  page,
  context,
}) => {
  await openCustomize(page);
  const primary = field(page, 'primary in default');
  await primary.fill('#111111');
  await waitForStored(page, '#111111');
  const other = await context.newPage();
  await openCustomize(other, storedTheme);
  /** Replaces the color by typing, without leaving the field. */
  const type = async (each: Page, text: string) => {
    await field(each, 'primary in default').click();
    await each.keyboard.press('ControlOrMeta+A');
    await each.keyboard.type(text);
  };
  await type(page, 'rgb(1 2');
  await type(other, 'hsl(9');
  // Edit the same color and another one.
  await other.keyboard.type(' 80% 40%)');
  await field(other, 'text in default').fill('#333333');
  await waitForStored(other, '#333333');
  await expect(primary).toHaveValue('rgb(1 2');
  await page.keyboard.type(' 3)');
  await expect(primary).toHaveValue('rgb(1 2 3)');
  for (const each of [page, other]) {
    await expect(field(each, 'primary in default')).toHaveValue('rgb(1 2 3)');
    await expect(field(each, 'text in default')).toHaveValue('#333333');
  }
  await page.keyboard.press('Tab');
  // An invalid text that is left shows the other tab's color again.
  await type(page, 'zz');
  await field(other, 'primary in default').fill('#444444');
  await waitForStored(other, '#444444');
  await expect(primary).toHaveValue('zz');
  await primary.press('Tab');
  await expect(primary).toHaveValue('#444444');
});

test('full storage is reported, and no edit is lost', async ({ page }) => {
  await openCustomize(page);
  await page.evaluate(() => {
    for (let size = 5_300_000; size > 0; size = Math.floor(size / 2)) {
      try {
        localStorage.setItem(`full${size}`, 'x'.repeat(size));
      } catch {
        // Fill as much as fits.
      }
    }
  });
  await field(page, 'primary in default').fill('#123456');
  await expect(page.getByRole('alert').filter({ hasText: 'storage is full' })).toBeVisible();
  await expect(field(page, 'primary in default')).toHaveValue('#123456');
  await page.evaluate(() => localStorage.clear());
  await field(page, 'primary in default').fill('#654321');
  await waitForStored(page, '#654321');
});

test('links open themes and presets, and a damaged link is reported', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCustomize(page);
  await field(page, 'primary in default').fill('#123456');
  await button(page, 'Copy link').click();
  await expect(announcement(page, 'Copied')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address.startsWith(`${baseURL}/customize#theme`)).toBe(true);
  await waitForStored(page, '#123456');
  await openCustomize(page, address.slice(0, -20));
  await expect(page.getByRole('alert').filter({ hasText: 'This link is damaged' })).toBeVisible();
  // The previous theme is still open.
  await expect(field(page, 'primary in default')).toHaveValue('#123456');
  await page.evaluate(() => localStorage.clear());
  const other = await context.newPage();
  await openCustomize(other, address);
  await expect(field(other, 'primary in default')).toHaveValue('#123456');
  await page.goto('/customize?base=deep');
  await hydrated(page);
  await expect(field(page, 'Theme name')).toHaveValue('My deep');
  // Another link on the page doesn't open the stored theme.
  await page.evaluate(() => (window.location.hash = '#content'));
  await expect(field(page, 'Theme name')).toHaveValue('My deep');
  const odd = await encodeTheme({
    base: '',
    changes: { colors: { text: 'blau', background: '#fff', primary: '#07c' }, brand: 1 },
  });
  await page.goto(`/customize#${odd}`);
  await hydrated(page);
  await expect(
    page.getByText(/Theme UI can’t use 1 part of this theme.*doesn’t use 1 other part/),
  ).toBeVisible();
  await expect(field(page, 'text in default')).toHaveValue('blau');
});

test('toolbar buttons use the latest edit, even before the toolbar rerenders', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCustomize(page);
  const edit = field(page, 'primary in default');
  /** Types a color and clicks a button in one task, so that React can't render in between. */
  const typeAndPress = (color: string, label: string) =>
    edit.evaluate(
      (input: HTMLInputElement, [value, name]) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(
          input,
          value,
        );
        input.dispatchEvent(new Event('input', { bubbles: true }));
        [...document.querySelectorAll('button')].find((each) => each.textContent === name)!.click();
      },
      [color, label] as const,
    );
  await typeAndPress('#123456', 'Copy link');
  await expect(announcement(page, 'Copied')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(await decodeTheme(new URL(address).hash)).toMatchObject({
    changes: { colors: { primary: '#123456' } },
  });
  await typeAndPress('#654321', 'Duplicate');
  await expect(field(page, 'Theme name')).toHaveValue(/copy$/);
  await expect(edit).toHaveValue('#654321');
});

/**
 * Downloads the open theme.
 * @param choices names of buttons to click, such as a format
 */
async function exported(page: Page, ...choices: string[]): Promise<{ name: string; text: string }> {
  const dialog = await openExport(page);
  for (const name of choices) await dialog.getByRole('button', { name, exact: true }).click();
  const event = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const download = await event;
  const text = await readFile(await download.path(), 'utf8');
  await dialog.getByRole('button', { name: 'Close' }).click();
  return { name: download.suggestedFilename(), text };
}

test('the exported CSS and tokens have the theme’s colors in each mode', async ({ page }) => {
  const modes = { night: { primary: '#ffcc00' } };
  const changes = { colors: { primary: 'oklch(0.5 0.1 200)', modes } };
  await openTheme(page, changes, 'base');
  const { text: css } = await exported(page, 'CSS custom properties');
  expect(css).toMatch(/^:root \{[^}]*--theme-ui-colors-primary: oklch\(0\.5 0\.1 200\);/);
  expect(css).toContain('.theme-ui-night {\n  --theme-ui-colors-primary: #ffcc00;\n}');
  const tokens = await exported(page, 'Design tokens', 'Only night');
  expect(tokens.name).toBe('night.tokens.json');
  expect(JSON.parse(tokens.text)).toMatchObject({
    colors: { $type: 'color', primary: { $value: { hex: '#ffcc00' } } },
    fontWeights: { $type: 'fontWeight' },
  });
  expect((await exported(page, 'Design tokens', 'All modes')).name).toBe('theme.resolver.json');
});

test('an exported file can be dropped on the import', async ({ page }) => {
  await openCustomize(page);
  await field(page, 'primary in default').fill('oklch(0.5 0.1 200)');
  const { text } = await exported(page, 'JSON');
  const { origin } = new URL(page.url());
  expect(JSON.parse(text)).toMatchObject({ $schema: `${origin}/theme.schema.json` });
  const panel = await openImport(page);
  const drop = async (content: string, name: string) => {
    const dataTransfer = await page.evaluateHandle(
      ([content, name]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([content], name));
        return transfer;
      },
      [content, name] as const,
    );
    await field(page, 'Theme as text').dispatchEvent('drop', { dataTransfer });
  };
  await drop('{ colors: { text: pick() } }', 'odd.ts');
  // Code waits until the reader asks for it.
  await expect(announcement(page, 'These files contain code. Press Import')).toBeVisible();
  await drop(text, 'harbor.json');
  await panel.getByRole('button', { name: 'Remove odd.ts' }).click();
  await panel.getByRole('button', { name: 'Create theme' }).click();
  await expect(panel).toBeHidden();
  await expect(field(page, 'Theme name')).toHaveValue('harbor');
  await expect(field(page, 'primary in default')).toHaveValue('oklch(0.5 0.1 200)');
  await openImport(page);
  await drop('@theme { --color-text: #111; }', 'pier.tailwind.css');
  await panel.getByRole('button', { name: 'Create theme' }).click();
  await expect(field(page, 'Theme name')).toHaveValue('pier');
});

test('the browser’s color picker keeps the notation of a color', async ({ page }) => {
  await openCustomize(page);
  const primary = field(page, 'primary in default');
  await primary.fill('hsl(205 100% 40% / 50%)');
  await button(page, 'Pick primary in default').click();
  const picker = page.getByLabel('Browser’s color picker');
  await expect(picker).toHaveValue(/^#007[0-9a-f]cc$/);
  // Sets the value, then dispatches `input` and `change`, like the browser's dialog.
  await picker.fill('#cc0000');
  await expect(primary).toHaveValue(/^hsl\(0 100% 40% \/ (0\.5|50%)\)$/);
  await expect(sample(page)).toHaveCSS('background-color', 'rgba(204, 0, 0, 0.5)');
});

test('without scripts, /customize shows the default theme and says that it needs JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/customize');
  await expect(field(page, 'primary in light')).toHaveValue('#1e735b');
  await expect(page.getByText('The editor needs JavaScript.')).toBeVisible();
  await context.close();
});

/** Fields of each kind, with text to type and paste. */
const typedFields: Record<string, readonly [field: string, text: string][]> = {
  Colors: [
    ['primary in default', 'color(display-p3 0.5 0.2 0.9 / 50%)'],
    ['primary in default', 'RGB(1, 2, 3)'],
    ['Theme name', 'My 2nd theme'],
  ],
  Type: [
    ['fonts body', 'Georgia, "Times New Roman", serif'],
    ['fontSizes 0', '0.9em'],
    ['lineHeights body', '1.05'],
  ],
  Space: [['space 1', 'calc(1rem + 2px)']],
  Components: [
    ['Background (bg)', 'oklch(0.5 0.2 290)'],
    ['Border (border)', '2px solid'],
    ['Line height (lineHeight)', '1.05'],
    ['Letter spacing (letterSpacing)', '-0.01em'],
    ['Shadow (boxShadow)', '0 1px 2px #0003, 0 2px 4px rgb(0 0 0 / 10%)'],
  ],
};

/** Text field or combobox with an exact name. */
const fieldOrList = (page: Page, name: string) =>
  field(page, name).or(page.getByRole('combobox', { name, exact: true }));

test('each kind of field accepts typed text, and pasted text with a trailing space', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCustomize(page);
  for (const [name, fields] of Object.entries(typedFields)) {
    await tab(page, name).click();
    if (name === 'Components') await page.getByText('More', { exact: true }).click();
    for (const [label, text] of fields) {
      const target = fieldOrList(page, label);
      await target.click();
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text, { delay: 5 });
      await expect(target).toHaveValue(text);
      await page.keyboard.press('Tab');
      await expect(target).toHaveValue(text);
      await expect(target).toHaveAttribute('aria-invalid', 'false');

      await page.evaluate((copied) => navigator.clipboard.writeText(copied), `${text} `);
      await target.click();
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await page.keyboard.press('Control+v');
      await page.keyboard.press('Tab');
      await expect(target).toHaveValue(text);
      await expect(target).toHaveAttribute('aria-invalid', 'false');
    }
  }
});

test('an invalid color is marked and leaves the value unchanged', async ({ page }) => {
  await openCustomize(page);
  const primary = field(page, 'primary in default');
  const before = await primary.inputValue();
  await primary.click();
  await page.keyboard.press('Control+a');
  // Its beginning, `red`, is a color.
  await page.keyboard.type('redd');
  await expect(primary).toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Tab');
  await expect(primary).toHaveValue('redd');
  await expect(primary).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('This isn’t a valid CSS color.')).toBeVisible();
  await expect(page.getByRole('gridcell', { name: before, exact: true })).toBeVisible();
  await primary.press('Escape');
  await expect(primary).toHaveValue(before);

  await tab(page, 'Components').click();
  for (const [label, text] of [
    ['Border (border)', '2px sold'],
    ['Corners (borderRadius)', 'xx'],
    ['Horizontal padding (px)', 'foo'],
  ] as const) {
    const property = fieldOrList(page, label);
    await property.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
    await expect(property).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Escape');
    await expect(property).toHaveAttribute('aria-invalid', 'false');
  }
  const background = fieldOrList(page, 'Background (bg)');
  await background.click();
  await page.keyboard.type('primary.9');
  await page.keyboard.press('Tab');
  await expect(background).toHaveAttribute('aria-invalid', 'true');
  await tab(page, 'Colors').click();
  await tab(page, 'Components').click();
  // Other tabs stay as they were left.
  await expect(background).toHaveValue('primary.9');
});

test('incomplete brand colors and colors that have to be converted are reported', async ({
  page,
}) => {
  await page.goto('/random?brand=color(');
  await hydrated(page);
  await expect(
    page.getByRole('alert').filter({ hasText: '“color(” isn’t a color.' }),
  ).toBeVisible();
  await openCustomize(page);
  await button(page, 'New theme').click();
  const dialog = page.getByRole('dialog', { name: 'New theme' });
  const colors = dialog.getByRole('textbox', { name: 'Brand colors', exact: true });
  await expect(colors).toBeFocused();
  await page.keyboard.type('#7c3aed80, color(display-p3 0 1 0), #e0a458');
  await expect(
    dialog.getByText('#7c3aed80 becomes #7c3aed, color(display-p3 0 1 0) becomes #00ff00.'),
  ).toBeVisible();
  // The picker changes the first color and keeps the others.
  await dialog.getByLabel('Pick the brand color').fill('#123456');
  await expect(colors).toHaveValue('#123456, color(display-p3 0 1 0), #e0a458');
  await colors.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('transparent');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('“transparent” is transparent.')).toBeVisible();
});

test('Escape or an empty field makes a mode use the root’s color', async ({ page }) => {
  const colors = {
    text: '#000',
    background: '#fff',
    gray: { 1: '#eee', 2: '#ccc' },
    modes: { dark: { text: '#fff' }, default: {} },
  };
  await openTheme(page, { colors });
  await expect(page.getByRole('columnheader').nth(1)).toHaveText('default (root)');
  const background = field(page, 'background in dark');
  await background.click();
  await page.keyboard.type('#123');
  await page.keyboard.press('Escape');
  const inherited = page.getByRole('gridcell', { name: '#fff, from default (root)' });
  await expect(inherited).toHaveCount(2);
  await field(page, 'text in dark').click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('gridcell', { name: '#000, from default (root)' })).toHaveCount(2);
  // Otherwise, the mode would lack the other colors of the group.
  await field(page, 'gray.1 in dark').click();
  await page.keyboard.type('#333');
  await page.keyboard.press('Enter');
  await expect(field(page, 'gray.2 in dark')).toHaveValue('#ccc');
});

test('uses of a color are listed, and follow its new name', async ({ page }) => {
  const changes = {
    colors: { text: '#000', background: '#fff', accent: '#f00' },
    buttons: { primary: { bg: 'accent', ':hover': { color: 'accent' } } },
  };
  await openTheme(page, changes);
  await button(page, 'Actions for accent').click();
  await expect(button(page, 'Remove accent')).toHaveAccessibleDescription(
    /^Used in buttons\.primary\.bg, buttons\.primary\.:hover\.color\./,
  );
  await page.keyboard.press('Escape');
  // A slow drag is one undo step.
  await button(page, 'Pick accent in default').click();
  const hue = page.getByRole('slider', { name: 'Hue' });
  await hue.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await hue.boundingBox())!;
  await page.mouse.move(x + width * 0.1, y + height / 2);
  await page.mouse.down();
  for (const place of [0.4, 0.6, 0.7]) {
    await page.mouse.move(x + width * place, y + height / 2, { steps: 3 });
    await page.waitForTimeout(MERGE_MS + 100);
  }
  await page.mouse.up();
  await expect(field(page, 'accent in default')).not.toHaveValue('#f00');
  await button(page, 'Undo').click();
  await expect(field(page, 'accent in default')).toHaveValue('#f00');

  await button(page, 'Actions for accent').click();
  const name = field(page, 'Name of accent');
  for (const [text, problem] of [
    ['modes', 'Add color modes below.'],
    ['a.b', 'A name can’t contain a dot.'],
  ] as const) {
    await name.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
    await expect(page.getByText(problem)).toBeVisible();
  }
  // The browser undoes typed text.
  await page.keyboard.press('Control+z');
  await expect(name).not.toHaveValue('a.b');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('signal');
  await page.keyboard.press('Enter');
  await expect(field(page, 'signal in default')).toBeFocused();
  await expect(sample(page)).toHaveCSS('background-color', 'rgb(255, 0, 0)');
});

test('the first suggested repair causes no new problem, and can change a switch’s knob', async ({
  page,
}) => {
  await openCustomize(page, '/customize?base=tosh');
  await tab(page, 'Contrast').click();
  await page
    .getByRole('group', { name: 'Mode to check' })
    .getByRole('button', { name: 'dark' })
    .click();
  const knob = page.getByRole('listitem').filter({ hasText: 'Switch, on: knob' });
  await knob.getByRole('button', { name: 'Repair white on primary' }).click();
  const offers = knob.getByRole('button', { name: /^Use / });
  await expect(offers.first()).toHaveAccessibleName('Use background for the part');
  await expect(offers.nth(1)).toHaveAccessibleName(/for primary$/);
  await offers.first().click();
  await expect(announcement(page, 'Changed forms.switch')).toBeVisible();
  await expect(knob).toContainText('background on primary');
  await expect(knob).not.toContainText('too low');
});

test('sliders of a scale are further right for larger values', async ({ page }) => {
  await openTheme(page, { space: [32, 48, 64, 96] });
  await tab(page, 'Space').click();
  const places = await page
    .getByRole('slider', { name: /^space / })
    .evaluateAll((sliders) =>
      (sliders as HTMLInputElement[]).map(({ valueAsNumber, max }) => valueAsNumber / Number(max)),
    );
  expect(places).toEqual([0.25, 0.375, 0.5, 0.75]);
});

test('a list of brand colors becomes a theme with each of them', async ({ page }) => {
  await openCustomize(page);
  await button(page, 'New theme').click();
  const dialog = page.getByRole('dialog', { name: 'New theme' });
  const colors = dialog.getByRole('textbox', { name: 'Brand colors', exact: true });
  await colors.fill('#7b2d8b, nocolor');
  await colors.press('Enter');
  await expect(dialog.getByText('“nocolor” isn’t a valid CSS color.')).toBeVisible();
  await colors.fill('#7b2d8b rgb(224, 164, 88); gold');
  await colors.press('Enter');
  await expect(field(page, 'brand in light')).toHaveValue('#7b2d8b');
  await expect(field(page, 'brand2 in light')).toHaveValue('#e0a458');
  await expect(field(page, 'brand3 in light')).toHaveValue('#ffd700');
  await expect(field(page, 'onBrand3 in light')).toHaveValue('#000000');
  await tab(page, 'Contrast').click();
  await expect(page.getByText(/All \d+ color pairs in light have enough contrast\./)).toBeVisible();
});

test('the default theme has two modes with enough contrast, and everything that components read', async ({
  page,
}) => {
  await openCustomize(page, storedTheme);
  await expect(sample(page)).toHaveCount(2);
  await expect(field(page, 'Theme name')).toHaveValue('My theme');
  await tab(page, 'Contrast').click();
  await expect(page.getByText(/All \d+ color pairs in light have enough contrast\./)).toBeVisible();
  await page
    .getByRole('group', { name: 'Mode to check' })
    .getByRole('button', { name: 'dark' })
    .click();
  await expect(page.getByText(/All \d+ color pairs in dark have enough contrast\./)).toBeVisible();
  await expect(page.getByText('of this theme')).toBeHidden();
});

test('a theme from a brand color has two modes and keeps the color', async ({ page }) => {
  await openCustomize(page);
  await button(page, 'New theme').click();
  const dialog = page.getByRole('dialog', { name: 'New theme' });
  await dialog.getByRole('textbox', { name: 'Brand colors', exact: true }).fill('#7b2d8b');
  await dialog.getByRole('button', { name: 'Create theme' }).click();
  await expect(dialog).toBeHidden();
  await expect(field(page, 'brand in light')).toHaveValue('#7b2d8b');
  await expect(field(page, 'brand in dark')).toHaveValue('#7b2d8b');
  const frame = preview(page);
  const fontOf = (part: Locator) =>
    part.first().evaluate((each) => getComputedStyle(each).fontFamily);
  const pageFont = await fontOf(frame.getByText('Read the log'));
  expect(await fontOf(frame.getByRole('button', { name: 'Light the lamp' }))).toBe(pageFont);
  expect(await fontOf(frame.getByRole('textbox'))).toBe(pageFont);
  await tab(page, 'Contrast').click();
  await expect(page.getByText(/All \d+ color pairs in light have enough contrast\./)).toBeVisible();
});

test('the state of a component can be styled, and a variant added and undone', async ({ page }) => {
  await openCustomize(page);
  await tab(page, 'Components').click();
  const background = page.getByRole('combobox', { name: 'Background (bg)' });
  const shown = page.getByRole('group', { name: 'Sample' }).getByText('Light the lamp');
  await background.fill('secondary');
  await expect(sample(page)).toHaveCSS('background-color', 'rgb(51, 0, 204)');
  await expect(shown).toHaveCSS('background-color', 'rgb(51, 0, 204)');
  await background.fill('nocolor');
  await expect(background).toHaveAttribute('aria-invalid', 'true');
  await expect(sample(page)).toHaveCSS('background-color', 'rgb(51, 0, 204)');
  await page.getByRole('group', { name: 'State' }).getByRole('button', { name: 'Focus' }).click();
  await field(page, 'Outline (outline)').fill('4px solid');
  // Only the sample is in this state; the preview isn't.
  await expect(shown).toHaveCSS('outline-width', '4px');
  await expect(sample(page)).toHaveCSS('outline-style', 'none');

  const name = page.getByRole('textbox', { name: 'New variant name' });
  await name.fill('primary');
  await name.press('Enter');
  await expect(page.getByText('There’s already an entry named primary.')).toBeVisible();
  await name.fill('ghost');
  await name.press('Enter');
  const variant = page.getByRole('combobox', { name: 'Variant' });
  await expect(variant).toHaveValue('buttons.ghost');
  await expect(field(page, 'Outline (outline)')).toHaveValue('4px solid');
  await button(page, 'Undo').click();
  await expect(variant).toHaveValue('buttons.primary');
});

/** Color of a pixel near the corner of an element, as the screen shows it. */
async function shownColor(element: Locator): Promise<number[]> {
  const image = (await element.screenshot()).toString('base64');
  return element.page().evaluate(async (data) => {
    const shown = new Image();
    shown.src = `data:image/png;base64,${data}`;
    await shown.decode();
    const context = new OffscreenCanvas(shown.width, shown.height).getContext('2d')!;
    context.drawImage(shown, 0, 0);
    return [...context.getImageData(10, 6, 1, 1).data.slice(0, 3)];
  }, image);
}

test('colors are shown as people with another color vision see them, and those that look alike are named', async ({
  page,
}) => {
  const colors = { text: '#111', background: '#fff', primary: '#b8860b', secondary: '#6b8e23' };
  await openTheme(page, { colors });
  expect(await shownColor(sample(page))).toEqual([184, 134, 11]);
  await tab(page, 'Contrast').click();
  const vision = page.getByRole('region', { name: 'Color vision' });
  await vision.getByText('Colors that look alike: 2').click();
  await expect(vision.getByRole('listitem')).toHaveText([
    'primary and secondary in default · No red (protanopia)',
    'primary and secondary in default · No color',
  ]);
  await vision.getByRole('combobox', { name: 'Show colors for' }).selectOption('No color');
  await expect(vision.getByRole('listitem')).toHaveText(['primary and secondary in default']);
  await expect
    .poll(async () => new Set(await shownColor(sample(page))).size, { message: 'gray' })
    .toBe(1);
  await tab(page, 'Colors').click();
  const swatch = button(page, 'Pick primary in default');
  expect(new Set(await shownColor(swatch)).size).toBe(1);
});

test('a pair is repaired with another text color if its background is kept', async ({ page }) => {
  const changes = {
    colors: { text: '#111', background: '#fff', primary: '#f5a623' },
    buttons: { primary: { color: 'background', bg: 'primary' } },
  };
  await openTheme(page, changes);
  await tab(page, 'Contrast').click();
  const pair = page.getByRole('listitem').filter({ hasText: 'background on primary' });
  const kept = page.getByRole('group', { name: 'Colors to keep' });
  await pair.getByRole('button', { name: 'Repair background on primary' }).click();
  await expect(pair.getByRole('button', { name: /^Use #.{6} for primary$/ })).toBeVisible();
  await kept.getByRole('button', { name: 'primary' }).click();
  await expect(pair.getByRole('button', { name: /for primary$/ })).toBeHidden();
  await pair.getByRole('button', { name: 'Use black for the text' }).click();
  await expect(announcement(page, 'Changed buttons.primary')).toContainText(
    'Changed buttons.primary.color to black.',
  );
  await expect(sample(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(sample(page)).toHaveCSS('background-color', 'rgb(245, 166, 35)');
  // Components use this color, but the theme doesn't have it.
  await button(page, 'Add highlight').first().click();
  await tab(page, 'Colors').click();
  await expect(field(page, 'highlight in default')).toHaveValue('#fff');
});

test('a color that is added in a mode is also added to the root', async ({ page }) => {
  const changes = {
    colors: {
      text: '#111',
      background: '#fff',
      primary: '#609',
      modes: { dark: { text: '#eee', background: '#111', primary: '#b9f' } },
    },
  };
  await openTheme(page, changes);
  await tab(page, 'Contrast').click();
  await expect(page.getByText(/can’t be checked, because a color is missing/)).toBeVisible();
  await page
    .getByRole('group', { name: 'Mode to check' })
    .getByRole('button', { name: 'dark' })
    .click();
  await button(page, 'Add highlight').first().click();
  await tab(page, 'Colors').click();
  await expect(field(page, 'highlight in dark')).toHaveValue('#111');
  await expect(field(page, 'highlight in default')).toHaveValue('#fff');
});

test('Show original shows the theme without edits until the next edit', async ({ page }) => {
  await openCustomize(page);
  const primary = field(page, 'primary in default');
  await primary.fill('#123456');
  await expect(sample(page)).toHaveCSS('background-color', 'rgb(18, 52, 86)');
  const before = button(page, 'Show original');
  await before.click();
  await expect(sample(page)).toHaveCSS('background-color', 'rgb(0, 119, 204)');
  await primary.fill('#654321');
  await expect(sample(page)).toHaveCSS('background-color', 'rgb(101, 67, 33)');
  await expect(before).toHaveAttribute('aria-pressed', 'false');
});

test('the Full screen button enlarges the preview and restores it', async ({ page }) => {
  await openCustomize(page);
  const region = page.getByRole('region', { name: 'Preview' });
  const button = region.getByRole('button', { name: 'Full screen' });
  const before = await region.boundingBox();
  await button.click();
  await expect.poll(async () => (await region.boundingBox())!.x).toBe(0);
  await button.click();
  await expect.poll(async () => (await region.boundingBox())!.width).toBe(before!.width);
});

/** A theme whose card has a radius. */
const rounded = {
  radii: { small: 2, card: 8 },
  cards: { primary: { borderRadius: 'card', border: '1px solid' } },
};

test('a slider changes the preview and the field, and a slow drag is one undo step', async ({
  page,
}) => {
  await openTheme(page, rounded);
  await tab(page, 'Shape').click();
  const slider = page.getByRole('slider', { name: 'radii card, slider' });
  const card = preview(page).getByText('Two keepers, one lamp').locator('..');
  await expect(card).toHaveCSS('border-top-left-radius', '8px');
  const box = (await slider.boundingBox())!;
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 4, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, middle);
  await expect(field(page, 'radii card')).toHaveValue('16');
  await expect(card).toHaveCSS('border-top-left-radius', '16px');
  // Longer than the time in which edits with keys are merged.
  await page.waitForTimeout(MERGE_MS + 200);
  await page.mouse.move(box.x + box.width, middle);
  await page.mouse.up();
  await expect(field(page, 'radii card')).toHaveValue('32');
  await expect(card).toHaveCSS('border-top-left-radius', '32px');
  await button(page, 'Undo').click();
  await expect(field(page, 'radii card')).toHaveValue('8');
  await expect(slider).toHaveValue('8');
  await expect(card).toHaveCSS('border-top-left-radius', '8px');
  await expect(button(page, 'Undo')).toBeDisabled();
});

test('"Inspect" focuses the field of a font', async ({ page }) => {
  const changes = {
    fonts: { body: 'serif', card: 'monospace' },
    cards: { primary: { fontFamily: 'card' } },
  };
  await openTheme(page, changes);
  await button(page, 'Inspect').click();
  await preview(page)
    .getByRole('button', { name: /: fonts.card, cards.primary/ })
    .click();
  await expect(tab(page, 'Type')).toHaveAttribute('aria-selected', 'true');
  await expect(field(page, 'fonts card')).toBeFocused();
});

test('"Inspect" on a part with only a variant opens "Components", also for the same part again', async ({
  page,
}) => {
  await openTheme(page, rounded);
  await button(page, 'Inspect').click();
  const part = preview(page)
    .getByRole('button', { name: /: cards\.primary$/ })
    .first();
  await part.press('Enter');
  await expect(tab(page, 'Components')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'Components')).toBeFocused();
  const variant = page.getByRole('combobox', { name: 'Variant' });
  await expect(variant).toHaveValue('cards.primary');
  await page.getByRole('combobox', { name: 'Component' }).selectOption('Buttons');
  await expect(variant).toHaveValue('buttons.primary');
  await part.press('Enter');
  await expect(variant).toHaveValue('cards.primary');
  await expect(tab(page, 'Components')).toBeFocused();
});

for (const width of [1280, 1024, 390]) {
  test(`the export is visible, and all tabs are in reach, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openCustomize(page);
    const opener = button(page, 'Edit theme');
    if (await opener.isVisible()) await opener.click();
    await expect(button(page, 'Export')).toBeInViewport({ ratio: 1 });
    await tab(page, 'Colors').focus();
    await page.keyboard.press('End');
    await expect(tab(page, 'Raw')).toBeFocused();
    await expect(tab(page, 'Raw')).toBeInViewport({ ratio: 1 });
  });
}

/** Invalid values and a valid one, by field. */
const wrongValues: [name: string, tabName: string, wrong: string[], right: string][] = [
  ['fontSizes 0', 'Type', ['abc', '16 px'], '1.5rem'],
  ['lineHeights body', 'Type', ['1,5'], '1.25'],
  ['fontWeights body', 'Type', ['fat'], '450'],
  ['fonts body', 'Type', ['Georgia, cursive;'], '"Fira Sans", var(--fallback), serif'],
  ['space 1', 'Space', ['8x'], 'clamp(4px, 1vw, 8px)'],
  ['shadows card', 'Shape', ['big'], '0 0 2px #000, 0 0 1px red'],
  ['borders thin', 'Shape', ['2px sloid'], '2px solid'],
];

test('an invalid value of a scale is marked and not applied', async ({ page }) => {
  await openCustomize(page, '/customize');
  for (const [name, tabName, wrong, right] of wrongValues) {
    await tab(page, tabName).click();
    const value = field(page, name);
    for (const text of wrong) {
      await value.click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
      await expect(value).toHaveAttribute('aria-invalid', 'true');
      await expect(value).toHaveAccessibleDescription(/^This value isn’t valid here\. Example: /);
    }
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(right);
    await expect(value).toHaveAttribute('aria-invalid', 'false');
    await page.keyboard.press('Enter');
    await expect(value).toHaveValue(right);
  }
  await tab(page, 'Space').click();
  await moreScales(page).click();
  const breakpoint = field(page, 'Value for the new breakpoints entry');
  const add = button(page, 'Add to breakpoints');
  await breakpoint.click();
  await page.keyboard.type('768');
  await add.click();
  await expect(page.getByText('This value isn’t valid here. Example: 40em')).toBeVisible();
  await breakpoint.click();
  await page.keyboard.type('px');
  await add.click();
  await expect(field(page, 'breakpoints 0')).toHaveValue('768px');
});

for (const width of [1280, 390]) {
  test(`a second click on Add or Duplicate hits no other control at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openCustomize(page, '/customize');
    await openThemeRow(page);
    const name = field(page, 'Theme name');
    for (const after of ['My theme copy', 'My theme copy copy']) {
      await pressInPlace(button(page, 'Duplicate'), () => expect(name).toHaveValue(after));
    }
    const opener = button(page, 'Edit theme');
    if (await opener.isVisible()) await opener.click();
    for (const [tabName, scale, text] of [
      ['Type', 'fonts', 'serif'],
      ['Type', 'fontSizes', '80'],
      ['Space', 'sizes', '80'],
      ['Shape', 'shadows', '0 0 4px red'],
    ] as const) {
      await tab(page, tabName).click();
      const newName = field(page, `Name for the new ${scale} entry`);
      if (await newName.isVisible()) await newName.fill('zed');
      await field(page, `Value for the new ${scale} entry`).fill(text);
      await pressInPlace(button(page, `Add to ${scale}`), () =>
        expect(field(page, `Value for the new ${scale} entry`)).toHaveValue(''),
      );
    }
  });
}

test('blocked storage is reported', async ({ page }) => {
  await page.addInitScript(blockStorage);
  await openCustomize(page);
  await field(page, 'primary in default').fill('#123456');
  await expect(page.getByRole('alert').filter({ hasText: 'blocks storage' })).toBeVisible();
});

test('a text to import is kept while the dialog is closed', async ({ page }) => {
  await openCustomize(page);
  const dialog = await openImport(page);
  const text = field(page, 'Theme as text');
  await expect(text).toBeFocused();
  await page.keyboard.type('{ colors: {');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await openImport(page);
  await expect(text).toHaveValue('{ colors: {');
  await dialog.getByRole('button', { name: '← Back' }).click();
  await expect(dialog.getByRole('button', { name: 'deep', exact: true })).toBeVisible();
});

for (const { width, height } of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`the tool fills the first screen at ${width} px, and its panes scroll`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openCustomize(page, '/customize');
    const { y, height: previewHeight } = (await page
      .getByRole('region', { name: 'Preview' })
      .boundingBox())!;
    expect(y + previewHeight).toBeLessThanOrEqual(height);
    expect(previewHeight).toBeGreaterThan(height / 2);
    await expect(page.getByRole('link', { name: 'Editing Themes' }).last()).not.toBeInViewport();
    const opener = button(page, 'Edit theme');
    if (await opener.isVisible()) await opener.click();
    await tab(page, 'Shape').click();
    await moreScales(page).click();
    await field(page, 'Value for the new transitions entry').scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(tab(page, 'Shape')).toBeInViewport({ ratio: 1 });
  });
}

test('the help is the guide, in another tab', async ({ page }) => {
  await openCustomize(page, '/customize');
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Help' }).click();
  const guide = await opened;
  await expect(guide.getByRole('heading', { level: 1, name: 'Editing Themes' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Customize' })).toBeVisible();
});
