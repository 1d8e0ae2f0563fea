import { offlinePagePath } from '../../src/shell/offline/messages';
import { openFirstEditor } from '../support/live-code';
import {
  waitForController,
  offlinePage,
  openOfflinePage,
  saveAll,
  countSavedCopies,
  savedText,
  test,
  markSecondEdition,
} from '../support/offline-site';
import { heading, siteNavigation } from '../support/shell';
import { expect, idle } from '../support/site';

test('links, reloads, redirects, edited examples and the 404 page work without a server', async ({
  page,
  server,
}) => {
  await saveAll(page);
  await server.stop();
  await page.goto('/components/box');
  const { frame, editor, preview } = await openFirstEditor(page);
  const image = frame.getByRole('img').first();
  await expect(image).toBeVisible();
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(
    0,
  );
  await editor.fill('<Button onClick={() => alert(self.origin)}>{1 + 1} files</Button>');
  await expect(frame.getByRole('button', { name: '2 files' })).toBeVisible();
  expect(
    await preview.locator('iframe').evaluate((element: HTMLIFrameElement) => element.src),
  ).toMatch(/live-frame-of-worker$/);
  expect(await frame.locator('body').evaluate(() => self.origin)).toBe('null');
  await siteNavigation(page).getByRole('link', { name: 'Slider' }).click();
  await expect(heading(page, 'Slider')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Slider')).toBeVisible();
  await page.goto('/css?a=1#responsive');
  await expect(page).toHaveURL(/\/packages\/css\?a=1#responsive$/);
  await page.goto('/components/box.html');
  await expect(heading(page, 'Box')).toBeVisible();
  const unknown = await page.goto('/nowhere');
  expect(unknown!.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('save progress is still shown after leaving and returning, and a save can be canceled', async ({
  page,
  server,
}) => {
  const release = server.hold(/\/components\/slider$/);
  await openOfflinePage(page);
  const main = offlinePage(page);
  // By keyboard: the button disappears, and focus must move to the status.
  await page.getByRole('button', { name: /^Save for offline/ }).press('Enter');
  await expect(main.getByText(/^Saving: /)).toBeFocused();
  await expect(main.getByText(/^Saving: \d+ of \d+ files\.$/)).toBeVisible();
  await expect(main.getByRole('progressbar', { name: 'Saved' })).toBeVisible();
  await page.goto('/theming');
  await page.goto(offlinePagePath);
  await expect(main.getByText(/^Saving: [1-9]\d* of/)).toBeVisible();
  await main.getByRole('button', { name: 'Cancel' }).click();
  await expect(main.getByText('The site isn’t saved on this device.')).toBeVisible();
  await expect.poll(() => countSavedCopies(page)).toBe(0);
  release();
  await saveAll(page);
  expect(await countSavedCopies(page)).toBe(1);
  // The color of the box.
  await expect(main.getByText(savedText)).toHaveAttribute('data-meaning', 'success');
});

test('a save continues after the tab is closed', async ({ page, context, server }) => {
  const release = server.hold(/\/components\/slider$/);
  await openOfflinePage(page);
  await page.getByRole('button', { name: /^Save for offline/ }).click();
  await expect(offlinePage(page).getByText(/^Saving: /)).toBeVisible();
  await page.close();
  release();
  const other = await context.newPage();
  await other.goto('/components/box');
  await other.goto(offlinePagePath);
  await expect(offlinePage(other).getByText(savedText)).toBeVisible({ timeout: 90_000 });
});

test('a save succeeds when every tenth request returns 503', async ({ page, server }) => {
  await openOfflinePage(page);
  let count = 0;
  server.chance = () => ((count += 1) % 10 === 0 ? { kind: 'status', status: 503 } : undefined);
  await page.getByRole('button', { name: /^Save for offline/ }).click();
  await expect(offlinePage(page).getByText(savedText)).toBeVisible({ timeout: 90_000 });
  expect(count).toBeGreaterThan(50);
});

test('a save names a file that keeps returning 503 and resumes from there', async ({
  page,
  server,
}) => {
  await openOfflinePage(page);
  server.fail(/^\/img\/nyc\.svg$/, { kind: 'status', status: 503 });
  const main = offlinePage(page);
  await page.getByRole('button', { name: /^Save for offline/ }).click();
  await expect(
    main.getByRole('alert').getByText(/^The server returned status 503 .* for \/img\/nyc\.svg\./),
  ).toBeVisible({ timeout: 30_000 });
  await expect(main.getByText(/^Saving has stopped at \d+ of \d+ files\.$/)).toBeVisible();
  server.clearFaults();
  server.requests.length = 0;
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText(savedText)).toBeVisible();
  expect(server.requests.filter((path) => path !== '/offline-files.json')).toEqual([
    '/img/nyc.svg',
  ]);
});

test("a save shows that it's waiting while the server is down, then continues by itself", async ({
  page,
  server,
  baseURL,
}) => {
  await openOfflinePage(page);
  server.hold(/^\/components\/box$/);
  await page.getByRole('button', { name: /^Save for offline/ }).click();
  const main = offlinePage(page);
  await expect(main.getByText(/^Saving: [1-9]\d* of/)).toBeVisible();
  await server.stop();
  await expect(main.getByRole('alert').getByText('You’re offline. Saving continues')).toBeVisible({
    timeout: 15_000,
  });
  server.clearFaults();
  await server.start(Number(new URL(baseURL!).port));
  await expect(main.getByText(savedText)).toBeVisible({ timeout: 90_000 });
});

test('a save that runs out of space is reported and can be retried', async ({
  page,
  context,
  baseURL,
}) => {
  await openOfflinePage(page);
  const session = await context.newCDPSession(page);
  const quota = (quotaSize: number) =>
    session.send('Storage.overrideQuotaForOrigin', { origin: baseURL!, quotaSize });
  await quota(2_000_000);
  const main = offlinePage(page);
  await page.getByRole('button', { name: /^Save for offline/ }).click();
  await expect(main.getByRole('alert').getByText('There isn’t enough storage space')).toBeVisible({
    timeout: 30_000,
  });
  await expect(main.getByText('The site isn’t saved on this device.')).toBeVisible();
  expect(await countSavedCopies(page)).toBe(0);
  await quota(100_000_000);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText(savedText)).toBeVisible({ timeout: 90_000 });
});

test('the Remove everything button clears the storage, and nothing is stored until the reader saves again', async ({
  page,
}) => {
  await saveAll(page);
  await page.getByRole('button', { name: 'Remove everything' }).click();
  await expect(
    offlinePage(page).getByText(
      'All saved pages were removed. Save the site to read it offline again.',
    ),
  ).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.keys()).filter((n) => n.startsWith('theme-ui'))),
    ) //
    .toEqual([]);
  await page.getByRole('button', { name: /^Save for offline/ }).click();
  await expect(offlinePage(page).getByText(savedText)).toBeVisible({ timeout: 90_000 });
  await page.getByRole('button', { name: 'Remove everything' }).click();
  await expect(offlinePage(page).getByText('All saved pages were removed.')).toBeVisible();
  await page.goto('/components/box');
  await idle(page);
  expect(
    await page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      await caches.keys(),
    ]),
  ).toEqual([0, []]);
  await page.goto(offlinePagePath);
  await page.getByRole('button', { name: /^Save for offline/ }).click();
  await waitForController(page);
  await expect(offlinePage(page).getByText(savedText)).toBeVisible({ timeout: 90_000 });
});

test('an update continues after the browser stops the worker, and keeps the old copy until then', async ({
  page,
  context,
  server,
  deploy,
}) => {
  await saveAll(page);
  deploy.change('/components/box', markSecondEdition);
  server.deploy(deploy.finish('second'));
  await page.reload();
  const release = server.hold(/^\/components\/box$/);
  const main = offlinePage(page);
  await main.getByRole('button', { name: /^Update the saved copy/ }).click();
  await expect(main.getByText(/^Saving: \d/)).toBeVisible();
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  expect(await countSavedCopies(page)).toBe(2);
  release();
  await expect(main.getByText(savedText)).toBeVisible({ timeout: 90_000 });
  await expect(main.getByText('second', { exact: true })).toBeVisible();
});
