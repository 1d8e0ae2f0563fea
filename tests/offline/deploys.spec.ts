import { spawnSync } from 'node:child_process';
import { hydrated } from '../support/console';
import { openCustomize, openImport } from '../support/customize';
import type { FaultServer } from '../support/fault-server';
import { openFirstEditor } from '../support/live-code';
import {
  waitForController,
  offlinePage,
  saveAll,
  countSavedCopies,
  savedText,
  markSecondEdition,
  type Deploy,
  test,
} from '../support/offline-site';
import { dialog, field } from '../support/search-dialog';
import { heading } from '../support/shell';
import { expect } from '../support/site';

test('an update is offered, and the old copy is served until it completes', async ({
  page,
  server,
  deploy,
  baseURL,
}) => {
  await saveAll(page);
  deploy.change('/components/box', markSecondEdition);
  server.deploy(deploy.finish('second'));
  await page.reload();
  const main = offlinePage(page);
  await expect(main.getByText('The site is saved, but there’s a newer version.')).toBeVisible();
  await expect(page.getByText('Your saved copy is out of date.')).toBeVisible();

  // The connection is lost halfway through the update.
  server.fail(/^\/components\/box$/, { kind: 'abort' });
  await main.getByRole('button', { name: /^Update the saved copy/ }).click();
  await expect(main.getByRole('alert').getByText('You’re offline.')).toBeVisible({
    timeout: 15_000,
  });
  expect(await countSavedCopies(page)).toBe(2);
  const { port } = new URL(baseURL!);
  await server.stop();
  await page.goto('/components/box');
  await expect(heading(page, 'Box')).toBeVisible();
  await expect(page.getByText('Second edition')).toBeHidden();

  server.clearFaults();
  await server.start(Number(port));
  server.requests.length = 0;
  await page.goto('/offline-plugin-app-shell-fallback');
  await expect(main.getByText(savedText)).toBeVisible({ timeout: 90_000 });
  // Files that were saved before the connection was lost, or that have a hash in their name, aren't requested again.
  expect(server.count(/^\/components\//)).toBeLessThan(4);
  expect(server.count(/^\/assets\//)).toBe(0);
  expect(await countSavedCopies(page)).toBe(1);
  await server.stop();
  await page.goto('/components/box');
  await expect(page.getByText('Second edition')).toBeVisible();
});

test("new and removed pages get the server's response, not the saved copy", async ({
  page,
  server,
}) => {
  await saveAll(page);
  server.copy('/components/box', '/brand-new');
  server.fail(/^\/theming$/, { kind: 'gone' });
  const added = await page.goto('/brand-new');
  expect(added!.status()).toBe(200);
  await expect(heading(page, 'Box')).toBeVisible();
  const gone = await page.goto('/theming');
  expect(gone!.status()).toBe(404);
});

test('a deploy during a save ends with the new build saved', async ({ page, server, deploy }) => {
  const release = server.hold(/^\/components\/box$/);
  await page.goto('/offline-plugin-app-shell-fallback');
  await waitForController(page);
  await page.getByRole('button', { name: /^Save for offline/ }).click();
  const main = offlinePage(page);
  await expect(main.getByText(/^Saving: [1-9]/)).toBeVisible();
  deploy.change('/components/box', markSecondEdition);
  server.deploy(deploy.finish('second'));
  release();
  await expect(main.getByText(savedText)).toBeVisible({ timeout: 90_000 });
  await expect(main.getByText('second', { exact: true })).toBeVisible();
  expect(await countSavedCopies(page)).toBe(1);
});

test("npm run kill-worker removes a reader's worker and its caches", async ({
  page,
  server,
  deploy,
}) => {
  await saveAll(page);
  const dir = deploy.finish('killed');
  const { status, stderr } = spawnSync('node', ['src/commands/kill-worker.mjs', dir], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  server.deploy(dir);
  // The browser checks for a new worker after a page load. If a script also asks during that check, Chromium may leave
  // the new worker waiting for as long as the page is open.
  await page.goto('/components/box');
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 60_000 })
    .toBe(0);
  const response = await page.goto('/theming');
  expect(response!.fromServiceWorker()).toBe(false);
});

test.describe('a page that was open before a deploy', () => {
  const updated = 'This site has been updated since you opened this page.';
  const deployOther = (deploy: Deploy, server: FaultServer) => {
    server.deploy(deploy.finish('other'));
  };

  test("asks to reload when the editor's scripts are gone", async ({ page, server, deploy }) => {
    await page.goto('/components/box');
    await hydrated(page);
    deployOther(deploy, server);
    server.fail(/^\/assets\//, { kind: 'gone' });
    await page.getByRole('button', { name: 'Edit' }).first().click();
    const alert = page.getByRole('alert').filter({ hasText: updated });
    await expect(alert).toBeVisible();
    server.clearFaults();
    await alert.getByRole('button', { name: 'Reload' }).click();
    await expect(alert).toBeHidden();
    await page.getByRole('button', { name: 'Edit' }).first().click();
    await expect(page.getByRole('textbox', { name: 'Example code' })).toBeVisible();
  });

  test('asks to reload when search no longer loads, and keeps the query', async ({
    page,
    server,
    deploy,
  }) => {
    await page.goto('/components/box');
    await hydrated(page);
    deployOther(deploy, server);
    server.fail(/^\/search\//, { kind: 'gone' });
    await page.keyboard.press('Control+k');
    await field(page).fill('slider');
    await expect(dialog(page).getByRole('alert')).toContainText(updated);
    // Another query doesn't help.
    await field(page).fill('sliders');
    await expect(dialog(page).getByRole('alert')).toContainText(updated);
    await field(page).fill('slider');
    server.clearFaults();
    await dialog(page).getByRole('button', { name: 'Reload' }).click();
    await expect(heading(page, 'Search')).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('option', { name: /^Slider/ })
        .first(),
    ).toBeVisible();
  });

  test.describe('with the theme tools', () => {
    // The worker would be updated while the importer loads.
    test.use({ build: 'site', serviceWorkers: 'block' });

    test("asks to reload when /customize's importer no longer loads, and keeps the text", async ({
      page,
      server,
      deploy,
    }) => {
      await openCustomize(page);
      await openImport(page);
      deployOther(deploy, server);
      server.fail(/^\/assets\//, { kind: 'gone' });
      const text = page.getByRole('textbox', { name: 'Theme as text' });
      await text.fill('{ "colors": { "primary": "#0f6b5c" } }');
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      const alert = page.getByRole('alert').filter({ hasText: updated });
      await expect(alert).toBeVisible();
      server.clearFaults();
      // The notice is below the dialog, which keeps its text.
      await page.keyboard.press('Escape');
      await alert.getByRole('button', { name: 'Reload' }).click();
      await hydrated(page);
      await openImport(page);
      await expect(text).toHaveValue('{ "colors": { "primary": "#0f6b5c" } }');
      await page.getByRole('button', { name: 'Import', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Create theme' })).toBeVisible();
    });
  });

  test('keeps the typed code when its preview no longer loads', async ({
    page,
    server,
    deploy,
  }) => {
    await page.goto('/components/box');
    const { editor, preview } = await openFirstEditor(page);
    await editor.fill('<Box>Typed before the deploy</Box>');
    await expect(preview.frameLocator('iframe').getByText('Typed before the deploy')).toBeVisible();
    deployOther(deploy, server);
    server.fail(/^\/live-frame/, { kind: 'gone' });
    await page.getByRole('button', { name: 'Stop' }).first().click();
    await page.getByRole('button', { name: 'Run' }).first().click();
    const alert = page.getByRole('alert').filter({ hasText: updated });
    await expect(alert).toBeVisible({ timeout: 30_000 });
    server.clearFaults();
    await alert.getByRole('button', { name: 'Reload' }).click();
    await expect(
      page
        .getByRole('group', { name: 'Preview' })
        .first()
        .frameLocator('iframe')
        .getByText('Typed before the deploy'),
    ).toBeVisible({ timeout: 30_000 });
  });
});
