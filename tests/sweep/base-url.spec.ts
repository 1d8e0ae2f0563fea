import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtPages } from '../support/built-pages';
import { hydrated } from '../support/console';
import { elementsOf } from '../support/dom';
import { FaultServer } from '../support/fault-server';
import { follow } from '../support/follow';
import { openFirstEditor } from '../support/live-code';

test.describe.configure({ mode: 'serial' });
test.setTimeout(300_000);

const folder = mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-'));
const site = path.join(folder, 'docs');
const server = new FaultServer(folder);
let origin: string;

test.beforeAll(async () => {
  const build = spawnSync('npx', ['docusaurus', 'build', '--out-dir', site], {
    encoding: 'utf8',
    env: { ...process.env, BASE_URL: '/docs/', NODE_ENV: 'production' },
  });
  if (build.status !== 0) throw new Error(build.stdout + build.stderr);
  // What a host does for the whole origin.
  renameSync(path.join(site, '404.html'), path.join(folder, '404.html'));
  origin = await server.start();
});
test.afterAll(() => {
  server.stop();
  rmSync(folder, { recursive: true });
});

test('below /docs/, each address of each page is below /docs/', () => {
  const pages = builtPages(site);
  expect(pages.length).toBeGreaterThan(50);
  const leaving = pages.flatMap(({ path, html }) =>
    elementsOf(html)
      .flatMap(({ attributes: { href, src, srcset } }) => [
        href,
        src,
        ...(srcset?.split(', ') ?? []),
      ])
      .filter((address) => address && /^\/(?!docs(\/|$))/.test(address))
      .map((address) => `${path}: ${address}`),
  );
  expect(leaving).toEqual([]);
});

test('below /docs/, pages, data, sections, examples, redirects and the 404 page work', async ({
  page,
}) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isOwn = response.url().startsWith(origin);
    if (isOwn && (!pathname.startsWith('/docs') || response.status() >= 400)) failed.push(pathname);
  });
  await page.goto(`${origin}/docs/`);
  const navigation = page.getByRole('navigation', { name: 'Site' });
  await page.getByRole('main').getByRole('link', { name: 'See the components' }).click();
  await expect(page).toHaveURL(`${origin}/docs/components`);
  await expect(navigation.getByRole('link', { name: 'Button', exact: true })).toBeVisible();
  await navigation.getByRole('button', { name: 'Guides pages' }).click();
  await navigation.getByRole('link', { name: 'How It Works' }).click();
  await expect(page).toHaveURL(`${origin}/docs/guides/how-it-works`);
  await expect(navigation.getByRole('link', { name: 'How It Works' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await follow(page, '/docs/components/box');
  await expect(page.getByRole('heading', { level: 1, name: 'Box' })).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'How It Works' })).toBeVisible();
  await follow(page, '/docs/css?from=old#media-queries');
  await expect(page).toHaveURL(`${origin}/docs/sx-prop?from=old#media-queries`);

  await page.goto(`${origin}/docs/components/image`);
  const { frame } = await openFirstEditor(page);
  const image = frame.getByRole('img').first();
  await expect(image).toBeVisible();
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(
    0,
  );
  // The data of a redirected address, which is no page.
  expect(new Set(failed)).toEqual(new Set(['/docs/page-data/css/page-data.json']));

  await follow(page, '/docs/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Components', exact: true }).click();
  await expect(page).toHaveURL(`${origin}/docs/components`);
});

test('below /docs/, a link to another site of the origin is the browser’s', async ({ page }) => {
  server.copy('/docs/components/box', '/elsewhere');
  await page.goto(`${origin}/docs/theming`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await follow(page, '/elsewhere');
  await expect(page).toHaveURL(`${origin}/elsewhere`);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });
  test('below /docs/, all of it is saved and opens without a server', async ({ page }) => {
    await page.goto(`${origin}/docs/offline-plugin-app-shell-fallback`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const registration = () => navigator.serviceWorker.ready.then(({ scope }) => scope);
    expect(await page.evaluate(registration)).toBe(`${origin}/docs/`);
    await page.getByRole('button', { name: /^Save for offline/ }).click();
    await expect(page.getByText('All pages, examples and pictures are saved')).toBeVisible({
      timeout: 30_000,
    });
    await server.stop();
    await page.goto(`${origin}/docs/components/slider`);
    await expect(page.getByRole('heading', { level: 1, name: 'Slider' })).toBeVisible();
    const unknown = await page.goto(`${origin}/docs/nowhere`);
    expect(unknown!.status()).toBe(404);
  });
});
