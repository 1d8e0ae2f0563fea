import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { siteUrl } from '../../src/base/facts/address';
import { startNginx, type Nginx } from '../../src/commands/nginx.mjs';
import { builtPages } from '../support/built-pages';
import { hydrated, watchConsole } from '../support/console';
import { addToSidebar, pageSource } from '../support/documented-features';
import { elementsOf } from '../support/dom';
import { follow } from '../support/follow';
import { linkedPage } from '../support/linked-page';
import { allowEvaluate, openFirstEditor } from '../support/live-code';
import { clipboardText, heading, siteNavigation } from '../support/shell';
import { sendRequest } from './raw-request';
import { buildCopy, copySite, type SiteCopy } from '../support/site-copy';
import { addVersions } from '../support/versioned-site';
import { section } from '../support/sections';

test.describe.configure({ mode: 'serial' });
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
test.setTimeout(300_000);

/** Pages of the site whose components create URLs, which the small site doesn't have. */
const pagesWithComponents = [
  'index',
  'playground',
  'customize',
  'demo',
  'random',
  'presets/base',
  'recipes/index',
  'recipes/pricing-table',
];

let copy: SiteCopy;
/** Folder of the site below the server's root. */
let site: string;
let server: Nginx;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  copy = copySite();
  addVersions(copy);
  for (const id of pagesWithComponents) {
    const text = readFileSync(`docs/${id}.mdx`, 'utf8');
    // The copy doesn't have the pages that these pages link to.
    copy.write(`docs/${id}.mdx`, text.replace(/\[([^\]]+)\]\(\/[^)]*\)/g, '$1'));
  }
  copy.write('docs/linked.mdx', linkedPage);
  copy.write(
    'docs/picture.mdx',
    pageSource(
      'title: Picture\ndescription: A page with an image of the examples.',
      '```jsx live\n<Image alt="New York" src={images.nyc} />\n```',
    ),
  );
  copy.write(
    'redirects.ts',
    "export default [{ from: '/old', to: '/sx-prop' }, { from: '/old-use', to: '/sx-prop#use' }];\n",
  );
  const isUnlisted = (id: string) => /^navigation: false$/m.test(copy.read(`docs/${id}.mdx`));
  const listed = [...pagesWithComponents.filter((id) => !isUnlisted(id)), 'linked', 'picture'];
  // The recipe index lists the recipes of its section in the sidebar.
  const group = "{ type: 'category', label: 'Content', items: ['recipes/pricing-table'] }";
  addToSidebar(
    copy,
    ...listed.filter((id) => !id.startsWith('recipes/')).map((id) => `'${id}',`),
    `{ type: 'category', label: 'Recipes', link: { type: 'doc', id: 'recipes/index' }, items: [${group}] },`,
  );
  const folder = path.join(copy.dir, 'origin');
  site = path.join(folder, 'docs');
  const environment = { BASE_URL: '/docs/', PAGES_DOMAIN: 'docs.example.org' };
  await buildCopy(copy, environment, ['--out-dir', 'origin/docs']);
  // Another site on the same origin.
  await copyFile(path.join(site, 'components/box.html'), path.join(folder, 'elsewhere.html'));
  server = await startNginx({ folder, base: '/docs/' });
  origin = server.origin;
});
test.afterAll(async () => {
  await server?.stop();
  copy.remove();
});

test('GitHub Pages gets the domain of PAGES_DOMAIN @nginx', () => {
  expect(readFileSync(path.join(site, 'CNAME'), 'utf8').trim()).toBe('docs.example.org');
});

test('below /docs/, all URLs in pages start with /docs/ @nginx', () => {
  const pages = builtPages(site);
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/playground',
      '/recipes/pricing-table',
      '/presets/base',
      '/search',
    ]),
  );
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

test('below /docs/, pages, data, sections, examples, redirects and the 404 page work @nginx', async ({
  page,
}) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isOwn = response.url().startsWith(origin);
    if (isOwn && (!pathname.startsWith('/docs') || response.status() >= 400)) failed.push(pathname);
  });
  await allowEvaluate(page);
  await page.goto(`${origin}/docs/sx-prop`);
  const navigation = siteNavigation(page);
  await section(page, 'Components').click();
  await navigation.getByRole('link', { name: 'Box', exact: true }).click();
  await expect(page).toHaveURL(`${origin}/docs/components/box`);
  await expect(navigation.getByRole('link', { name: 'Box', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );

  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await follow(page, '/docs/components');
  await expect(heading(page)).toHaveText('Components');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(heading(page)).toHaveText('Box');
  await follow(page, '/docs/old-use?from=old');
  await expect(page).toHaveURL(`${origin}/docs/sx-prop?from=old#use`);

  await page.goto(`${origin}/docs/picture`);
  const { frame } = await openFirstEditor(page);
  const image = frame.getByRole('img', { name: 'New York' });
  await expect(image).toBeVisible();
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(
    0,
  );
  expect(failed).toEqual([]);

  await follow(page, '/docs/nowhere');
  await expect(heading(page)).toHaveText('Page not found');
  await page.getByRole('main').getByRole('link', { name: 'Components', exact: true }).click();
  await expect(page).toHaveURL(`${origin}/docs/components`);
});

