import type { Page } from '@playwright/test';
import type { Changes } from '../../src/base/theme-data/changes';
import {
  announcement,
  button,
  cellOf,
  field,
  goToCell,
  openCustomize,
  openMore,
  openTab,
  openTheme,
  sample,
  typeIntoCell,
} from '../support/customize';
import { choose, pressWithKeyboard, skipToContent, tabTo, typeInto } from '../support/keyboard';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

const colors = {
  text: '#000000',
  background: '#ffffff',
  primary: '#3b82f6',
  'primary-foreground': '#ffffff',
  secondary: 'hsl(200, 60%, 30%)',
};

const buttons = { primary: { color: 'primary-foreground', bg: 'primary' } };

/** Opens a theme and skips to the page's content. */
async function begin(page: Page, theme: Changes = { colors, buttons }): Promise<void> {
  await openTheme(page, theme);
  await skipToContent(page);
}

test('shades of a color are added under a chosen name in one undo step', async ({ page }) => {
  await begin(page);
  await goToCell(page, field(page, 'primary in default'));
  await page.keyboard.press('Space');
  await openMore(page);
  const name = field(page, 'Shades 50 to 950 as');
  await expect(name).toHaveValue('blue');
  await typeInto(page, name, 'primary');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'already an entry' })).toBeVisible();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await typeInto(page, name, 'sea');
  await page.keyboard.press('Enter');
  await expect(field(page, 'sea.50 in default')).toBeFocused();
  await expect(field(page, 'sea.500 in default')).toHaveValue(colors.primary);
  await expect(page.getByRole('rowheader', { name: /^sea\./ })).toHaveCount(11);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('rowheader', { name: /^sea\./ })).toHaveCount(0);
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
});

