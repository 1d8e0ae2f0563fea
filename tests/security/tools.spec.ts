import { hydrated } from '../support/console';
import { playgroundLink } from '../support/link-factory';
import { openFirstEditor, partsOf } from '../support/live-code';
import { heading, modeButton, siteNavigation } from '../support/shell';
import { waitForController, openOfflinePage, saveAll } from '../support/offline-site';
import { expect } from '../support/site';
import { expectNoRefusals, test } from '../support/site-with-headers';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('color modes, install tabs, copy buttons and search cause no policy violations', async ({
  page,
  refusals,
}) => {
  await page.goto('/getting-started');
  await modeButton(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await page.getByRole('button', { name: /^Copy/ }).first().click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await dialog.getByRole('combobox').fill('slider');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/slider/);
  await page.goto('/search?q=button');
  await expect(
    page
      .getByRole('main')
      .getByRole('option', { name: /Button/ })
      .first(),
  ).toBeVisible();
  await expectNoRefusals(refusals, page);
});

test('prefetching links causes no policy violations', async ({ page, server, refusals }) => {
  await page.goto('/theming');
  await siteNavigation(page).getByRole('link', { name: 'Color Modes' }).hover();
  await expect.poll(() => server.count(/^\/page-data\/color-modes\//)).toBe(1);
  await expectNoRefusals(refusals, page);
});

test('live examples and the playground cause no policy violations', async ({ page, refusals }) => {
  await page.goto('/components/button');
  await hydrated(page);
  const example = await openFirstEditor(page);
  await example.editor.fill('<Button sx={{ bg: "accent" }}>Changed</Button>');
  await expect(example.frame.getByRole('button', { name: 'Changed' })).toBeVisible();
  await page.goto(await playgroundLink('<b>From a link</b>'));
  await page.getByRole('button', { name: 'Run' }).click();
  const { editor, frame } = partsOf(page.getByRole('main'));
  await expect(frame.getByText('From a link')).toBeVisible();
  await editor.fill('<p>Typed</p>');
  await expect(frame.getByText('Typed')).toBeVisible();
  await page.getByRole('tab', { name: 'Generated CSS' }).click();
  await expectNoRefusals(refusals, page);
});

test('the policy allows the StackBlitz form', async ({ page, context, refusals }) => {
  await context.route('https://stackblitz.com/**', (route) => route.fulfill({ body: 'There' }));
  await page.goto('/components/button');
  await hydrated(page);
  const { example } = await openFirstEditor(page);
  await example.getByRole('button', { name: 'Open in StackBlitz' }).click();
  // The only request that leaves this origin.
  await expect
    .poll(() => refusals.filter((text) => text.startsWith('request: https://stackblitz.com/')))
    .toHaveLength(1);
  expect(refusals).toHaveLength(1);
});

test.describe('on the site', () => {
  test.use({ build: 'site' });

  test('theme tools cause no policy violations', async ({ page, refusals }) => {
    await page.goto('/demo');
    await hydrated(page);
    await page.getByRole('radio', { name: 'system', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Specimens in system' })).toBeVisible();
    await page.goto('/random');
    await hydrated(page);
    await page
      .getByRole('group', { name: 'Another theme' })
      .getByRole('button', { name: 'New theme' })
      .click();
    await expect(page).toHaveURL(/seed=/);
    await expectNoRefusals(refusals, page);
  });
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('saving the site and opening it without a server causes no policy violations', async ({
    page,
    server,
    refusals,
  }) => {
    await saveAll(page);
    await page.goto('/components/button');
    await waitForController(page);
    await expectNoRefusals(refusals, page);
    await server.stop();
    await page.goto('/theming');
    await expect(heading(page)).toHaveText('Theming');
    await hydrated(page);
    await openOfflinePage(page);
    // Requests that fail without a server aren't violations.
    expect(refusals.filter((text) => /^\S+(-src|-uri|-action)/.test(text))).toEqual([]);
  });
});
