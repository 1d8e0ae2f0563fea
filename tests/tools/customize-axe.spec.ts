import type { Page } from '@playwright/test';
import { expectAccessibleInModes } from '../support/accessible';
import { button, field, moreScales, openCustomize, tab } from '../support/customize';
import { expect, test } from '../support/site';

test.use({ build: 'site' });
test.slow();

/** Imports a text in the dialog for new themes. */
async function read(page: Page, text: string): Promise<void> {
  await button(page, 'Import a file or text').click();
  await field(page, 'Theme as text').fill(text);
  await button(page, 'Import').click();
}

/** States of the tabs with as many elements as possible. */
const states: [tab: string, state: string, show: (page: Page) => Promise<void>][] = [
  [
    'Colors',
    'the popover of a color and an invalid value',
    async (page) => {
      await button(page, 'Pick primary in default').click();
      await page.getByRole('dialog').getByText('More', { exact: true }).click();
      await field(page, 'Value of primary in default').fill('no color');
      await expect(page.getByText('This isn’t a valid CSS color.')).toBeVisible();
    },
  ],
  [
    'Contrast',
    'a suggested repair',
    async (page) => {
      await button(page, 'Repair white on primary').first().click();
      await expect(page.getByRole('button', { name: /^Use / }).first()).toBeVisible();
    },
  ],
  [
    'Type',
    'its font stacks',
    async (page) => {
      await page.getByText('Choose a font stack for fonts body').click();
      await page.locator('summary').getByText('Create scale from a ratio', { exact: true }).click();
      await expect(page.getByRole('group', { name: 'Font stacks for fonts body' })).toBeVisible();
    },
  ],
  [
    'Space',
    'its scales',
    async (page) => {
      await moreScales(page).click();
      await expect(page.getByRole('region', { name: 'breakpoints' })).toBeVisible();
    },
  ],
  [
    'Shape',
    'a shadow and its sliders',
    async (page) => {
      await moreScales(page).click();
      await field(page, 'Name for the new shadows entry').fill('card');
      await field(page, 'Value for the new shadows entry').fill('0 1px 4px rgba(0, 0, 0, 0.2)');
      await button(page, 'Add to shadows').click();
      await expect(page.getByRole('slider', { name: 'shadows card blur, slider' })).toBeVisible();
    },
  ],
  [
    'Raw',
    'a mistake in the text',
    async (page) => {
      await page.getByRole('textbox', { name: /^styles as/ }).fill('{ styles: { h1: 3 } }');
      await expect(page.getByText('Line 1, column 13:')).toBeVisible();
    },
  ],
  [
    'Components',
    'a field with an error',
    async (page) => {
      await page
        .getByRole('group', { name: 'State' })
        .getByRole('button', { name: 'Hover' })
        .click();
      await page.getByRole('combobox', { name: 'Background (bg)' }).fill('nocolor');
      await expect(page.getByText('This isn’t a theme color')).toBeVisible();
    },
  ],
];

for (const width of [1280, 390]) {
  for (const [name, state, show] of states) {
    test(`the ${name} tab of /customize with ${state} passes axe at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openCustomize(page);
      if (width < 1024) await button(page, 'Edit theme').click();
      if (name === 'Contrast') await field(page, 'primary in default').fill('#7ab8e0');
      await tab(page, name).click();
      await show(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const panel = page.getByRole('tabpanel', { name });
      // tests/pages checks the rest of the page.
      const within = `[id="${await panel.getAttribute('id')}"]`;
      await expectAccessibleInModes(page, { within, withoutFrames: true });
      await expect(panel).toBeVisible();
    });
  }
}

/** Dialogs, in states with as many elements as possible. */
const dialogs: [name: string, state: string, show: (page: Page) => Promise<void>][] = [
  ['New theme', 'all ways', (page) => expect(button(page, 'Create theme')).toBeVisible()],
  [
    'New theme',
    'a theme that was read',
    async (page) => {
      await read(
        page,
        '{ colors: { text: "#123", modes: { night: { text: "#eee" } } }, brand: 1 }',
      );
      await expect(page.getByRole('region', { name: 'Import preview' })).toBeVisible();
    },
  ],
  [
    'New theme',
    'a text that was rejected',
    async (page) => {
      await read(page, '{ colors: { text: pick() } }');
      await expect(page.getByText('ReferenceError: pick is not defined')).toBeVisible();
    },
  ],
  ['Your themes', 'a theme', (page) => expect(button(page, 'Delete My base')).toBeVisible()],
  [
    'Export',
    'a format that leaves something out',
    async (page) => {
      await button(page, 'CSS custom properties').click();
      await expect(page.getByText('This format can’t store')).toBeVisible();
    },
  ],
];

for (const [name, state, show] of dialogs) {
  test(`the dialog ${name} of /customize with ${state} passes axe in all modes`, async ({
    page,
  }) => {
    await openCustomize(page);
    await field(page, 'primary in default').fill('#123456');
    await button(page, name).click();
    await show(page);
    await expectAccessibleInModes(page, { within: 'dialog[open]', withoutFrames: true });
  });
}
