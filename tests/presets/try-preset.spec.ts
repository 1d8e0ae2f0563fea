import type { Page } from '@playwright/test';
import { presetNames } from '../../src/studio/themes/presets';
import { heading, modeButton } from '../support/shell';
import { disablePrefetch, expect, test } from '../support/site';

test.use({ build: 'site' });

const chip = (page: Page) => page.getByRole('region', { name: 'This site’s look' });

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

async function tryPreset(page: Page): Promise<void> {
  await page.getByRole('banner').getByLabel('All color modes').press('Enter');
  await page.getByRole('button', { name: 'Try a preset…' }).press('Enter');
  await expect(chip(page).getByRole('combobox', { name: 'Preset' })).toBeFocused();
}

test('the site can be read in any preset, until it’s reset', async ({ page }) => {
  await page.goto('/theming');
  const before = await background(page);
  await tryPreset(page);
  const preset = chip(page).getByRole('combobox');
  await expect(preset.locator('option')).toHaveText([...presetNames]);
  await preset.selectOption('deep');
  expect(await background(page)).toBe('rgb(34, 38, 57)');
  await preset.selectOption('bulma');
  await expect(chip(page).getByRole('status')).toContainText(
    'Contrast below 4.5 (WCAG AA): accent',
  );
  await preset.selectOption('dark');
  await expect(chip(page).getByRole('status')).toBeEmpty();

  // Another page looks the same; a reload doesn't.
  await page.getByRole('main').getByRole('link', { name: 'the sx prop' }).first().click();
  await expect(heading(page)).toHaveText('The sx Prop');
  expect(await background(page)).toBe('rgb(6, 6, 6)');
  await chip(page).getByRole('button', { name: 'Reset' }).press('Enter');
  await expect(chip(page)).toBeHidden();
  await expect(modeButton(page)).toBeFocused();
  expect(await background(page)).toBe(before);
});

test('a preset and changed colors replace each other', async ({ page }) => {
  await page.goto('/');
  const changed = page.getByRole('region', { name: 'Changed colors' });
  const primary = page.getByRole('textbox', { name: 'Primary color', exact: true });
  const own = await primary.inputValue();
  await primary.fill('seagreen');
  await expect(changed).toBeVisible();
  await tryPreset(page);
  await expect(changed).toHaveCount(0);
  await expect(primary).toHaveValue(own);
  await primary.fill('seagreen');
  await expect(changed).toBeVisible();
  await expect(chip(page)).toHaveCount(0);
  await expect(primary).toBeFocused();
});

test('a notice is above the chip of a look', async ({ page, server }) => {
  await disablePrefetch(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/theming');
  await tryPreset(page);
  server.fail(/sx-prop\/page-data\.json$/, { kind: 'status', status: 500 }, 99);
  await page.getByRole('main').getByRole('link', { name: 'the sx prop' }).first().click();
  const again = page.getByRole('alert').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  server.clearFaults();
  await again.click();
  await expect(heading(page)).toHaveText('The sx Prop');
  await expect(again).toBeHidden();
  await expect(chip(page)).toBeVisible();
});

test('a color mode ends the look of a preset', async ({ page }) => {
  await page.goto('/theming');
  await tryPreset(page);
  // The focus stays where the reader put it.
  const link = page.getByRole('main').getByRole('link').first();
  await link.focus();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(chip(page)).toBeHidden();
  await expect(link).toBeFocused();
  await page.emulateMedia({ colorScheme: 'light' });
  await tryPreset(page);
  await modeButton(page).click();
  await expect(chip(page)).toBeHidden();
  await expect(modeButton(page)).toHaveAccessibleName(/^Dark /);
});
