import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pageDataUrl } from '../../src/runtime/page-loading/page-data';
import { fixtureBuildDir } from '../support/fixture-site';
import { follow } from '../support/follow';
import { heading, openHydrated, scrollPosition, siteNavigation } from '../support/shell';
import { disablePrefetch, expect, idle, isMarked, markDocument, test } from '../support/site';
import { blockStorage } from '../support/storage';
import { appData, pageDataOf } from './requests';

const from = '/theming';
const target = '/guides/how-it-works';

test.describe('requests @core', () => {
  test('a page is requested when it’s needed, and only once', async ({ page, server }) => {
    await disablePrefetch(page);
    await openHydrated(page);
    expect(server.count(/\/page-data\.json$/)).toBe(0);
    await markDocument(page);
    await follow(page, target);
    await expect(heading(page)).toHaveText('How It Works');
    expect(await isMarked(page)).toBe(true);
    expect(server.count(pageDataOf(target))).toBe(1);
    await expect.poll(() => server.count(appData)).toBe(1);
    await page.goBack();
    await expect(heading(page)).toHaveText('Theming');
    await follow(page, target);
    await expect(heading(page)).toHaveText('How It Works');
    expect(server.count(pageDataOf(target))).toBe(1);
  });

  test('hovering and clicking a link share a request', async ({ page, server }) => {
    await openHydrated(page);
    const release = server.hold(pageDataOf(target));
    await follow(page, target);
    await expect.poll(() => server.count(pageDataOf(target))).toBe(1);
    release();
    await expect(heading(page)).toHaveText('How It Works');
    expect(server.count(pageDataOf(target))).toBe(1);
  });

  test('a prefetched page doesn’t wait for the app data', async ({ page, server }) => {
    await openHydrated(page);
    server.hold(appData);
    const link = page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link');
    await link.last().hover();
    await expect.poll(() => server.count(pageDataOf('/sx-prop'))).toBe(1);
    await link.last().click();
    await expect(heading(page)).toHaveText('The sx Prop');
  });
});

test.describe('prefetch @core', () => {
  const link = (page: Page) => siteNavigation(page).getByRole('link', { name: 'Getting Started' });
  test('on hover, only once', async ({ page, server }) => {
    await openHydrated(page);
    await idle(page);
    // Only links in the text and to the next page are prefetched while idle.
    expect(server.count(pageDataOf('/getting-started'))).toBe(0);
    await link(page).hover();
    await expect.poll(() => server.count(pageDataOf('/getting-started'))).toBe(1);
    await heading(page).hover();
    await link(page).hover();
    expect(server.count(pageDataOf('/getting-started'))).toBe(1);
    expect(await page.locator('link[rel="prefetch"]').count()).toBe(0);
  });

  test('of the next page when the browser is idle, up to 60 KiB, so that a click needs no request', async ({
    page,
    server,
  }) => {
    const data = readFileSync(path.join(fixtureBuildDir, pageDataUrl('/sx-prop')), 'utf8');
    const large = data.replace('{', `{"padding":"${'x'.repeat(61 * 1024)}",`);
    server.fail(pageDataOf('/sx-prop'), { kind: 'body', body: () => large });
    const loaded = page.waitForResponse(`**${pageDataUrl('/sx-prop')}`);
    await page.goto(from);
    await (await loaded).finished();
    await idle(page);
    expect(server.count(/\/page-data\.json$/)).toBe(1);
    server.hold(/./);
    await page.getByRole('link', { name: /Next:/ }).click();
    await expect(heading(page)).toHaveText('The sx Prop');
  });

  test('not with data saver', async ({ page, server }) => {
    await disablePrefetch(page);
    await openHydrated(page);
    await link(page).hover();
    await link(page).focus();
    await page.getByRole('link', { name: /Next:/ }).scrollIntoViewIfNeeded();
    await follow(page, target);
    await expect(heading(page)).toHaveText('How It Works');
    expect(server.count(/\/page-data\.json$/)).toBe(1);
  });
});

