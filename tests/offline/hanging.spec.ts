import { offlinePagePath } from '../../src/shell/offline/messages';
import { hydrated } from '../support/console';
import { fixtureBuildDir } from '../support/fixture-site';
import {
  offlinePage,
  openOfflinePage,
  readList,
  saveAll,
  savedText,
  test,
} from '../support/offline-site';
import { heading, siteNavigation } from '../support/shell';
import { expect } from '../support/site';

/** Matches every request. */
const everything = /./;

test.describe('with everything saved, when the server accepts requests but never responds', () => {
  test('pages, in-app links, reloads, redirects, and the list of saved pages still work', async ({
    page,
    server,
  }) => {
    await saveAll(page);
    await page.goto('/components/box');
    await hydrated(page);
    server.hold(everything);

    await siteNavigation(page).getByRole('link', { name: 'Slider' }).click();
    await expect(heading(page, 'Slider')).toBeVisible();
    await page.goto('/theming');
    await expect(heading(page, 'Theming')).toBeVisible();
    await hydrated(page);
    const reloaded = await page.reload();
    expect(reloaded!.status()).toBe(200);
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
    await expect(heading(page)).toHaveText('Page not found');
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
  await expect(heading(page)).toHaveText('This page isn’t saved');
});

test("a file that never arrives doesn't block others, and the save can be canceled", async ({
  page,
  server,
}) => {
  await openOfflinePage(page);
  const release = server.hold(/^\/img\/nyc\.svg$/);
  const { files, pages } = readList(fixtureBuildDir);
  const count = files.length + Object.keys(pages).length;
  const main = offlinePage(page);
  await page.getByRole('button', { name: /^Save for offline/ }).click();
  await expect(main.getByText(`Saving: ${count - 1} of ${count} files.`)).toBeVisible();
  await main.getByRole('button', { name: 'Cancel' }).click();
  await expect(main.getByText('The site isn’t saved on this device.')).toBeVisible();
  release();
  await saveAll(page);
});
