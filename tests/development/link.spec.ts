import { expect, test } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { hydrated, watchConsole } from '../support/console';
import { FaultServer } from '../support/fault-server';
import { linkedPage } from '../support/linked-page';
import { buildEnvironment, copySite, type SiteCopy } from '../support/site-copy';

let site: SiteCopy;
let server: FaultServer;
let address: string;

test.beforeAll(async () => {
  site = copySite();
  site.write('docs/linked.mdx', linkedPage);
  site.write('sidebars.ts', site.read('sidebars.ts').replace("'sx-prop',", "'sx-prop', 'linked',"));
  execFileSync('npx', ['docusaurus', 'build'], { cwd: site.dir, env: buildEnvironment });
  server = new FaultServer(path.join(site.dir, 'build'));
  address = await server.start();
});

test.afterAll(async () => {
  await server.stop();
  site.remove();
});

test('a page with @docusaurus/Link works as HTML, and in the app', async ({ page, request }) => {
  const html = await (await request.get(`${address}/linked`)).text();
  expect(html).toMatch(/<a [^>]*href="?\/components\/box"?[^>]*>the box<\/a>/);

  const checkConsole = watchConsole(page);
  const link = page.getByRole('main').getByRole('link', { name: 'the box' });
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${address}/sx-prop`);
  await hydrated(page);
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  await page
    .getByRole('navigation', { name: 'Site' })
    .getByRole('link', { name: 'Linked' })
    .click();
  await expect(heading).toHaveText('Linked');
  await link.click();
  await expect(heading).toHaveText('Box');
  await page.goBack();
  await expect(heading).toHaveText('Linked');
  expect(documents).toBe(0);

  await page.reload();
  await hydrated(page);
  await link.click();
  await expect(heading).toHaveText('Box');
  expect(documents).toBe(1);
  checkConsole();
});
