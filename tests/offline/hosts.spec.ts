import type { Page } from '@playwright/test';
import type { FaultServer } from '../support/fault-server';
import { saveAll, offlinePage, savedText, markSecondEdition, test } from '../support/offline-site';
import { expect } from '../support/site';

/** Host behavior that the site can't control. */
const hosts: [title: string, setUp: (server: FaultServer) => void][] = [
  [
    'lets browsers cache everything for an hour',
    (server) => (server.cacheControl = 'max-age=3600'),
  ],
  [
    'redirects addresses that end in .html',
    (server) =>
      server.fail(/\.html$/, {
        kind: 'redirect',
        to: (pathname) => pathname.replace(/(index)?\.html$/, ''),
      }),
  ],
  ['returns status 200 for missing files', (server) => (server.missingStatus = 200)],
];

async function expectPage(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

for (const [title, setUp] of hosts) {
  test(`the site can be saved, opened, and updated on a host that ${title}`, async ({
    page,
    server,
    deploy,
    baseURL,
  }) => {
    setUp(server);
    await saveAll(page);
    await server.stop();
    await expectPage(page, '/components/box', 'Box');
    await expectPage(page, '/not-a-page', 'Page not found');

    await server.start(Number(new URL(baseURL!).port));
    deploy.change('/components/box', markSecondEdition);
    server.deploy(deploy.finish('second'));
    await page.goto('/offline-plugin-app-shell-fallback');
    await offlinePage(page).getByRole('button', { name: 'Update the saved copy' }).click();
    await expect(offlinePage(page).getByText(savedText)).toBeVisible({ timeout: 90_000 });
    await server.stop();
    await expectPage(page, '/components/box', 'Box');
    await expect(page.getByText('Second edition')).toBeVisible();
  });
}