test('shifting all colors is one undo step, and Reset reverts it', async ({ page }) => {
  const modes = { dark: { text: '#ffffff', background: '#101010', primary: '#88aaff' } };
  await begin(page, { colors: { ...colors, modes } });
  const primary = field(page, 'primary in default');
  const hue = page.getByRole('slider', { name: 'Hue' });
  await pressWithKeyboard(page, button(page, 'Shift all colors'));
  await tabTo(page, hue);
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowRight');
  await expect(primary).not.toHaveValue(colors.primary);
  await expect(field(page, 'primary in dark')).not.toHaveValue('#88aaff');
  await expect(field(page, 'secondary in default')).toHaveValue(/^hsl\(\d+(\.\d)?, /);
  await expect(sample(page).first()).not.toHaveCSS('background-color', 'rgb(59, 130, 246)');
  await pressWithKeyboard(page, button(page, 'Reset'));
  await expect(primary).toHaveValue(colors.primary);
  await expect(field(page, 'primary in dark')).toHaveValue('#88aaff');

  await tabTo(page, page.getByRole('slider', { name: 'Chroma' }));
  await page.keyboard.press('Home');
  await expect(primary).toHaveValue(/^#(..)\1\1$/);
  await tabTo(page, page.getByRole('slider', { name: 'Lightness' }));
  await page.keyboard.press('ArrowRight');
  await pressWithKeyboard(page, button(page, 'Shift all colors'));
  await expect(primary).toHaveValue(/^#(..)\1\1$/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(primary).toHaveValue(colors.primary);
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
});

test('an edit between two shifts is kept', async ({ page }) => {
  await begin(page);
  await pressWithKeyboard(page, button(page, 'Shift all colors'));
  const hue = page.getByRole('slider', { name: 'Hue' });
  await tabTo(page, hue);
  await page.keyboard.press('PageUp');
  await typeIntoCell(page, field(page, 'text in default'), '#123');
  await page.keyboard.press('Enter');
  await expect(hue).toHaveValue('0');
  await tabTo(page, page.getByRole('slider', { name: 'Chroma' }));
  await page.keyboard.press('ArrowRight');
  await pressWithKeyboard(page, button(page, 'Reset'));
  await expect(field(page, 'text in default')).toHaveValue('#123');
});

test('Shuffle keeps locked colors in all modes, and each press is one undo step', async ({
  page,
}) => {
  const modes = { dark: { text: '#ffffff', background: '#101010', primary: '#88aaff' } };
  await begin(page, { colors: { ...colors, modes } });
  const secondary = field(page, 'secondary in default');
  await goToCell(page, field(page, 'primary in default'));
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  const lock = page.getByRole('checkbox', { name: 'Lock', exact: true });
  await pressWithKeyboard(page, lock, 'Space');
  await expect(lock).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('rowheader', { name: 'primary, locked', exact: true })).toBeFocused();

  await pressWithKeyboard(page, button(page, 'Shuffle'));
  await expect(announcement(page, /^New palette: /)).toBeInViewport();
  await expect(secondary).not.toHaveValue(colors.secondary);
  await expect(secondary).toHaveValue(/^hsl\(/);
  await expect(field(page, 'text in dark')).not.toHaveValue('#ffffff');
  await expect(field(page, 'primary in default')).toHaveValue(colors.primary);
  await expect(field(page, 'primary in dark')).toHaveValue('#88aaff');
  await expect(sample(page).first()).toHaveCSS('background-color', 'rgb(59, 130, 246)');
  const first = await secondary.inputValue();
  await page.keyboard.press('Enter');
  await expect(secondary).not.toHaveValue(first);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(secondary).toHaveValue(first);
  await expect(announcement(page, /^New palette: /)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(secondary).toHaveValue(colors.secondary);
  await expect(field(page, 'text in dark')).toHaveValue('#ffffff');
  await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
});

test('dark and high-contrast modes are computed from the root, and Contrast counts problems by mode', async ({
  page,
}) => {
  await openCustomize(page, '/customize');
  await skipToContent(page);
  await pressWithKeyboard(page, button(page, 'Remove the dark mode'));
  await typeInto(page, field(page, 'New mode name'), 'by night');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'in a class' })).toBeInViewport();
  await typeInto(page, field(page, 'New mode name'), 'night');
  await page.keyboard.press('Enter');
  await expect(announcement(page, 'Added night: all 15 of its color pairs')).toBeInViewport();
  const from = page.getByRole('combobox', { name: 'from', exact: true });
  await choose(page, from, 'high contrast');
  await pressWithKeyboard(page, button(page, 'Add mode'));
  await expect(
    announcement(page, /^Added high-contrast: all 15 of its color pairs .*AAA/),
  ).toBeVisible();
  await expect(sample(page)).toHaveCount(3);
  // A color that equals the root's isn't stored, and Delete makes a cell use the root's.
  await expect(field(page, 'background in high-contrast')).toHaveValue('');
  await goToCell(page, field(page, 'background in night'));
  await expect(field(page, 'background in night')).not.toHaveValue('');
  await page.keyboard.press('Delete');
  await expect(field(page, 'background in night')).toHaveValue('');
  await expect(cellOf(page, field(page, 'background in night'))).toBeFocused();
  await openTab(page, 'Contrast');
  const modes = page.getByRole('group', { name: 'Mode to check' }).getByRole('button');
  await expect(modes).toHaveText([
    /^light\s*AA$/,
    /^night\s*\d+ too low$/,
    /^high-contrast\s*AAA$/,
  ]);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(modes.nth(1)).toHaveText(/^night\s*AA$/);
});

test('N and P step through looks and back to the edited theme', async ({ page }) => {
  await openCustomize(page, '/customize');
  await skipToContent(page);
  const name = field(page, 'Theme name');
  await typeIntoCell(page, field(page, 'primary in light'), '#123456');
  // In the grid, N starts a value instead of a look.
  await page.keyboard.press('Enter');
  await page.keyboard.type('navy');
  await expect(field(page, 'primary in light')).toHaveValue('navy');
  await openTab(page, 'Contrast');
  await page.keyboard.press('n');
  await expect(name).toHaveValue('My base');
  await expect(announcement(page, /^Theme 2 of \d+: “My base”/)).toBeVisible();
  await page.keyboard.press('n');
  await expect(name).toHaveValue('My system');
  await page.keyboard.press('p');
  await page.keyboard.press('p');
  await expect(name).toHaveValue('My theme');
  await page.keyboard.press('p');
  await expect(name).toHaveValue(/^My (?!theme)/);
  await page.keyboard.press('n');
  await openTab(page, 'Colors');
  await expect(field(page, 'primary in light')).toHaveValue('navy');
  // Looks that weren't edited aren't stored.
  await expect(button(page, 'Your themes')).toBeVisible();
});

test('an export uses one color notation, and shadcn/ui’s names if the theme has them', async ({
  page,
}) => {
  await begin(page);
  await pressWithKeyboard(page, button(page, 'Export'));
  const code = page.getByRole('dialog', { name: 'Export' }).locator('pre');
  await choose(page, page.getByRole('combobox', { name: 'Colors', exact: true }), 'oklch');
  await expect(code).toContainText("text: 'oklch(0 0 0)'");
  await expect(code).not.toContainText('#');
  await pressWithKeyboard(page, button(page, 'shadcn/ui'));
  await expect(code).toContainText('--foreground: oklch(0 0 0);');
  await expect(code).toContainText('--primary-foreground: oklch(1 0 0);');
  await expect(code).toContainText('--color-primary: var(--primary);');
});

test('a color with a semicolon is accepted; an unclosed quote in a font list isn’t', async ({
  page,
}) => {
  await begin(page, { colors, fonts: { body: 'serif' } });
  await typeIntoCell(page, field(page, 'primary in default'), '#ff0050;');
  await page.keyboard.press('Enter');
  await expect(field(page, 'primary in default')).toHaveValue('#ff0050');
  await openTab(page, 'Type');
  await typeInto(page, field(page, 'fonts body'), '"Avenir, serif');
  await expect(field(page, 'fonts body')).toHaveAttribute('aria-invalid', 'true');
});
