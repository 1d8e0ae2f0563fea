import type { Page } from '@playwright/test';
import { colorModes } from '../../src/base/design/modes';
import { expectAccessible } from '../support/accessible';
import { switchMode } from '../support/modes';
import {
  waitForController,
  waitForCached,
  offlinePage,
  saveAll,
  test,
} from '../support/offline-site';
import { expect } from '../support/site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Runs axe on a page, then checks its colors in every mode. */
async function expectAccessibleInModes(page: Page): Promise<void> {
  await expectAccessible(page);
  for (let mode = 0; mode < colorModes.length; mode += 1) {
    await switchMode(page);
    await expectAccessible(page, { onlyColors: true });
  }
}

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