test('below /docs/, a link of @docusaurus/Link works as HTML, and in the app @nginx', async ({
  page,
  request,
}) => {
  const html = await (await request.get(`${origin}/docs/linked`)).text();
  expect(html).toMatch(/<a [^>]*href="?\/docs\/components\/box"?[^>]*>the box<\/a>/);

  const checkConsole = watchConsole(page);
  const link = page.getByRole('main').getByRole('link', { name: 'the box' });
  await page.goto(`${origin}/docs/sx-prop`);
  await hydrated(page);
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  await siteNavigation(page).getByRole('link', { name: 'Linked' }).click();
  await expect(heading(page)).toHaveText('Linked');
  await link.click();
  await expect(heading(page)).toHaveText('Box');
  await page.goBack();
  await expect(heading(page)).toHaveText('Linked');
  expect(documents).toBe(0);

  await page.reload();
  await hydrated(page);
  await link.click();
  await expect(heading(page)).toHaveText('Box');
  expect(documents).toBe(1);
  checkConsole();
});

test('below /docs/, the server has the right redirects, pages, 404 responses, and cache rules @nginx', async () => {
  const answers: [asked: string, status: number, location: string | undefined][] = [
    ['/docs', 301, '/docs/'],
    ['/docs/index.html?a=1', 301, '/docs/?a=1'],
    ['/docs/old?a=1', 301, '/docs/sx-prop?a=1'],
    ['/docs/0.16', 301, '/docs/0.16/sx-prop'],
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

test('below /docs/, search, versions, and share links open pages below it @nginx', async ({
  page,
}) => {
  await page.goto(`${origin}/docs/search?q=linked`);
  await page.getByRole('main').getByRole('option', { name: 'Linked' }).first().click();
  await expect(page).toHaveURL(`${origin}/docs/linked`);
  await expect(heading(page)).toHaveText('Linked');

  await page.goto(`${origin}/docs/sx-prop`);
  const versions = page.getByRole('banner').locator('[data-versions]');
  await versions.getByLabel('Version 0.17').click();
  await versions.getByRole('link', { name: /0\.16/ }).click();
  await expect(page).toHaveURL(`${origin}/docs/0.16/sx-prop`);
  await expect(heading(page)).toHaveText('The sx Prop');

  await page.goto(`${origin}/docs/playground`);
  await page.getByRole('textbox', { name: /^Code/ }).fill('<Button>Shared</Button>');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  const shared = await clipboardText(page);
  expect(shared.startsWith(`${origin}/docs/playground`)).toBe(true);
  await page.goto('about:blank');
  await page.goto(shared);
  await expect(page.getByRole('textbox', { name: /^Code/ })).toHaveValue('<Button>Shared</Button>');
});

test('below /docs/, links in Markdown copies point to pages below it @nginx', () => {
  const copies = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  const links = copies.flatMap((name) => {
    const text = readFileSync(path.join(site, name), 'utf8');
    const withoutFences = text.replace(/^ *(`{3,})[\s\S]*?^ *\1$/gm, '');
    return [...withoutFences.matchAll(/\]\(([^)\s#?]*)/g)].map(([, link]) => `${name}: ${link}`);
  });
  expect(links).toContain(`linked.md: ${siteUrl}/docs/components/box`);
  const isBroken = (link: string) =>
    !link.includes(': https://') || (link.includes(siteUrl) && !link.includes(`${siteUrl}/docs/`));
  expect(links.filter(isBroken)).toEqual([]);
});

test('below /docs/, a link to another site on the origin is a full page load @nginx', async ({
  page,
}) => {
  await page.goto(`${origin}/docs/sx-prop`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await follow(page, '/elsewhere');
  await expect(page).toHaveURL(`${origin}/elsewhere`);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
});

test.describe('with a worker @nginx', () => {
  test.use({ serviceWorkers: 'allow' });
  test('below /docs/, the whole site can be saved and opens without a server', async ({ page }) => {
    await page.goto(`${origin}/docs/offline-plugin-app-shell-fallback`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const registration = () => navigator.serviceWorker.ready.then(({ scope }) => scope);
    expect(await page.evaluate(registration)).toBe(`${origin}/docs/`);
    await page.getByRole('button', { name: /^Save for offline/ }).click();
    await expect(page.getByText('The whole site is saved')).toBeVisible({
      timeout: 30_000,
    });
    await server.stop();
    await page.goto(`${origin}/docs/components/box`);
    await expect(heading(page, 'Box')).toBeVisible();
    const unknown = await page.goto(`${origin}/docs/nowhere`);
    expect(unknown!.status()).toBe(404);
  });
});
