import { expect, test, type Page } from '@playwright/test';
import { hydrated } from '../support/console';

const path = '/theming';

const root = (page: Page) => page.locator('html');

/** Of each section below the first view, whether the browser renders it. */
const rendered = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-below]')].map((section) =>
      section.firstElementChild!.checkVisibility({ contentVisibilityAuto: true }),
    ),
  );

/** Waits until the whole page is rendered. */
async function whole(page: Page): Promise<void> {
  await expect(root(page)).not.toHaveAttribute('data-rendering');
  expect((await rendered(page)).length).toBeGreaterThan(5);
  // The browser answers for the last frame.
  await expect.poll(() => rendered(page)).not.toContain(false);
}

test.describe('a long page', () => {
  for (const [what, scripts] of [
    ['an anchor', true],
    ['an anchor, without scripts,', false],
  ] as const) {
    test.describe(what, () => {
      test.use({ javaScriptEnabled: scripts });
      test('opens where it leads', async ({ page }) => {
        await page.goto(`${path}#limits`);
        const heading = page.getByRole('heading', { level: 2, name: 'Limits' });
        await expect(heading).toBeInViewport();
        const { y } = (await heading.boundingBox())!;
        expect(y).toBeGreaterThan(60);
      });
    });
  }

  test('after a reload is where the reader was', async ({ page }) => {
    await page.goto(path);
    await whole(page);
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
    await page.reload();
    await whole(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
  });
});

test('the rest takes the same place, rendered or not', async ({ page }) => {
  await page.goto(path);
  await whole(page);
  const places = () =>
    page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          // Two frames: the browser leaves out what is far in the first.
          requestAnimationFrame(() =>
            requestAnimationFrame(() =>
              resolve(
                [...document.querySelectorAll('[data-below]')].map(
                  (section) => section.getBoundingClientRect().top,
                ),
              ),
            ),
          );
        }),
    );
  const before = await places();
  await root(page).evaluate((element) => (element.dataset.rendering = 'near'));
  expect(await places()).toEqual(before);
  expect(await rendered(page)).toContain(false);
});

for (const isRunning of [false, true]) {
  test(`a mode change reaches the whole page, ${isRunning ? 'after' : 'before'} the app runs`, async ({
    page,
  }) => {
    await page.goto(path);
    await whole(page);
    if (isRunning) await hydrated(page);
    await page.evaluate(() => {
      const seen: (string | undefined)[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => seen.push(document.documentElement.dataset.rendering)).observe(
        document.documentElement,
        { attributeFilter: ['data-rendering'] },
      );
    });
    await page.getByRole('button', { name: /color mode/ }).click();
    await expect(root(page)).toHaveAttribute('data-color-mode', 'dark');
    await whole(page);
    expect(await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen)).toEqual([
      'near',
      undefined,
    ]);
    const last = page.getByRole('heading', { level: 2 }).last();
    await expect(last).toHaveCSS('color', 'rgb(255, 255, 255)');
  });
}
