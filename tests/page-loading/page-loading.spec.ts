import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageDataUrl } from '../../src/runtime/page-loading/page-data';
import { hydrated } from '../support/console';
import { fixtureBuildDir } from '../support/fixture-site';
import { follow } from '../support/follow';
import { disablePrefetch, expect, idle, isMarked, markDocument, test } from '../support/site';
import { blockStorage } from '../support/storage';

const from = '/theming';
const target = '/guides/how-it-works';
const dataOf = (path: string) => new RegExp(`^${pageDataUrl(path)}$`);
const appData = /app-data\.json$/;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Opens a page and waits for the app. */
async function open(page: Page, path = from): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

test.describe('requests @core', () => {
  test('a page is asked for when it is needed, and once', async ({ page, server }) => {
    await disablePrefetch(page);
    await open(page);
    expect(server.count(/\/page-data\.json$/)).toBe(0);
    await markDocument(page);
    await follow(page, target);
    await expect(heading(page)).toHaveText('How It Works');
    expect(await isMarked(page)).toBe(true);
    expect(server.count(dataOf(target))).toBe(1);
    await expect.poll(() => server.count(appData)).toBe(1);
    await page.goBack();
    await expect(heading(page)).toHaveText('Theming');
    await follow(page, target);
    await expect(heading(page)).toHaveText('How It Works');
    expect(server.count(dataOf(target))).toBe(1);
  });

  test('pointing and clicking share a request', async ({ page, server }) => {
    await open(page);
    const release = server.hold(dataOf(target));
    await follow(page, target);
    await expect.poll(() => server.count(dataOf(target))).toBe(1);
    release();
    await expect(heading(page)).toHaveText('How It Works');
    expect(server.count(dataOf(target))).toBe(1);
  });

  test('a prefetched page does not wait for the app data', async ({ page, server }) => {
    await open(page);
    server.hold(appData);
    const link = page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link');
    await link.last().hover();
    await expect.poll(() => server.count(dataOf('/sx-prop'))).toBe(1);
    await link.last().click();
    await expect(heading(page)).toHaveText('The sx Prop');
  });
});

test.describe('prefetch @core', () => {
  const link = (page: Page) =>
    page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Getting Started' });
  for (const intent of ['hover', 'focus'] as const) {
    test(`on ${intent}, once`, async ({ page, server }) => {
      await open(page);
      await idle(page);
      // Only links in the text and to the next page are prefetched while idle.
      expect(server.count(dataOf('/getting-started'))).toBe(0);
      await link(page)[intent]();
      await expect.poll(() => server.count(dataOf('/getting-started'))).toBe(1);
      await heading(page).hover();
      await link(page)[intent]();
      expect(server.count(dataOf('/getting-started'))).toBe(1);
      expect(await page.locator('link[rel="prefetch"]').count()).toBe(0);
    });
  }

  test('of the next page when the browser is idle, at most 60 KiB; a click waits for nothing', async ({
    page,
    server,
  }) => {
    const data = readFileSync(path.join(fixtureBuildDir, pageDataUrl('/sx-prop')), 'utf8');
    const large = data.replace('{', `{"padding":"${'x'.repeat(61 * 1024)}",`);
    server.fail(dataOf('/sx-prop'), { kind: 'body', body: () => large });
    await page.goto(from);
    const loaded = page.waitForResponse(`**${pageDataUrl('/sx-prop')}`);
    await (await loaded).finished();
    await idle(page);
    expect(server.count(/\/page-data\.json$/)).toBe(1);
    server.hold(/./);
    await page.getByRole('link', { name: /Next:/ }).click();
    await expect(heading(page)).toHaveText('The sx Prop');
  });

  // Other connections are tests of src/runtime/browser/connection.
  for (const connection of [{ effectiveType: '2g' }, { saveData: true }]) {
    test(`none with ${JSON.stringify(connection)}`, async ({ page, server }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await open(page);
      await link(page).hover();
      await link(page).focus();
      await page.getByRole('link', { name: /Next:/ }).scrollIntoViewIfNeeded();
      await follow(page, target);
      await expect(heading(page)).toHaveText('How It Works');
      expect(server.count(/\/page-data\.json$/)).toBe(1);
    });
  }

  test('at most six at a time', async ({ page, server }) => {
    await open(page, '/');
    const release = server.hold(/\/page-data\.json$/);
    server.requests.length = 0;
    await page.evaluate(() => {
      for (const link of document.querySelectorAll('#navigation a, main a')) {
        link.dispatchEvent(new Event('touchstart', { bubbles: true }));
      }
    });
    await expect.poll(() => server.count(/\/page-data\.json$/)).toBe(6);
    await idle(page);
    expect(server.count(/\/page-data\.json$/)).toBe(6);
    release();
    await expect.poll(() => server.count(/\/page-data\.json$/)).toBeGreaterThan(6);
  });
});

