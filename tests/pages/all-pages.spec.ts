import type { Page } from '@playwright/test';
import { colorModes } from '../../src/base/design/modes';
import { findAccessibilityViolations } from '../support/accessible';
import { builtPreviews, olderPages, sitemapPaths } from '../support/built-pages';
import { hydrated } from '../support/console';
import { findAttributeMismatches } from './all-pages/hydration-mismatches';
import { storeMode, switchMode } from '../support/modes';
import { expect } from '../support/site';
import { htmlAddresses, test } from '../support/site-with-headers';

test.use({ build: 'site' });
test.slow();

// Opens every HTML file of the build once, with all headers of a host and the service worker of the pages before.
// Hydrates all its islands, and checks that they log nothing, violate no policy, and keep the attributes of the HTML.
// Then checks axe and overflow at 1280 px, and overflow at 390 px and at 256 px, the width at 500 % zoom. A page
// of each kind is also checked in the other color modes.
test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

/** Number of addresses in a test, which share a browser's caches. */
const share = 12;

/** A page of each kind, tested in every mode. */
const kinds = [
  '/',
  '/404',
  '/changes',
  '/components',
  '/components/button',
  '/components/forms',
  '/customize',
  '/demo',
  '/getting-started',
  '/keyboard-shortcuts',
  '/guides/syntax-highlighting',
  '/packages/presets',
  '/playground',
  '/presets/sketchy',
  '/random',
  '/recipes',
  '/recipes/dialog',
  '/search',
  '/style-guide-demo',
  '/theming',
  '/versions',
  '/0.16/components/alert',
  '/0.16/theme-spec',
];

const addresses = htmlAddresses();
const newest = new Set([...sitemapPaths(), '/404']);
const older = new Set(olderPages().map(({ path }) => path));
const previews = new Set(builtPreviews().map(({ path }) => path));

test('there are pages of each kind', () => {
  expect(addresses).toEqual(expect.arrayContaining(kinds));
});

/** The width by which the page overflows its window, if it does. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const beyond = document.documentElement.scrollWidth - window.innerWidth;
    return beyond > 0 ? [`${beyond} px wider than ${window.innerWidth} px`] : [];
  });

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/** Differences between a page's HTML and React in its islands. */
async function hydrationFaults(page: Page): Promise<string[]> {
  await hydrated(page);
  const { compared, faults } = await findAttributeMismatches(page);
  const islands = await page.locator('[data-island]').count();
  if (islands > 0 && compared === 0) return ['no element of an island was compared'];
  return faults;
}

/** Problems of a page in all widths and color modes. */
async function pageFaults(page: Page, address: string): Promise<unknown[]> {
  const faults: unknown[] = [...(await hydrationFaults(page)), ...(await overflow(page))];
  const isKind = kinds.includes(address);
  if (isKind) {
    faults.push(...(await findAccessibilityViolations(page)));
    for (const { name } of colorModes) {
      await switchMode(page, name);
      const withWidth = name === colorModes.at(-1)!.name;
      faults.push(...(await findAccessibilityViolations(page, { onlyColors: true, withWidth })));
    }
  } else if (newest.has(address)) {
    faults.push(...(await findAccessibilityViolations(page)));
  }
  await resize(page, 390);
  faults.push(...(await overflow(page)));
  if (isKind)
    faults.push(
      ...(await findAccessibilityViolations(page, { onlyColors: true, withWidth: true })),
    );
  await resize(page, 256);
  return [...faults, ...(await overflow(page))];
}

/** Problems of a recipe by itself, also from right to left. */
async function previewFaults(page: Page): Promise<unknown[]> {
  const hydration = await hydrationFaults(page);
  const without = ['page-has-heading-one', 'landmark-one-main', 'region'];
  const faults: unknown[] = [
    ...hydration,
    ...(await findAccessibilityViolations(page, { without })),
  ];
  for (const dir of ['ltr', 'rtl']) {
    await page.evaluate((dir) => (document.documentElement.dir = dir), dir);
    for (const width of [1280, 768, 320]) {
      await resize(page, width);
      faults.push(...(await overflow(page)).map((text) => `${dir}: ${text}`));
    }
  }
  return faults;
}

for (let start = 0; start < addresses.length; start += share) {
  const some = addresses.slice(start, start + share);
  test(`pages from ${some[0]} to ${some.at(-1)} hydrate, fit their width, and pass axe`, async ({
    page,
    server,
    refusals,
  }) => {
    // Pages of a kind have the same colors, so each mode is tested on a quarter of them.
    await storeMode(page, colorModes[(start / share) % colorModes.length]!.name);
    // Lets the browser cache files.
    server.cacheControl = 'max-age=60';
    const found: [address: string, fault: unknown][] = [];
    for (const address of some) {
      await resize(page, 1280);
      const answer = await page.goto(address);
      expect((await page.locator('body').textContent())?.trim()).not.toBe('');
      const faults = previews.has(address)
        ? await previewFaults(page)
        : newest.has(address) || older.has(address)
          ? await pageFaults(page, address)
          : [];
      // Waits for messages that the page has already sent.
      await page.evaluate(() => 0);
      // The browser itself reports the status of the 404 page.
      const said = refusals.splice(0).filter((text) => answer!.ok() || !/status of 404/.test(text));
      found.push(...[...faults, ...said].map((fault): [string, unknown] => [address, fault]));
    }
    expect(found).toEqual([]);
  });
}
