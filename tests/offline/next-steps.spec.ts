import { expect, type Page } from '@playwright/test';
import { headersOf } from '../../src/site/hosting';
import type { FaultServer } from '../support/fault-server';
import { controlled, fileList, kept, test, secondEdition } from '../support/offline-site';

/** Opens a page with a worker, and waits until the next page is there. */
async function openWarm(page: Page, server?: FaultServer): Promise<void> {
  // Hosts let browsers keep a document for a minute.
  if (server) server.headersOf = headersOf;
  await page.goto('/theming');
  await controlled(page);
  await kept(page, '/sx-prop');
}

test('an idle page has its next page fetched; a click shows it without the network', async ({
  page,
  server,
}) => {
  await openWarm(page, server);
  expect(server.count(/^\/sx-prop$/)).toBe(1);
  // The network does not answer any more: what the click shows was there.
  server.hold(/^\/sx-prop$/);
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The sx Prop' })).toBeVisible({
    timeout: 2000,
  });
  expect(server.count(/^\/sx-prop$/)).toBe(1);
});

test('a pointer that rests on the link before the click does not send the browser to the network', async ({
  page,
  server,
}) => {
  await openWarm(page, server);
  // Its head comes at once, as over a slow line, and the rest does not.
  server.fail(/^\/sx-prop$/, { kind: 'pause', before: '<h1', rest: new Promise(() => {}) });
  const next = page.getByRole('link', { name: /^Next/ });
  await next.hover();
  await page.waitForTimeout(500);
  await next.click();
  await expect(page.getByRole('heading', { level: 1, name: 'The sx Prop' })).toBeVisible({
    timeout: 2000,
  });
});

test('pages that were fetched ahead take at most what was set apart for them', async ({
  page,
  server,
}) => {
  await openWarm(page);
  await page.waitForTimeout(2000);
  const ahead = server.requests.filter((path) => path in fileList.pages && path !== '/theming');
  // This server compresses nothing: one or two pages are 100 KiB.
  expect(ahead.length).toBeGreaterThan(0);
  expect(ahead.length).toBeLessThan(5);
});

test('a page that was fetched ahead gives way to a new build where the host lets nothing be kept', async ({
  page,
  server,
  deploy,
}) => {
  await openWarm(page);
  await deploy.change('/page-data/app-data.json', (text) => text.replace(/:"[^"]*"/, ':"other"'));
  await deploy.change('/sx-prop', secondEdition);
  server.deploy(deploy.finish('second'));
  await page.evaluate(() => fetch('/page-data/app-data.json'));
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByText('Second edition')).toBeVisible();
});