test.describe('order @core', () => {
  test('a navigation that was given up never overtakes', async ({ page, server }) => {
    await disablePrefetch(page);
    await open(page);
    const release = server.hold(dataOf(target));
    await follow(page, target);
    await expect.poll(() => server.count(dataOf(target))).toBe(1);
    await follow(page, '/recipes/stack');
    await expect(heading(page)).toHaveText('Stack');
    release();
    await idle(page);
    await expect(heading(page)).toHaveText('Stack');
    await expect(page).toHaveURL(/\/recipes\/stack$/);
  });

  test('a slow load announces itself after 1000 ms, and only then', async ({ page, server }) => {
    await disablePrefetch(page);
    await open(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const release = server.hold(dataOf(target));
    await follow(page, target);
    await expect.poll(() => server.count(dataOf(target))).toBe(1);
    const notice = page.getByRole('status').getByText('The page is loading…');
    await page.clock.runFor(950);
    await expect(notice).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(notice).toBeVisible();
    release();
    await expect(heading(page)).toHaveText('How It Works');
    await expect(notice).toHaveCount(0);
  });

  for (const change of ['another link', 'Back'] as const) {
    test(`a slow load that gives way to ${change} leaves no notice`, async ({ page, server }) => {
      await disablePrefetch(page);
      await open(page);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      const release = server.hold(dataOf(target));
      await follow(page, target);
      await expect.poll(() => server.count(dataOf(target))).toBe(1);
      await page.clock.runFor(500);
      if (change === 'Back') await page.goBack();
      else await follow(page, '/sx-prop');
      await expect(heading(page)).toHaveText(change === 'Back' ? 'Theming' : 'The sx Prop');
      await page.clock.runFor(5000);
      const notice = page.getByRole('status').getByText('The page is loading…');
      await expect(notice).toHaveCount(0);
      release();
      await page.clock.runFor(5000);
      await expect(notice).toHaveCount(0);
    });
  }
});

test.describe('links @core', () => {
  test('those with modifiers, targets, downloads and files are the browser’s', async ({ page }) => {
    await open(page);
    const kept = await page.evaluate(() => {
      const tried: [string, Record<string, string>, MouseEventInit][] = [
        // First: once a page is on its way, a place on this one is the app's.
        ['hash', { href: '#related' }, {}],
        ['plain', { href: '/recipes' }, {}],
        ['ctrl', { href: '/recipes' }, { ctrlKey: true }],
        ['meta', { href: '/recipes' }, { metaKey: true }],
        ['shift', { href: '/recipes' }, { shiftKey: true }],
        ['alt', { href: '/recipes' }, { altKey: true }],
        ['middle', { href: '/recipes' }, { button: 1 }],
        ['download', { href: '/recipes', download: '' }, {}],
        ['target', { href: '/recipes', target: '_blank' }, {}],
        ['file', { href: '/sitemap.xml' }, {}],
        ['origin', { href: 'https://example.org/recipes' }, {}],
      ];
      const prevented: string[] = [];
      for (const [name, attributes, init] of tried) {
        const link = document.createElement('a');
        for (const [key, value] of Object.entries(attributes)) link.setAttribute(key, value);
        document.querySelector('main')!.append(link);
        const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
        // After the app had its say, nothing may really leave the page.
        window.addEventListener(
          'click',
          (late) => {
            if (late.defaultPrevented) prevented.push(name);
            late.preventDefault();
          },
          { once: true },
        );
        link.dispatchEvent(event);
      }
      return prevented;
    });
    expect(kept).toEqual(['plain']);
  });
});

test.describe('after a navigation @core', () => {
  test('focus is on the heading, and the title is announced', async ({ page }) => {
    await open(page);
    await page.getByRole('link', { name: /Next:/ }).click();
    await expect(heading(page)).toHaveText('The sx Prop');
    await expect(heading(page)).toBeFocused();
    await expect(
      page.getByRole('status').filter({ hasText: 'The sx Prop – Theme UI' }),
    ).toHaveCount(1);
    await expect(heading(page)).toHaveCSS('outline-style', 'none');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('the head is that of the page loaded by itself, also after a second page', async ({
    page,
  }) => {
    /** Title, description, canonical address, cards and structured data, as they were written. */
    const head = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('head [data-rh]')].map(({ outerHTML }) => outerHTML).sort(),
      );
    await open(page);
    for (const [name, title] of [
      ['/sx-prop', 'The sx Prop'],
      ['/color-modes', 'Color Modes'],
    ] as const) {
      await follow(page, name);
      await expect(heading(page)).toHaveText(title);
    }
    const shown = await head();
    expect(shown.length).toBeGreaterThan(8);
    await page.reload();
    await expect(heading(page)).toHaveText('Color Modes');
    expect(shown).toEqual(await head());
  });

  test('a hash is scrolled to, below the header', async ({ page }) => {
    await open(page);
    await follow(page, `${target}#provider-layers`);
    await expect(heading(page)).toHaveText('How It Works');
    const top = () =>
      page
        .getByRole('heading', { name: 'Provider layers' })
        .evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBeGreaterThanOrEqual(64);
    await expect.poll(top).toBeLessThan(140);
  });

  test('a hash has the keyboard', async ({ page }) => {
    await open(page);
    await follow(page, `${target}#provider-layers`);
    await expect(heading(page)).toHaveText('How It Works');
    const title = page.getByRole('heading', { name: 'Provider layers' });
    await expect(title).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(title.getByRole('link')).toBeFocused();
    await expect(title).toBeInViewport();
    await page.goBack();
    await page.goForward();
    await expect(title).toBeInViewport();
  });

  test('a hash in closed details opens them, and a text fragment is scrolled to', async ({
    page,
  }) => {
    await disablePrefetch(page);
    await page.route(`**${pageDataUrl(target)}`, async (route) => {
      const data = (await (await route.fetch()).json()) as { result: { main: string } };
      data.result.main = data.result.main.replace(
        /(?=<footer|$)/,
        '<details><summary>More</summary><p id="inside">Hidden words</p></details>',
      );
      await route.fulfill({ json: data });
    });
    await open(page);
    await follow(page, `${target}#inside`);
    await expect(page.getByText('Hidden words')).toBeInViewport();
    await follow(page, '/theming#:~:text=Desktop%20first');
    await expect(heading(page)).toHaveText('Theming');
    await expect(page.getByRole('heading', { name: 'Desktop first' })).toBeInViewport();
  });

  test('Back from a place on the page restores the scroll, and Forward', async ({ page }) => {
    await open(page);
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    await page.evaluate(() => window.scrollTo(0, 700));
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Limits' }).click();
    await expect(page).toHaveURL('/theming#limits');
    const atLimits = await scrolled();
    expect(atLimits).toBeGreaterThan(1000);
    await contents.getByRole('link').first().click();
    const atFirst = await scrolled();
    await page.goBack();
    await expect(page).toHaveURL('/theming#limits');
    await expect.poll(scrolled).toBe(atLimits);
    await page.goBack();
    await expect(page).toHaveURL('/theming');
    await expect.poll(scrolled).toBe(700);
    for (let step = 0; step < 2; step += 1) await page.goForward();
    await expect.poll(scrolled).toBe(atFirst);
  });

  test('Back to an address with a hash leads to where the page was left', async ({ page }) => {
    await open(page, `${from}#limits`);
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#navigation a[href="/sx-prop"]')!.click();
    });
    await expect(heading(page)).toHaveText('The sx Prop');
    await page.goBack();
    await expect(heading(page)).toHaveText('Theming');
    await expect.poll(scrolled).toBe(300);
  });

  test('Back restores the scroll in a browser that blocks storage', async ({ page }) => {
    await page.addInitScript(blockStorage);
    await open(page);
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#navigation a[href="/sx-prop"]')!.click();
    });
    await expect(heading(page)).toHaveText('The sx Prop');
    await page.goBack();
    await expect(heading(page)).toHaveText('Theming');
    await expect.poll(scrolled).toBe(700);
  });

  test('Back and Forward restore the scroll, also after a reload', async ({ page }) => {
    await open(page);
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#navigation a[href="/sx-prop"]')!.click();
    });
    await expect(heading(page)).toHaveText('The sx Prop');
    await expect.poll(scrolled).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.goBack();
    await expect(heading(page)).toHaveText('Theming');
    await expect.poll(scrolled).toBe(700);
    await page.goForward();
    await expect(heading(page)).toHaveText('The sx Prop');
    await expect.poll(scrolled).toBe(500);
    await page.reload();
    await hydrated(page);
    await expect.poll(scrolled).toBe(500);
    await page.goBack();
    await expect(heading(page)).toHaveText('Theming');
    await expect.poll(scrolled).toBe(700);
  });
});

