import { heading, siteNavigation } from '../support/shell';
import { expect, rgb, test } from '../support/site';
import { palettes } from '../../src/base/design/colors';
import { section, sectionPage } from '../support/sections';

test.use({ javaScriptEnabled: false });

for (const [scheme, palette] of [
  ['light', palettes.default],
  ['dark', palettes.dark],
] as const) {
  test(`a page has the colors of a ${scheme} system without scripts @core`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto('/components/button');
    await expect(page.locator('html')).toHaveCSS('background-color', rgb(palette.background));
    await expect(heading(page)).toHaveText('Button');
    await expect(page.locator('pre .keyword').first()).toHaveCSS('color', rgb(palette.primary));
    await expect(page.getByRole('button', { name: 'First button' })).toHaveCSS(
      'background-color',
      rgb(palette.primary),
    );
    // In a nested provider.
    await expect(page.getByRole('button', { name: 'Outlined' })).toHaveCSS(
      'color',
      rgb(palette.primary),
    );
  });
}

test('without scripts, buttons that need them are hidden, and all tabs are shown @core', async ({
  page,
}) => {
  await page.goto('/getting-started');
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  for (const name of ['Copy code', 'Edit']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  }
  await expect(page.getByRole('tab')).toHaveCount(0);
  for (const command of ['npm install', 'yarn add', 'pnpm add', 'bun add']) {
    await expect(page.getByText(`${command} theme-ui @emotion/react`)).toBeVisible();
  }
});

test('without scripts, sections of the side navigation open, and its links work @core', async ({
  page,
}) => {
  await page.goto('/theming');
  const navigation = siteNavigation(page);
  await section(page, 'Components').click();
  await navigation.getByRole('link', { name: 'Button', exact: true }).click();
  await expect(heading(page)).toHaveText('Button');
});

test('without scripts, links open and close the menu on a phone @core', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/theming');
  const guides = section(page, 'Guides');
  const link = sectionPage(page, 'Guides');
  await expect(guides).toBeHidden();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await guides.click();
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport();
  await page.getByRole('link', { name: 'Close menu' }).click();
  await expect(link).toBeHidden();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await link.click();
  await expect(heading(page)).toHaveText('Guides');
});
