import { expectAccessibleInModes } from '../support/accessible';
import {
  waitForController,
  waitForCached,
  offlinePage,
  saveAll,
  test,
} from '../support/offline-site';
import { expect } from '../support/site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('an unsaved page and the offline notice pass axe', async ({ page, server }) => {
  await page.goto('/components/box');
  await waitForController(page);
  await waitForCached(page, '/404.html');
  await server.stop();
  await page.goto('/components/slider');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page isn’t saved');
  await expect(page.getByText('You’re offline.')).toBeVisible();
  await expectAccessibleInModes(page);
});

test('saving in progress and the notice about a new build pass axe', async ({
  page,
  server,
  deploy,
}) => {
  await saveAll(page);
  deploy.change('/components/box', (text) => text.replace('<h1', '<p>New</p><h1'));
  server.deploy(deploy.finish('second'));
  await page.reload();
  await expect(page.getByText('Your saved copy is out of date.')).toBeVisible();
  await expectAccessibleInModes(page);
  server.hold(/^\/components\/box$/);
  await offlinePage(page)
    .getByRole('button', { name: /^Update the saved copy/ })
    .click();
  await expect(offlinePage(page).getByText(/^Saving: /)).toBeVisible();
  await expectAccessibleInModes(page);
});