test.describe('on the real site @core', () => {
  test.use({ build: 'site' });

  test('after a navigation, everything looks as on the page loaded by itself', async ({ page }) => {
    const looksOf = (tab: Page) =>
      tab.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll('*')].map((element) => {
          const { display, color, backgroundColor, fontSize, padding, borderWidth } =
            getComputedStyle(element);
          return [element.tagName, display, color, backgroundColor, fontSize, padding, borderWidth];
        }),
      );
    await open(page);
    for (const [address, title] of [
      ['/components/grid', 'Grid'],
      ['/presets', 'Presets'],
      ['/components/button', 'Button'],
    ] as const) {
      await follow(page, address);
      await expect(heading(page)).toHaveText(title);
      // The pointer and the focus change looks.
      await heading(page).blur();
      const shown = await looksOf(page);
      expect(shown.length).toBeGreaterThan(100);
      const loaded = await page.context().newPage();
      await loaded.goto(address);
      await expect(loaded.getByRole('main')).toBeVisible();
      expect(shown).toEqual(await looksOf(loaded));
      await loaded.close();
    }
  });

  test('GitHub Pages: /0.16/theming/ is /0.16/theming', async ({ page, server }) => {
    server.isStrict = true;
    await open(page, '/0.16/theming/');
    await expect(page).toHaveURL('/0.16/theming');
    await expect(heading(page)).toHaveText('Theming');
  });
});

