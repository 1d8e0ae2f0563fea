import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../src/commands/free-port.mjs';
import { startNginx, type Nginx } from '../../src/commands/nginx.mjs';
import { builtPages } from '../support/built-pages';
import { hydrated } from '../support/console';
import { elementsOf } from '../support/dom';
import { follow } from '../support/follow';
import { openFirstEditor } from '../support/live-code';
import { sendRequest } from '../support/raw-request';

test.describe.configure({ mode: 'serial' });
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.setTimeout(300_000);

const folder = mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-'));
const site = path.join(folder, 'docs');
let server: Nginx;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  const build = spawnSync('npx', ['docusaurus', 'build', '--out-dir', site], {
    encoding: 'utf8',
    env: { ...process.env, BASE_URL: '/docs/', NODE_ENV: 'production', SOCIAL_CARDS: 'off' },
  });
  if (build.status !== 0) throw new Error(build.stdout + build.stderr);
  // Another site of the origin.
  copyFileSync(path.join(site, 'components/box.html'), path.join(folder, 'elsewhere.html'));
  server = await startNginx({ folder, base: '/docs/', port: await freePort(0) });
  origin = server.origin;
});
test.afterAll(async () => {
  await server?.stop();
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
  expect(failed).toEqual([]);

  await follow(page, '/docs/nowhere');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Components', exact: true }).click();
  await expect(page).toHaveURL(`${origin}/docs/components`);
});

test('below /docs/, the server redirects, finds and misses pages, and says how long they may be kept', async () => {
  const answers: [asked: string, status: number, location: string | undefined][] = [
    ['/docs', 301, '/docs/'],
    ['/docs/index.html?a=1', 301, '/docs/?a=1'],
    ['/docs/css?a=1', 301, '/docs/sx-prop?a=1'],
    ['/docs/0.16', 301, '/docs/0.16/getting-started'],
    ['/docs/components/', 301, '/docs/components'],
    ['/docs/', 200, undefined],
    ['/docs/components', 200, undefined],
    ['/docs/nginx.conf', 404, undefined],
    ['/docs/nowhere', 404, undefined],
    ['/components', 404, undefined],
    ['/', 404, undefined],
  ];
  for (const [asked, status, location] of answers) {
    const answer = await sendRequest(origin, asked);
    expect([asked, answer.status, answer.headers.location]).toEqual([asked, status, location]);
    if (status === 404) expect(answer.body.toString()).toContain('Page not found');
  }
  const cacheControl = async (asked: string) =>
    (await sendRequest(origin, asked)).headers['cache-control'];
  expect(await cacheControl('/docs/components')).toBe('public, max-age=60, must-revalidate');
  expect(await cacheControl('/docs/img/logo.svg')).toBe('public, max-age=3600');
  expect(await cacheControl('/docs/sw.js')).toBe('public, max-age=0, must-revalidate');
  const worker = (await sendRequest(origin, '/docs/sw.js')).headers;
  expect(worker['content-security-policy']).toBe("default-src 'self';frame-ancestors 'self'");
  const data = (await sendRequest(origin, '/docs/page-data/app-data.json')).headers;
  expect(data['cross-origin-resource-policy']).toBe('same-origin');
});

test('below /docs/, search, versions and share links lead to pages below it', async ({ page }) => {
  await page.goto(`${origin}/docs/search?q=responsive`);
  const result = page
    .getByRole('main')
    .getByRole('link', { name: /responsive/i })
    .first();
  await result.click();
  await expect(page).toHaveURL(new RegExp(`^${origin}/docs/[a-z]`));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');

  await page.goto(`${origin}/docs/theming`);
  await page.getByRole('button', { name: 'Version 0.17' }).click();
  const versions = page.getByRole('list').filter({ hasText: 'All versions' });
  await versions.getByRole('link', { name: /0\.16/ }).click();
  await expect(page).toHaveURL(`${origin}/docs/0.16/theming`);
  await expect(page.getByRole('heading', { level: 1, name: 'Theming' })).toBeVisible();

  await page.goto(`${origin}/docs/playground`);
  await page.getByRole('textbox', { name: /^Code/ }).fill('<Button>Shared</Button>');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared.startsWith(`${origin}/docs/playground`)).toBe(true);
  await page.goto('about:blank');
  await page.goto(shared);
  await expect(page.getByRole('textbox', { name: /^Code/ })).toHaveValue('<Button>Shared</Button>');
});

test('below /docs/, links in Markdown copies lead to files below it', () => {
  const copies = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  const links = copies.flatMap((name) => {
    const text = readFileSync(path.join(site, name), 'utf8');
    const withoutFences = text.replace(/^ *(`{3,})[\s\S]*?^ *\1$/gm, '');
    return [...withoutFences.matchAll(/\]\((\/[^)\s#?]*)/g)].map(([, link]) => `${name}: ${link}`);
  });
  expect(links.length).toBeGreaterThan(500);
  expect(links.filter((link) => !link.includes(': /docs/'))).toEqual([]);
});

test('below /docs/, a link to another site of the origin is the browser’s', async ({ page }) => {
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
    await expect(page.getByText('The whole site is saved')).toBeVisible({
      timeout: 30_000,
    });
    await server.stop();
    await page.goto(`${origin}/docs/components/slider`);
    await expect(page.getByRole('heading', { level: 1, name: 'Slider' })).toBeVisible();
    const unknown = await page.goto(`${origin}/docs/nowhere`);
    expect(unknown!.status()).toBe(404);
  });
});
