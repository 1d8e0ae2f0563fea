import { expect, test } from '@playwright/test';
import { palettes } from '../../src/design/colors';
import { entryPages } from '../support/built-pages';

test.use({ javaScriptEnabled: false });

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

for (const [scheme, palette] of [
  ['light', palettes.default],
  ['dark', palettes.dark],
] as const) {
  test(`an example that themes itself is in the colors of a ${scheme} system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/components/progress');
    const bar = page.getByRole('progressbar', { name: 'Restoring the backup' });
    await expect(bar).toHaveCSS('color', rgb(palette.secondary));
  });

  test(`a page is readable in a ${scheme} system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/components/button');
    await expect(page.locator('html')).toHaveCSS('background-color', rgb(palette.background));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
    await expect(page.locator('pre .keyword').first()).toHaveCSS('color', rgb(palette.primary));
    await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
    // In a provider of its own.
    await expect(page.getByRole('button', { name: 'Compare plans' })).toHaveCSS(
      'color',
      rgb(palette.primary),
    );
  });
}

test('the card on the home page is painted in the system’s scheme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const card = page.getByRole('group', { name: 'Card in the changed theme' });
  await expect(card.getByRole('heading')).toHaveCSS('color', rgb(palettes.dark.text));
  await expect(card.locator('> div')).toHaveCSS('background-color', rgb(palettes.dark.background));
});

test('buttons that cannot work are hidden', async ({ page }) => {
  await page.goto('/getting-started');
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  for (const name of [/pages$/, 'Copy code', 'Edit']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(page.getByRole('tab')).toHaveCount(0);
  for (const command of ['npm install', 'yarn add', 'pnpm add', 'bun add']) {
    await expect(page.getByText(`${command} theme-ui @emotion/react`)).toBeVisible();
  }
});

test('the navigation works through links', async ({ page }) => {
  await page.goto('/theming');
  const navigation = page.getByRole('navigation', { name: 'Site' });
  await navigation.getByRole('link', { name: 'Components', exact: true }).click();
  await expect(page).toHaveURL(/\/components$/);
  await navigation.getByRole('link', { name: 'Button', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
});

test('the menu works through links on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/theming');
  const link = page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Guides' });
  await expect(link).toBeHidden();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport();
  await page.getByRole('link', { name: 'Close menu' }).click();
  await expect(link).toBeHidden();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
});

for (const path of entryPages) {
  test(`${path} is complete`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(500);
  });
}
