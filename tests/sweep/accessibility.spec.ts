import { expect, test, type Page } from '@playwright/test';
import { colorModes } from '../../src/design/modes';
import { expectAccessible } from '../support/accessible';
import { sitemapPaths } from '../support/built-pages';
import { hydrated, watchConsole } from '../support/console';
import { exampleWith, openFirstEditor, partsOf } from '../support/live-code';
import { storeMode } from '../support/modes';

/** Of an older version, a page of each kind. */
const older = [
  'api',
  'color-modes',
  'components',
  'components/alert',
  'components/forms',
  'components/textarea',
  'getting-started',
  'migrating',
  'theme-spec',
  'theming',
].map((page) => `/0.16/${page}`);

const paths = [...sitemapPaths(), ...older, '/404'];

test('the sweep has pages to look at', () => {
  expect(paths.length).toBeGreaterThan(11);
});

/** Opens a page as a reader of a color mode sees it. */
async function open(page: Page, path: string, mode: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await storeMode(page, mode);
  await page.goto(path);
  await hydrated(page);
}

/** Switches the page to the next color mode, and waits until all of it is painted so. */
async function switchMode(page: Page, next: string): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /color mode/ })
    .click();
  await expect(page.locator(`html[data-color-mode="${next}"]:not([data-rendering])`)).toBeVisible();
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}

const modes = colorModes.map(({ name }) => name);

/** A page of each kind: these are looked at in every mode. */
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
];

test('the kinds of pages are pages', () => {
  expect(kinds.filter((path) => !paths.includes(path))).toEqual([]);
});

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** Opens the page, looks at all of it, and at its colors in other modes. */
async function look(page: Page, path: string, width: number, [first, ...others]: string[]) {
  await open(page, path, first!, width);
  expect(await widthOf(page)).toBe(width);
  await expectAccessible(page);
  for (const mode of others) {
    await switchMode(page, mode);
    await expectAccessible(page, { onlyColors: true });
  }
}

// All pages take their colors from one theme: each is looked at in two modes, a light one and a dark one, and each
// mode on half of the pages. In every mode, all would take longer than all other tests together.
paths.forEach((path, index) => {
  const wide = modes[index % modes.length]!;
  const narrow = modes[(index + 1) % modes.length]!;
  // The browser itself reports the status of the 404 page.
  const watch = (page: Page) => (path === '/404' ? () => undefined : watchConsole(page));

  if (kinds.includes(path)) {
    test(`${path} in every mode`, async ({ page }) => {
      const assertSilent = watch(page);
      await look(page, path, 1280, modes);
      assertSilent();
    });
    test(`${path} on a phone in ${narrow}`, async ({ page }) => {
      const assertSilent = watch(page);
      await look(page, path, 390, [narrow]);
      assertSilent();
    });
    return;
  }
  // One load for both: names, roles and structure do not depend on the width.
  test(`${path} in ${wide}, and as narrow as a phone in ${narrow}`, async ({ page }) => {
    const assertSilent = watch(page);
    await look(page, path, 1280, [wide]);
    await page.setViewportSize({ width: 390, height: 900 });
    await switchMode(page, narrow);
    expect(await widthOf(page)).toBe(390);
    await expectAccessible(page, { onlyColors: true, withWidth: true });
    assertSilent();
  });
});

for (const { name } of colorModes) {
  test(`an open menu in ${name}`, async ({ page }) => {
    await open(page, '/recipes', name, 390);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Site' })).toBeFocused();
    await expectAccessible(page);
  });

  test(`an open editor in ${name}`, async ({ page }) => {
    await open(page, '/components/button', name, 1280);
    const { editor, example } = await openFirstEditor(page);
    await expectAccessible(page);
    await editor.fill('<Box>');
    await expect(example.getByRole('alert')).toContainText('Line 1');
    await expectAccessible(page);
  });

  test(`a resized preview in ${name} on a phone`, async ({ page }) => {
    await open(page, '/components/button', name, 390);
    const { example } = exampleWith(page, 'Add to cart');
    await example.getByRole('button', { name: 'Resize the preview' }).press('Enter');
    await expect(example.getByRole('separator')).toBeFocused();
    await expectAccessible(page);
  });

  for (const width of [1280, 390]) {
    test(`the playground at work in ${name} at ${width}`, async ({ page }) => {
      await open(page, '/playground', name, width);
      const { frame } = partsOf(page.getByRole('main'));
      await expect(frame.getByRole('button', { name: 'Stay longer' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('tab', { name: 'Generated CSS' }).click();
      await expect(
        page
          .getByLabel('Generated CSS')
          .getByText(/<button>/)
          .first(),
      ).toBeVisible();
      await expectAccessible(page);
    });
  }
}