test.describe('order @core', () => {
  test('a notice appears if a page takes longer than 1000 ms', async ({ page, server }) => {
    await disablePrefetch(page);
    await openHydrated(page);
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const release = server.hold(pageDataOf(target));
    await follow(page, target);
    await expect.poll(() => server.count(pageDataOf(target))).toBe(1);
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
    test(`a slow page that the reader leaves by ${change} is never shown, and has no notice`, async ({
      page,
      server,
    }) => {
      await disablePrefetch(page);
      await openHydrated(page);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 60_000);
      const release = server.hold(pageDataOf(target));
      await follow(page, target);
      await expect.poll(() => server.count(pageDataOf(target))).toBe(1);
      await page.clock.runFor(500);
      if (change === 'Back') await page.goBack();
      else await follow(page, '/sx-prop');
      const title = change === 'Back' ? 'Theming' : 'The sx Prop';
      await expect(heading(page)).toHaveText(title);
      await page.clock.runFor(5000);
      const notice = page.getByRole('status').getByText('The page is loading…');
      await expect(notice).toHaveCount(0);
      release();
      await page.clock.runFor(5000);
      await page.clock.resume();
      await idle(page);
      await expect(heading(page)).toHaveText(title);
      await expect(page).toHaveURL(change === 'Back' ? from : '/sx-prop');
      await expect(notice).toHaveCount(0);
    });
  }
});

test.describe('links @core', () => {
  test('the browser handles those with modifier keys, targets, downloads, and files', async ({
    page,
  }) => {
    await openHydrated(page);
    const kept = await page.evaluate(() => {
      const tried: [string, Record<string, string>, MouseEventInit][] = [
        // First: while a page loads, the app handles links to sections of the current one.
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
        // Runs after the app's listener, so that no link really opens.
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
  test('the heading has the focus, and the title is announced', async ({ page }) => {
    await openHydrated(page);
    await page.getByRole('link', { name: /Next:/ }).click();
    await expect(heading(page)).toHaveText('The sx Prop');
    await expect(heading(page)).toBeFocused();
    await expect(
      page.getByRole('status').filter({ hasText: 'The sx Prop – Theme UI' }),
    ).toHaveCount(1);
    await expect(heading(page)).toHaveCSS('outline-style', 'none');
    expect(await scrollPosition(page)).toBe(0);
  });

  test('the head is the same as after a full page load, also on a second page', async ({
    page,
  }) => {
    /** Title, description, canonical address, cards and structured data, as they were written. */
    const head = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('head [data-rh]')].map(({ outerHTML }) => outerHTML).sort(),
      );
    await openHydrated(page);
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

  test('the page is scrolled to its hash, below the header', async ({ page }) => {
    await openHydrated(page);
    await follow(page, `${target}#provider-layers`);
    await expect(heading(page)).toHaveText('How It Works');
    const top = () =>
      page
        .getByRole('heading', { name: 'Provider layers' })
        .evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBeGreaterThanOrEqual(64);
    await expect.poll(top).toBeLessThan(140);
  });

  test('Tab moves on from the heading of the hash', async ({ page }) => {
    await openHydrated(page);
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

  test('a hash inside closed details opens them, and the page is scrolled to a text fragment', async ({
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
    await openHydrated(page);
    await follow(page, `${target}#inside`);
    await expect(page.getByText('Hidden words')).toBeInViewport();
    await follow(page, '/theming#:~:text=Desktop%20first');
    await expect(heading(page)).toHaveText('Theming');
    await expect(page.getByRole('heading', { name: 'Desktop first' })).toBeInViewport();
  });

  test('Back and Forward between sections of a page restore the scroll position', async ({
    page,
  }) => {
    await openHydrated(page);
    await page.evaluate(() => window.scrollTo(0, 700));
    await markDocument(page);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Limits' }).click();
    await expect(page).toHaveURL('/theming#limits');
    const atLimits = await scrollPosition(page);
    expect(atLimits).toBeGreaterThan(1000);
    await contents.getByRole('link').first().click();
    const atFirst = await scrollPosition(page);
    await page.goBack();
    await expect(page).toHaveURL('/theming#limits');
    await expect.poll(() => scrollPosition(page)).toBe(atLimits);
    await page.goBack();
    await expect(page).toHaveURL('/theming');
    await expect.poll(() => scrollPosition(page)).toBe(700);
    for (let step = 0; step < 2; step += 1) await page.goForward();
    await expect.poll(() => scrollPosition(page)).toBe(atFirst);
    expect(await isMarked(page)).toBe(true);
  });

  test('Back to an address with a hash restores the scroll position', async ({ page }) => {
    await openHydrated(page, `${from}#limits`);
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#navigation a[href="/sx-prop"]')!.click();
    });
    await expect(heading(page)).toHaveText('The sx Prop');
    await page.goBack();
    await expect(heading(page)).toHaveText('Theming');
    await expect.poll(() => scrollPosition(page)).toBe(300);
  });

  test('Back restores the scroll position in a browser that blocks storage', async ({ page }) => {
    await page.addInitScript(blockStorage);
    await openHydrated(page);
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#navigation a[href="/sx-prop"]')!.click();
    });
    await expect(heading(page)).toHaveText('The sx Prop');
    await page.goBack();
    await expect(heading(page)).toHaveText('Theming');
    await expect.poll(() => scrollPosition(page)).toBe(700);
  });

  test('Back and Forward restore the page and its scroll position, also after a reload', async ({
    page,
  }) => {
    await openHydrated(page);
    await page.evaluate(() => window.scrollTo(0, 700));
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('#navigation a[href="/sx-prop"]')!.click();
    });
    await expect(heading(page)).toHaveText('The sx Prop');
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 500));
    await page.goBack();
    await expect(heading(page)).toHaveText('Theming');
    await expect.poll(() => scrollPosition(page)).toBe(700);
    await page.goForward();
    await expect(heading(page)).toHaveText('The sx Prop');
    await expect.poll(() => scrollPosition(page)).toBe(500);
    await page.reload();
    await expect.poll(() => scrollPosition(page)).toBe(500);
    await page.goBack();
    await expect(heading(page)).toHaveText('Theming');
    await expect.poll(() => scrollPosition(page)).toBe(700);
    await expect(page).toHaveURL('/theming');
    await page.goForward();
    await expect(heading(page)).toHaveText('The sx Prop');
    await expect(page).toHaveURL('/sx-prop');
  });
});

