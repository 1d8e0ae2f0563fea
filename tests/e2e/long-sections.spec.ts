import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openSectionHtml, type NavigationLink } from '../../src/components/shell/navigation-tree';
import { buildDir } from '../support/built-pages';
import { hydrated, watchConsole } from '../support/console';

/** A section with more pages than this site has in any; the one page that exists stands in the middle. */
const links: NavigationLink[] = Array.from({ length: 100 }, (_, index) =>
  index === 50
    ? { title: 'Button', path: '/components/button' }
    : { title: `Part ${index}`, path: `/components/part-${index}` },
);
const section = { title: 'Components', path: '/components', section: 'components' };
const listId = 'navigation-components';

/** Serves a page, and the list of its section, as the build would write them for that section. */
async function withLongSection(page: Page, pathname: string): Promise<void> {
  const html = readFileSync(path.join(buildDir, `${pathname}.html`), 'utf8');
  const list = new RegExp(`(<ul id=${listId}>).*?(</ul>)`, 's');
  expect(html).toMatch(list);
  const long = openSectionHtml(section, listId, links, pathname);
  const body = html.replace(list, (_, start: string, end: string) => start + long + end);
  await page.route(`**${pathname}`, (route) => route.fulfill({ body, contentType: 'text/html' }));
  await page.route('**/navigation/components.json', (route) => route.fulfill({ json: links }));
  await page.goto(pathname);
}

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Site' });
const listed = (page: Page) => navigation(page).locator(`#${listId} a:visible`);
const all = (page: Page) =>
  navigation(page).getByRole('button', { name: 'All 100 pages of Components' });
const current = (page: Page) => navigation(page).locator('[aria-current="page"]:visible');

test('a long section holds what is around the page, and asks for nothing', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await withLongSection(page, '/components/button');
  await hydrated(page);
  await expect(listed(page)).toHaveCount(24);
  await expect(current(page)).toHaveText('Button');
  await expect(current(page)).toBeInViewport();
  await expect(all(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(all(page)).toHaveText('All 100 pages');
  const disclosure = navigation(page).getByRole('button', { name: 'Components pages' });
  await expect(disclosure).toHaveAttribute('aria-expanded', 'true');
  expect(requests.filter((url) => url.includes('/navigation/'))).toEqual([]);
});

test('the button above shows all pages, by keyboard, and leads to the current one', async ({
  page,
}) => {
  const assertSilent = watchConsole(page);
  await withLongSection(page, '/components/button');
  await all(page).focus();
  await page.keyboard.press('Enter');
  await expect(listed(page)).toHaveCount(100);
  await expect(all(page)).toHaveCount(0);
  await expect(current(page)).toHaveText('Button');
  await expect(current(page)).toBeFocused();
  await expect(current(page)).toBeInViewport();
  await hydrated(page);
  await expect(listed(page)).toHaveCount(100);
  assertSilent();
  await page.keyboard.press('Tab');
  await expect(navigation(page).getByRole('link', { name: 'Part 51', exact: true })).toBeFocused();
});

test('on the section’s own page the links begin with the first', async ({ page }) => {
  await withLongSection(page, '/components');
  await expect(current(page)).toHaveText('Components');
  await expect(listed(page).first()).toHaveText('Part 0');
  await expect(listed(page)).toHaveCount(24);
  await all(page).click();
  await expect(listed(page)).toHaveCount(100);
  await expect(listed(page).first()).toBeFocused();
});

test('a press twice, and one that is overtaken by closing, do no harm', async ({ page }) => {
  await withLongSection(page, '/components/button');
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/navigation/components.json', async (route) => {
    await released;
    await route.fulfill({ json: links });
  });
  await all(page).click();
  await expect(all(page)).toHaveAttribute('aria-expanded', 'true');
  await all(page).click();
  await expect(listed(page)).toHaveCount(24);
  const disclosure = navigation(page).getByRole('button', { name: 'Components pages' });
  await disclosure.click();
  const answered = page.waitForResponse('**/navigation/components.json');
  release();
  await (await answered).finished();
  await expect(listed(page)).toHaveCount(0);
  await expect(disclosure).toHaveAttribute('aria-expanded', 'false');
  await disclosure.click();
  await expect(listed(page)).toHaveCount(100);
});

test('says so when the links cannot be loaded, keeps those it has, and tries again', async ({
  page,
}) => {
  await withLongSection(page, '/components/button');
  await page.route('**/navigation/components.json', (route) => route.abort(), { times: 2 });
  for (let press = 0; press < 2; press += 1) {
    await all(page).click();
    await expect(navigation(page).getByRole('alert')).toHaveText(
      'These links could not be loaded.',
    );
    await expect(all(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(listed(page)).toHaveCount(24);
  }
  await all(page).click();
  await expect(listed(page)).toHaveCount(100);
  await expect(navigation(page).getByRole('alert')).toHaveCount(0);
});

test('a page that is not among the links loads them all', async ({ page }) => {
  await withLongSection(page, '/components');
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Button', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  await expect(listed(page)).toHaveCount(100);
  await expect(current(page)).toHaveText('Button');
});

test('works in the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await withLongSection(page, '/components/button');
  await page.getByRole('button', { name: 'Menu' }).click();
  await all(page).click();
  await expect(listed(page)).toHaveCount(100);
  await expect(current(page)).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('data-menu', 'open');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the row is a link to the section', async ({ page }) => {
    await withLongSection(page, '/components/button');
    await expect(all(page)).toHaveCount(0);
    const link = navigation(page).getByRole('link', { name: 'All 100 pages of Components' });
    await expect(link).toHaveAttribute('href', '/components');
    await expect(listed(page)).toHaveCount(25);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Components');
  });
});
