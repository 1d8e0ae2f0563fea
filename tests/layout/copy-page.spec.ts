import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteUrl } from '../../src/base/facts/address';
import { insecureHost } from '../support/browser-launch';
import { buildDir } from '../support/built-pages';
import { watchConsole } from '../support/console';
import { follow } from '../support/follow';
import { clipboardText, heading, openHydrated } from '../support/shell';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const copyOf = (page: string) => readFileSync(path.join(buildDir, `${page}.md`), 'utf8');
const button = (page: Page) => page.getByRole('button', { name: 'Copy page' });
const menu = (page: Page) => page.getByRole('main').getByLabel('Other ways to read this page');
const viewLink = (page: Page) => page.getByRole('link', { name: 'View as Markdown' });
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

test('pressing Enter on Copy page copies the page as Markdown, without React', async ({ page }) => {
  const assertSilent = watchConsole(page);
  await page.goto('/components/button');
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(said(page, 'Copied')).toBeVisible();
  expect(await clipboardText(page)).toBe(copyOf('components/button'));
  await expect(page.locator('[data-started]')).toHaveCount(0);
  assertSilent();
});

test('the menu next to Copy page opens with Enter, and Escape closes it and restores the focus', async ({
  page,
}) => {
  await openHydrated(page, '/components/button');
  await button(page).focus();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toBeFocused();
  await expect(viewLink(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(viewLink(page)).toBeFocused();
  // The other links are for the public site, which this isn't.
  await expect(page.getByRole('link', { name: /^Open in/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeFocused();
  await expect(viewLink(page)).toBeHidden();
  await page.keyboard.press('Space');
  await viewLink(page).click();
  await expect(page).toHaveURL(/\/components\/button\.md$/);
});

test('on the public site, the menu links to chats with a question about the page', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  await page.route('**', async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== siteUrl) {
      elsewhere.push(origin);
      return route.abort();
    }
    return route.fulfill({ response: await route.fetch({ url: baseURL + pathname }) });
  });
  await openHydrated(page, `${siteUrl}/0.16/theming`);
  await menu(page).click();
  for (const [name, address] of [
    ['ChatGPT', 'https://chatgpt.com/'],
    ['Claude', 'https://claude.ai/new'],
  ] as const) {
    const link = page.getByRole('link', { name: `Open in ${name}` });
    const { origin, pathname, searchParams } = new URL((await link.getAttribute('href'))!);
    expect(origin + pathname).toBe(address);
    expect(searchParams.get('q')).toContain(`${siteUrl}/0.16/theming.md`);
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  }
  expect(elsewhere).toEqual([]);
});

for (const width of [1280, 390]) {
  test(`Copy page takes no space at ${width} px, and doesn’t cover the heading`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const address of ['/theming', '/guides/using-theme-ui-without-mdx', '/0.16/sx-prop']) {
      await openHydrated(page, address);
      const top = async () => (await heading(page).boundingBox())!.y;
      const [before, control] = [await top(), (await button(page).boundingBox())!];
      expect(control.y + control.height).toBeLessThanOrEqual(before);
      await button(page).evaluate((element) => (element.parentElement!.hidden = true));
      expect(await top()).toBe(before);
    }
  });
}

test('after in-app navigation, the button copies the new page', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openHydrated(page, '/components/button');
  await follow(page, '/');
  await expect(heading(page)).not.toHaveText('Button');
  await button(page).click();
  await expect(said(page, 'Copied')).toBeVisible();
  expect(await clipboardText(page)).toBe(copyOf('index'));
  const alternate = page.locator('head link[type="text/markdown"]');
  await expect(alternate).toHaveAttribute('href', '/index.md');
  // Pages are prefetched while their links are in view, but Markdown copies aren't.
  await expect.poll(() => asked.some((path) => path.startsWith('/page-data/'))).toBe(true);
  expect(asked.filter((path) => path.includes('.md'))).toEqual(['/index.md']);
});

for (const [what, answer] of [
  ['a lost connection', { abort: true }],
  ['a server error', { status: 503, contentType: 'text/markdown', body: 'Out of order' }],
  ['an HTML page instead', { status: 200, contentType: 'text/html', body: '<h1>Home</h1>' }],
] as const) {
  test(`after ${what}, a message says that copying failed, and the next click copies`, async ({
    page,
  }) => {
    await page.route(
      '**/theming.md',
      (route) => ('abort' in answer ? route.abort() : route.fulfill(answer)),
      { times: 1 },
    );
    await page.goto('/theming');
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    await button(page).click();
    await expect(said(page, 'Copying failed. Try again, or use View as Markdown.')).toBeVisible();
    expect(await clipboardText(page)).toBe('before');
    await button(page).click();
    await expect(said(page, 'Copied')).toBeVisible();
    await expect(said(page, 'Copying failed')).toHaveCount(0);
    expect(await clipboardText(page)).toBe(copyOf('theming'));
  });
}

