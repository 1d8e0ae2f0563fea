import { offlinePagePath } from '../../src/offline/messages';
import { hydrated } from '../support/console';
import { offlinePage, openOfflinePage, saveAll, savedText, test } from '../support/offline-site';
import { expect } from '../support/site';

/** Matches every request. */
const everything = /./;

test.describe('with everything saved, when the server accepts requests but never responds', () => {
  test('pages, in-app links, redirects and the list of saved pages still work', async ({
    page,
    server,
  }) => {
    await saveAll(page);
    await page.goto('/components/box');
    await hydrated(page);
    server.hold(everything);

    await page
      .getByRole('navigation', { name: 'Site' })
      .getByRole('link', { name: 'Slider' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Slider' })).toBeVisible();
    await page.goto('/theming');
    await expect(page.getByRole('heading', { level: 1, name: 'Theming' })).toBeVisible();
    await hydrated(page);
    await page.goto('/css?a=1#responsive');
    await expect(page).toHaveURL(/\/packages\/css\?a=1#responsive$/);
    await page.goto(offlinePagePath);
    const main = offlinePage(page);
    await expect(main.getByText(savedText)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Box', exact: true })).toBeVisible();
  });

  test('unknown addresses show the 404 page', async ({ page, server }) => {
    await saveAll(page);
    server.hold(everything);
    const unknown = await page.goto('/nowhere');
    expect(unknown!.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  });

  test.describe('an older version', () => {
    test.use({ build: 'site' });

    test('says that it is not saved', async ({ page, server }) => {
      await saveAll(page);
      server.hold(everything);
      const older = await page.goto('/0.16/theming');
      expect(older!.status()).toBe(503);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not saved');
    });
  });
});

test('says an unsaved page is not saved when the server never responds', async ({
  page,
  server,
}) => {
  await openOfflinePage(page);
  server.hold(everything);
  const answer = await page.goto('/components/slider');
  expect(answer!.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not saved');
});

test('a save shows that it has started, fails when the file list never arrives, and can be retried', async ({
  page,
  server,
}) => {
  await openOfflinePage(page);
  const release = server.hold(/^\/offline-files\.json$/);
  const main = offlinePage(page);
  await page.getByRole('button', { name: /^Save for offline/ }).click();
  await expect(main.getByText('Starting to save…')).toBeVisible();
  await expect(
    main.getByRole('alert').getByText('The server sent no data for /offline-files.json'),
  ).toBeVisible({ timeout: 60_000 });
  release();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText(savedText)).toBeVisible({ timeout: 90_000 });
});

test('a save names the one file that never arrives and resumes from there', async ({
  page,
  server,
}) => {
  await openOfflinePage(page);
  const release = server.hold(/^\/img\/nyc\.svg$/);
  const main = offlinePage(page);
  await page.getByRole('button', { name: /^Save for offline/ }).click();
  await expect(
    main.getByRole('alert').getByText('The server sent no data for /img/nyc.svg'),
  ).toBeVisible({ timeout: 120_000 });
  await expect(main.getByText(/^Saving has stopped at 9\d%\.$/)).toBeVisible();
  release();
  server.requests.length = 0;
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText(savedText)).toBeVisible();
  expect(server.requests.filter((path) => path !== '/offline-files.json')).toEqual([
    '/img/nyc.svg',
  ]);
});

test('a save stops when no file arrives, without waiting for each one', async ({
  page,
  server,
}) => {
  await openOfflinePage(page);
  const release = server.hold(/^\/(?!offline-files)/);
  const main = offlinePage(page);
  await page.getByRole('button', { name: /^Save for offline/ }).click();
  await expect(main.getByRole('alert').getByText('The server sent no data')).toBeVisible({
    timeout: 60_000,
  });
  release();
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText(savedText)).toBeVisible({ timeout: 90_000 });
});
