import { expect, type Page } from '@playwright/test';
import { docsRepository } from '../../src/base/facts/facts';
import { siteUrl } from '../../src/base/facts/address';
import { test } from '../support/versioned-site';

const note = (page: Page) => page.getByRole('note', { name: 'Older version' });
const attributeOf = (page: Page, selector: string, name: string) =>
  page.locator(`head ${selector}`).getAttribute(name);

for (const [address, link, target] of [
  ['/0.16/sx-prop', 'This page in 0.17', '/sx-prop'],
  ['/0.16/components/old', 'Home page in 0.17', '/'],
] as const) {
  test(`${address} says that its version is old, and links to the newest`, async ({ page }) => {
    await page.goto(address);
    await expect(note(page)).toContainText('This page documents Theme UI 0.16, an older version.');
    const leading = note(page).getByRole('link', { name: link });
    await expect(leading).toHaveAttribute('href', target);
    const own = target === '/';
    await expect(note(page).getByText('This page doesn’t exist in 0.17.')).toHaveCount(own ? 1 : 0);
    const canonical = siteUrl + (own ? address : target);
    expect(await attributeOf(page, 'link[rel=canonical]', 'href')).toBe(canonical);
    expect(await attributeOf(page, 'meta[property="og:url"]', 'content')).toBe(canonical);
    await expect(page.locator('meta[name=robots]')).toHaveCount(own ? 1 : 0);
    await expect(page).toHaveTitle(/^[A-Z][\w ]+ \(0\.16\) – Theme UI$/);
    expect(await attributeOf(page, 'meta[property="og:title"]', 'content')).toBe(
      await page.title(),
    );
    const data = await page.locator('head script[type="application/ld+json"]').textContent();
    const [article] = (JSON.parse(data!) as { '@graph': { url: string }[] })['@graph'];
    expect(article!.url).toBe(canonical);
  });
}

test('a page of the newest version has no such note, and search engines may list it', async ({
  page,
}) => {
  await page.goto('/sx-prop');
  await expect(note(page)).toHaveCount(0);
  await expect(page.locator('head meta[name=robots]')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText('Documents Theme UI 0.17.4');
  await expect(page.getByRole('link', { name: 'Edit the page on GitHub' })).toBeVisible();
});

test('a page of an older version links to its source and to that of the newest version', async ({
  page,
}) => {
  const edit = `${docsRepository}/edit/main`;
  await page.goto('/0.16/components/box');
  await expect(
    page.getByRole('link', { name: 'Edit the 0.16 version of this page' }),
  ).toHaveAttribute('href', `${edit}/versioned_docs/version-0.16/components/box.mdx`);
  await expect(
    page.getByRole('link', { name: 'Edit this page in the latest version' }),
  ).toHaveAttribute('href', `${edit}/docs/components/box.mdx`);
  await page.goto('/0.16/components/old');
  await expect(
    page.getByRole('link', { name: 'Edit the 0.16 version of this page' }),
  ).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Edit this page in the latest version' }),
  ).toHaveCount(0);
});

test('links and the pager stay in the version, and the logo links to the home page', async ({
  page,
}) => {
  await page.goto('/0.16/same');
  const leading = (name: string) => page.getByRole('article').getByRole('link', { name });
  await expect(leading('The sx Prop').first()).toHaveAttribute('href', '/0.16/sx-prop');
  await expect(leading('Next: Components')).toHaveAttribute('href', '/0.16/components');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Theme UI', exact: true }),
  ).toHaveAttribute('href', '/');
});

test('the sitemap only has pages of the newest version', ({ site }) => {
  const paths = [...site.read('build/sitemap.xml').matchAll(/<loc>([^<]+)/g)].map(
    ([, url]) => new URL(url!).pathname,
  );
  expect(paths).toEqual(expect.arrayContaining(['/sx-prop', '/components/box', '/versions']));
  expect(paths.filter((page) => /\d/.test(page))).toEqual([]);
});

test('the address of a version without a home page opens its first page', async ({ page }) => {
  await page.goto('/0.16/');
  await expect(page).toHaveURL(/\/0\.16\/sx-prop$/);
});

for (const address of ['/0.16/nope', '/nope']) {
  test(`the 404 page at ${address} links to all versions`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'all versions' })).toHaveAttribute(
      'href',
      '/versions',
    );
  });
}