test.describe('on the real site @core', () => {
  test.use({ build: 'site' });

  test('in-app navigation gives a page the same styles as a full page load', async ({ page }) => {
    const looksOf = (tab: Page) =>
      tab.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll('*')].map((element) => {
          const { display, color, backgroundColor, fontSize, padding, borderWidth } =
            getComputedStyle(element);
          return [element.tagName, display, color, backgroundColor, fontSize, padding, borderWidth];
        }),
      );
    await openHydrated(page);
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

  test('/0.16/theming/ opens /0.16/theming, as on GitHub Pages', async ({ page, server }) => {
    server.isStrict = true;
    await openHydrated(page, '/0.16/theming/');
    await expect(page).toHaveURL('/0.16/theming');
    await expect(heading(page)).toHaveText('Theming');
  });
});

test.describe('on hosts without alternative addresses, such as GitHub Pages', () => {
  for (const [address, path, title] of [
    ['/theming/?x=1#colors', '/theming?x=1#colors', 'Theming'],
    ['/components/button/', '/components/button', 'Button'],
    ['/theming/index.html', '/theming', 'Theming'],
    ['/theming%23colors', '/theming#colors', 'Theming'],
    ['/theming/?x=%23a', '/theming?x=%23a', 'Theming'],
  ] as const) {
    test(`${address} opens ${path}`, async ({ page, server }) => {
      server.isStrict = true;
      await openHydrated(page, address);
      await expect(page).toHaveURL(path);
      await expect(heading(page)).toHaveText(title);
      expect(server.requests).toContain(path.replace(/[?#].*/, ''));
    });
  }

  test('an address without a page keeps the 404 page', async ({ page, server }) => {
    server.isStrict = true;
    await openHydrated(page, '/nothing/');
    await expect(heading(page)).toHaveText('Page not found');
    await expect(page).toHaveURL('/nothing');
  });
});

test('repeated slashes in an address are removed', async ({ page }) => {
  await openHydrated(page, '/components//button');
  await expect(page).toHaveURL('/components/button');
  await expect(
    siteNavigation(page).getByRole('link', { name: 'Button', exact: true }),
  ).toHaveAttribute('aria-current', 'page');
});
