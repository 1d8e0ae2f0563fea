import type { Page } from '@playwright/test';
import { hydrated, watchConsole } from '../support/console';
import { heading, menuButton, modeButton, siteNavigation } from '../support/shell';
import { expect, test } from '../support/site';
import { openUnpainted } from './unpainted';
import { section } from '../support/sections';

/** Script that hydrates islands. */
const app = /^\/assets\/js\/main\./;

test('hydration keeps the open sections and the color mode that were chosen before', async ({
  page,
  server,
}) => {
  const assertSilent = watchConsole(page);
  const release = server.hold(app);
  await page.goto('/components/button', { waitUntil: 'commit' });
  const navigation = siteNavigation(page);
  const guides = section(page, 'Guides');
  const components = section(page, 'Components');
  const root = page.locator('html');

  await guides.click();
  await expect(navigation.getByRole('link', { name: 'How It Works' })).toBeVisible();
  await components.click();
  await expect(navigation.getByRole('link', { name: 'Button', exact: true })).toBeHidden();
  await modeButton(page).click();
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

test('a menu opened before hydration stays open', async ({ page, server }) => {
  const assertSilent = watchConsole(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const release = server.hold(app);
  await page.goto('/theming', { waitUntil: 'commit' });
  const toggle = menuButton(page);
  const link = siteNavigation(page).getByRole('link').first();
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

for (const state of ['loading', 'failing'] as const) {
  test(`copy buttons and links work while the scripts of islands are ${state}`, async ({
    page,
    server,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    if (state === 'loading') server.hold(/^\/assets\/js\//);
    else server.fail(/^\/assets\/js\//, { kind: 'abort' });
    await page.goto('/components/button');
    for (const block of [
      page.getByRole('figure').first(),
      page.locator('[data-live-example]').first(),
    ]) {
      await block.hover();
      await block.getByRole('button', { name: 'Copy code' }).click();
      await expect(block.getByRole('status').getByText('Copied')).toBeVisible();
    }
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').click();
    await expect(heading(page)).toHaveText('Components');
  });
}

test('tabs that were selected on an earlier visit are shown before the scripts load', async ({
  page,
  server,
}) => {
  await page.addInitScript(() => {
    window.localStorage.setItem('theme-ui-docs-package-manager', 'pnpm');
    window.localStorage.setItem('theme-ui-docs-tab-Operating system', 'win & wsl');
  });
  const release = server.hold(/\.js$/);
  await page.goto('/getting-started', { waitUntil: 'commit' });
  const shown = ['pnpm add theme-ui @emotion/react', 'In PowerShell, on Windows.'];
  const hidden = ['npm install theme-ui @emotion/react', 'In Terminal, on a Mac.'];
  const assertShown = async () => {
    for (const text of shown) await expect(page.getByText(text, { exact: true })).toBeVisible();
    for (const text of hidden) await expect(page.getByText(text, { exact: true })).toBeHidden();
  };
  await assertShown();
  const tab = page.getByRole('tab', { name: 'Windows' });
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  const end = page.getByRole('contentinfo');
  const top = (await end.boundingBox())!.y;

  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await assertShown();
  expect((await end.boundingBox())!.y).toBe(top);
});

const paints = (page: Page) => page.evaluate(() => performance.getEntriesByType('paint').length);

test.describe('before the first paint', () => {
  test('a click on the menu button opens the menu', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await openUnpainted(page, '/components/button');
    const toggle = page.getByRole('button', { name: 'Menu', includeHidden: true });
    await toggle.dispatchEvent('click');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(await paints(page)).toBe(0);
    release();
    await expect(siteNavigation(page)).toBeVisible();
  });

  test('a click on Edit opens the editor when its script has loaded', async ({ page, server }) => {
    const releaseApp = server.hold(app);
    const release = await openUnpainted(page, '/components/button');
    const edit = page.getByRole('button', { name: 'Edit', includeHidden: true }).first();
    await edit.dispatchEvent('click');
    await expect(edit).toHaveAttribute('aria-busy', 'true');
    expect(await paints(page)).toBe(0);
    release();
    releaseApp();
    await expect(page.getByRole('textbox').first()).toBeVisible();
  });

  test('Back opens the page of the address', async ({ page }) => {
    await page.goto('/theming');
    await page.evaluate(() => window.history.pushState(null, '', '/components/button'));
    await openUnpainted(page, '/components/button', () => page.reload({ waitUntil: 'commit' }));
    expect(await paints(page)).toBe(0);
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL('/theming');
    await expect(heading(page)).toHaveText('Theming');
  });
});
