import type { Page } from '@playwright/test';
import { palettes } from '../../src/base/design/colors';
import { hydrated, watchConsole } from '../support/console';
import type { FaultServer } from '../support/fault-server';
import { storeMode } from '../support/modes';
import { heading, modeButton } from '../support/shell';
import { expect, rgb, test } from '../support/site';

test.use({ cacheControl: 'no-store' });

const path = '/theming';

/** Opens a page whose HTML pauses before a text, until the returned function is called. */
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

/** Opens a page whose HTML pauses before its heading, until the returned function is called. */
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

test.describe('a page whose HTML has only partly loaded', () => {
  test('has the stored color mode, and is complete once the rest loads', async ({
    page,
    server,
  }) => {
    const assertSilent = watchConsole(page);
    await storeMode(page, 'deep');
    const release = await openBeginning(page, server);
    await expect(page.locator('html')).toHaveCSS('background-color', rgb(palettes.deep.background));
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
    ['a click', (page: Page) => modeButton(page).click()],
    ['Enter', (page: Page) => modeButton(page).press('Enter')],
  ] as const) {
    test(`${title} on the button for the color mode switches it once`, async ({ page, server }) => {
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

  test('Back opens the page of the address', async ({ page, server }) => {
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
  test(`text doesn’t move while the rest of the page loads, ${width} px wide`, async ({
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
