import type { Page } from '@playwright/test';
import { hydrated, watchConsole } from '../support/console';
import { expect, test } from '../support/site';
import { openUnpainted } from './unpainted';
import { section } from '../support/sections';

/** Holds the app's script back until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/main.*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('the shell works before React, which takes over what it finds', async ({ page }) => {
  const assertSilent = watchConsole(page);
  const release = await holdApp(page);
  await page.goto('/components/button', { waitUntil: 'commit' });
  const navigation = page.getByRole('navigation', { name: 'Site' });
  const guides = section(page, 'Guides');
  const components = section(page, 'Components');
  const root = page.locator('html');

  await guides.click();
  await expect(navigation.getByRole('link', { name: 'How It Works' })).toBeVisible();
  await components.click();
  await expect(navigation.getByRole('link', { name: 'Button', exact: true })).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /color mode/ })
    .click();
  await expect(root).toHaveAttribute('data-color-mode', 'dark');

  release();
  await hydrated(page);
  await expect(navigation.getByRole('link', { name: 'How It Works' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Button', exact: true })).toBeHidden();
  await expect(root).toHaveAttribute('data-color-mode', 'dark');
  await guides.click();
  await expect(navigation.getByRole('link', { name: 'How It Works' })).toBeHidden();
  assertSilent();
});

test('a menu opened before React stays open', async ({ page }) => {
  const assertSilent = watchConsole(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdApp(page);
  await page.goto('/theming', { waitUntil: 'commit' });
  const toggle = page.getByRole('button', { name: 'Menu' });
  const link = page.getByRole('navigation', { name: 'Site' }).getByRole('link').first();
  await toggle.click();
  await expect(link).toBeVisible();
  release();
  await hydrated(page);
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(link).toBeVisible();
  await toggle.click();
  await expect(link).toBeHidden();
  assertSilent();
});

test('copying and links work when React never arrives', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/components/button');
  const block = page.getByRole('figure').first();
  await block.hover();
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect(block.getByRole('status')).toHaveText('Copied');
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Components');
});

const paints = (page: Page) => page.evaluate(() => performance.getEntriesByType('paint').length);

test.describe('before the first paint', () => {
  test('the page has its mode', async ({ page }) => {
    const release = await openUnpainted(page, '/components/button');
    await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'default');
    expect(await paints(page)).toBe(0);
    release();
    await expect.poll(() => paints(page)).toBeGreaterThan(0);
  });

  test('a press counts', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await openUnpainted(page, '/components/button');
    const toggle = page.getByRole('button', { name: 'Menu', includeHidden: true });
    await toggle.dispatchEvent('click');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(await paints(page)).toBe(0);
    release();
    await expect(page.getByRole('navigation', { name: 'Site' })).toBeVisible();
  });

  test('a press on what needs the app is held for it', async ({ page }) => {
    const releaseApp = await holdApp(page);
    const release = await openUnpainted(page, '/components/button');
    const edit = page.getByRole('button', { name: 'Edit', includeHidden: true }).first();
    await edit.dispatchEvent('click');
    await expect(edit).toHaveAttribute('aria-busy', 'true');
    expect(await paints(page)).toBe(0);
    release();
    releaseApp();
    await expect(page.getByRole('textbox').first()).toBeVisible();
  });

  test('a step back leads to the page of its address', async ({ page }) => {
    await page.goto('/theming');
    await page.evaluate(() => window.history.pushState(null, '', '/components/button'));
    await openUnpainted(page, '/components/button', () => page.reload({ waitUntil: 'commit' }));
    expect(await paints(page)).toBe(0);
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL('/theming');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theming');
  });
});