test.describe('hosts that only know the address of the file, as GitHub Pages @core', () => {
  for (const [address, path, title] of [
    ['/theming/?x=1#colors', '/theming?x=1#colors', 'Theming'],
    ['/components/button/', '/components/button', 'Button'],
    ['/theming/index.html', '/theming', 'Theming'],
    ['/theming%23colors', '/theming#colors', 'Theming'],
    ['/theming/?x=%23a', '/theming?x=%23a', 'Theming'],
  ] as const) {
    test(`${address} is ${path}`, async ({ page, server }) => {
      server.isStrict = true;
      await open(page, address);
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toHaveText(title);
      expect(server.requests).toContain(path.replace(/[?#].*/, ''));
    });
  }

  test('an address that no page has stays the 404 page', async ({ page, server }) => {
    server.isStrict = true;
    await open(page, '/nothing/');
    await expect(heading(page)).toHaveText('Page not found');
    await expect(page).toHaveURL('/nothing');
  });
});

test('repeated slashes in an address @core', async ({ page }) => {
  await open(page, '/components//button');
  await expect(page).toHaveURL('/components/button');
  await expect(
    page
      .getByRole('navigation', { name: 'Site' })
      .getByRole('link', { name: 'Button', exact: true }),
  ).toHaveAttribute('aria-current', 'page');
});
