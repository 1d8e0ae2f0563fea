import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { colorModes } from '../../src/design/modes';
import { storeMode } from '../support/modes';
import { controlled, kept, offlinePage, saveAll, test } from '../support/offline-site';

for (const { name } of colorModes) {
  test(`a page that is not kept, and the notice of no connection, pass axe in ${name}`, async ({
    page,
    server,
  }) => {
    await storeMode(page, name);
    await page.goto('/components/box');
    await controlled(page);
    await kept(page, '/404.html');
    await server.stop();
    await page.goto('/components/slider');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not saved');
    await expect(page.getByText('You are offline.')).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });

  test(`a save on its way, and the notice of another build, pass axe in ${name}`, async ({
    page,
    server,
    deploy,
  }) => {
    await storeMode(page, name);
    await saveAll(page);
    await deploy.change('/components/box', (text) => text.replace('<h1', '<p>New</p><h1'));
    server.deploy(deploy.finish('second'));
    await page.reload();
    await expect(page.getByText('Your saved copy is older.')).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    server.hold(/^\/components\/box$/);
    await offlinePage(page)
      .getByRole('button', { name: /^Update the saved copy/ })
      .click();
    await expect(offlinePage(page).getByText(/^Saving: /)).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}
