import { hydrated, watchConsole } from '../support/console';
import { follow } from '../support/follow';
import { heading, openHydrated } from '../support/shell';
import { disablePrefetch, expect, isMarked, markDocument, test } from '../support/site';
import { section, sectionPage } from '../support/sections';

const spellings: [address: string, path: string, title: string][] = [
  ['/components/button.html', '/components/button', 'Button'],
  ['/components/', '/components', 'Components'],
  ['/playground.html', '/playground', 'Playground'],
  ['/theming.html?a=b#limits', '/theming?a=b#limits', 'Theming'],
];

test.describe('other spellings of an address', () => {
  for (const [address, path, title] of spellings) {
    test(`${address} shows ${path}, as a document and in the app`, async ({ page }) => {
      const assertSilent = watchConsole(page);
      await openHydrated(page, address);
      await expect(heading(page)).toHaveText(title);
      await expect(page).toHaveURL(path);
      await openHydrated(page, '/color-modes');
      await markDocument(page);
      await follow(page, address);
      await expect(heading(page)).toHaveText(title);
      await expect(page).toHaveURL(path);
      expect(await isMarked(page)).toBe(true);
      await page.goBack();
      await expect(heading(page)).toHaveText('Color Modes');
      assertSilent();
    });
  }

  for (const address of ['/components/index', '/components/index.html']) {
    test(`${address} shows the page of its folder in the app`, async ({ page }) => {
      await openHydrated(page, '/color-modes');
      await follow(page, address);
      await expect(heading(page)).toHaveText('Components');
      await expect(page).toHaveURL('/components');
    });
  }

  for (const address of ['/index', '/index.html']) {
    test(`${address} shows the home page`, async ({ page }) => {
      const home = page.getByText('Read Theming');
      await page.goto(address);
      await expect(home).toBeVisible();
      await hydrated(page);
      await expect(home).toBeVisible();
      await expect(page).toHaveURL('/');
      await openHydrated(page, '/color-modes');
      await follow(page, address);
      await expect(home).toBeVisible();
      await expect(page).toHaveURL('/');
    });
  }

  test('an address in uppercase is a different one, in the app as on the server', async ({
    page,
  }) => {
    await page.goto('/COMPONENTS/BUTTON');
    await expect(heading(page)).toHaveText('Page not found');
    await hydrated(page);
    await expect(heading(page)).toHaveText('Page not found');
    await openHydrated(page, '/theming');
    await follow(page, '/COMPONENTS/BUTTON');
    await expect(heading(page)).toHaveText('Page not found');
  });
});

test.describe('an address that can’t be decoded', () => {
  for (const hash of ['#%', '#100%', '#%E0%A4%A']) {
    test(`${hash} in a link, by Back, or typed keeps the page as it is`, async ({ page }) => {
      const assertSilent = watchConsole(page);
      await openHydrated(page, '/theming');
      await follow(page, hash);
      await follow(page, `/sx-prop${hash}`);
      await expect(heading(page)).toHaveText('The sx Prop');
      await page.evaluate(() => (window.location.hash = '#related'));
      await page.evaluate((value) => (window.location.hash = value), hash);
      for (let step = 0; step < 2; step += 1) await page.goBack();
      await expect(heading(page)).toHaveText('The sx Prop');
      await page.goBack();
      await expect(heading(page)).toHaveText('Theming');
      for (let step = 0; step < 3; step += 1) await page.goForward();
      await expect(heading(page)).toHaveText('The sx Prop');
      await page.reload();
      await hydrated(page);
      await expect(heading(page)).toHaveText('The sx Prop');
      assertSilent();
    });
  }

  test('/100% shows the 404 page of the server', async ({ page }) => {
    await openHydrated(page, '/theming');
    await markDocument(page);
    await follow(page, '/100%');
    await expect(heading(page)).toHaveText('Page not found');
    expect(await isMarked(page)).toBe(false);
    await hydrated(page);
    await expect(heading(page)).toHaveText('Page not found');
    await section(page, 'Recipes').click();
    await sectionPage(page, 'Recipes').click();
    await expect(heading(page)).toHaveText('Recipes');
  });
});

test('a link in “On this page” works while another page loads', async ({ page, server }) => {
  await disablePrefetch(page);
  await openHydrated(page, '/theming');
  const release = server.hold(/sx-prop\/page-data/);
  await follow(page, '/sx-prop');
  await expect(page).toHaveURL('/sx-prop');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'Limits' })
    .click();
  await expect(page).toHaveURL('/theming#limits');
  await expect(page.getByRole('heading', { name: 'Limits' })).toBeInViewport();
  release();
  await expect(heading(page)).toHaveText('Theming');
  await page.goBack();
  await expect(heading(page)).toHaveText('The sx Prop');
});

// tests/security/stored-values.test.ts has many more.
test('the sidebar works with a damaged stored state', async ({ page }) => {
  const assertSilent = watchConsole(page);
  const stored = '{"sections":{"Guides":1},"top":"x"}';
  await page.addInitScript((value) => {
    if (window.origin !== 'null') sessionStorage.setItem('site:navigation', value);
  }, stored);
  await page.goto('/sx-prop');
  await section(page, 'Guides').click();
  await expect(page.getByRole('link', { name: 'How It Works' }).first()).toBeVisible();
  assertSilent();
});