test('a slow copy is announced, and a second click doesn’t request it again', async ({
  page,
  server,
}) => {
  const markdown = /^\/theming\.md$/;
  const release = server.hold(markdown);
  await page.goto('/theming');
  await button(page).click();
  await button(page).click();
  await expect(said(page, 'Copying…')).toBeVisible();
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(said(page, 'Copied')).toBeVisible();
  expect(await clipboardText(page)).toBe(copyOf('theming'));
  expect(server.count(markdown)).toBe(1);
});

/** Removes the Clipboard API, and blocks what browsers had before it. */
const blockCopying = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });

test('on plain HTTP, all copy buttons copy and keep the focus', async ({
  page,
  context,
  baseURL,
  server,
}) => {
  const insecureUrl = baseURL!.replace('localhost', insecureHost);
  const reader = await context.newPage();
  await reader.goto('/offline');
  /** Checks the clipboard from a tab that may read it. */
  const expectCopied = async (text: string) => {
    await reader.bringToFront();
    await expect.poll(() => clipboardText(reader)).toBe(text);
    await page.bringToFront();
  };
  const release = server.hold(/^\/theming\.md$/);
  await page.goto(`${insecureUrl}/theming`);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(said(page, 'Copying…')).toBeVisible();
  release();
  await expect(said(page, 'Copied')).toBeVisible();
  await expect(button(page)).toBeFocused();
  await expectCopied(copyOf('theming'));

  const block = page.getByRole('figure').first();
  await block.hover();
  await block.getByRole('button', { name: 'Copy code' }).click();
  await expect(block.getByRole('status')).toHaveText('Copied');
  await expectCopied((await block.getByRole('code').textContent())!);

  await page.goto(`${insecureUrl}/playground`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(said(page, 'Copied')).toBeVisible();
  await reader.bringToFront();
  expect(await clipboardText(reader)).toContain(`${insecureUrl}/playground#work`);
});

test('a page that loads after the browser stops allowing to copy it is copied by a second click', async ({
  page,
  server,
}) => {
  await page.goto('/theming');
  await page.evaluate(() => {
    const { write } = Clipboard.prototype;
    // As browsers do some seconds after the click.
    Clipboard.prototype.write = async ([item]) => {
      await item!.getType('text/plain');
      Clipboard.prototype.write = write;
      throw new DOMException('Write permission denied.', 'NotAllowedError');
    };
  });
  await button(page).click();
  await expect(said(page, 'Loaded. Click again to copy.')).toBeVisible();
  await button(page).click();
  await expect(said(page, 'Copied')).toBeVisible();
  expect(await clipboardText(page)).toBe(copyOf('theming'));
  expect(server.count(/^\/theming\.md$/)).toBe(1);
});

test('if the browser refuses to copy, a message points to the link to the Markdown', async ({
  page,
}) => {
  await blockCopying(page);
  await openHydrated(page, '/theming');
  await button(page).click();
  await expect(said(page, 'Loaded. Click again to copy.')).toBeVisible();
  await button(page).click();
  await expect(said(page, 'Copying failed. Try again, or use View as Markdown.')).toBeVisible();
  await menu(page).click();
  await viewLink(page).click();
  await expect(page).toHaveURL(/\/theming\.md$/);
  await expect(page.getByText('# Theming')).toBeVisible();
});

test('a click before the shell’s script has loaded copies the page afterward', async ({
  page,
  server,
}) => {
  const release = server.hold(/^\/assets\/shell\./);
  await page.goto('/theming', { waitUntil: 'commit' });
  await button(page).click();
  release();
  await expect(said(page, 'Copied')).toBeVisible();
  expect(await clipboardText(page)).toBe(copyOf('theming'));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page has a link to its Markdown instead of the button', async ({ page }) => {
    await page.goto('/theming');
    await expect(button(page)).toBeHidden();
    await expect(viewLink(page)).toHaveAttribute('href', '/theming.md');
  });
});
