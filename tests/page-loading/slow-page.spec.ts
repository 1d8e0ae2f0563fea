import type { Page } from '@playwright/test';
import { hydrated, watchConsole } from '../support/console';
import type { FaultServer } from '../support/fault-server';
import { storeMode } from '../support/modes';
import { expect, test } from '../support/site';

test.use({ cacheControl: 'no-store' });

const path = '/theming';

/** Opens a page that comes only up to a text in its HTML, until the returned function is called. */
async function openUpTo(
  before: string,
  server: FaultServer,
  open: () => Promise<unknown>,
): Promise<() => void> {
  let release = () => {};
  const rest = new Promise<void>((resolve) => (release = resolve));
  server.fail(/^\/theming$/, { kind: 'pause', before, rest }, 1);
  await open();
  return release;
}

const openPath = (page: Page) => page.goto(path, { waitUntil: 'commit' });

/** Opens a page that comes only up to its heading, until the returned function is called. */
async function openBeginning(
  page: Page,
  server: FaultServer,
  open: () => Promise<unknown> = () => openPath(page),
): Promise<() => void> {
  const release = await openUpTo('<h1', server, open);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(heading(page)).toHaveCount(0);
  return release;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const modeButton = (page: Page) => page.getByRole('button', { name: /color mode, switch to/ });

test.describe('when only the beginning of a page has come', () => {
  test('it has the chosen mode, and is complete in the end', async ({ page, server }) => {
    const assertSilent = watchConsole(page);
    await storeMode(page, 'deep');
    const release = await openBeginning(page, server);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(16, 19, 44)');
    await expect(modeButton(page)).toContainText('Deep');
    release();
    await expect(heading(page)).toHaveText('Theming');
    await modeButton(page).click();
    await expect(modeButton(page)).toContainText('Swiss');
    await hydrated(page);
    await expect(page.getByRole('article').locator('script')).toHaveCount(0);
    assertSilent();
  });

  for (const [title, press] of [
    ['a press', (page: Page) => modeButton(page).click()],
    ['a key', (page: Page) => modeButton(page).press('Enter')],
  ] as const) {
    test(`${title} counts, once`, async ({ page, server }) => {
      const release = await openBeginning(page, server);
      await press(page);
      await expect(modeButton(page)).toContainText('Dark');
      release();
      await expect(heading(page)).toHaveText('Theming');
      await expect(modeButton(page)).toContainText('Dark');
      await press(page);
      await expect(modeButton(page)).toContainText('Deep');
    });
  }

  test('a step back leads to the page of its address', async ({ page, server }) => {
    await page.goto('/sx-prop');
    await page.evaluate(() => window.history.pushState(null, '', '/theming'));
    const release = await openBeginning(page, server, () => page.reload({ waitUntil: 'commit' }));
    await page.evaluate(() => window.history.back());
    await expect(heading(page)).toHaveText('The sx Prop');
    await expect(page).toHaveURL(/\/sx-prop$/);
    release();
  });
});

for (const width of [390, 1280]) {
  test(`the text stays in its place while the rest of the page comes, ${width} pixels wide`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await openUpTo('<aside', server, () => openPath(page));
    const text = page.getByRole('article').getByText(/^A theme is an object with scales/);
    await expect(text).toBeVisible();
    const place = await text.boundingBox();
    release();
    await page.waitForLoadState();
    expect(await text.boundingBox()).toEqual(place);
  });
}
