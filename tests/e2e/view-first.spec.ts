import { expect, test, type Page } from '@playwright/test';
import { hydrated, lookedIntoHidden } from '../support/console';
import { openUnpainted } from '../support/unpainted';

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

test.describe('the first paint', () => {
  test('has the first view, and the rest follows', async ({ page }) => {
    const release = await openUnpainted(page, path);
    await expect(root(page)).toHaveAttribute('data-rendering', 'first');
    expect(new Set(await rendered(page))).toEqual(new Set([false]));
    release();
    await whole(page);
    await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.locator('[aria-current]')).toHaveCount(1);
  });

  test('is followed by few elements in each frame, in order', async ({ page }) => {
    const release = await openUnpainted(page, path);
    await page.evaluate(() => {
      const frames: string[][] = [];
      Object.assign(window, { frames });
      new MutationObserver((records) =>
        frames.push(
          records.map(({ target }) => (target as Element).querySelector('h2')?.textContent ?? ''),
        ),
      ).observe(document.body, { attributeFilter: ['data-rendered'], subtree: true });
    });
    release();
    await whole(page);
    const { frames, sections } = await page.evaluate(() => ({
      frames: (window as unknown as { frames: string[][] }).frames,
      sections: [...document.querySelectorAll('[data-below]')].map((section) => ({
        title: section.querySelector('h2')?.textContent ?? '',
        elements: section.querySelectorAll('*').length,
      })),
    }));
    expect(frames.length).toBeGreaterThan(3);
    expect(frames.flat()).toEqual(sections.map(({ title }) => title));
    // A section comes whole; after a hundred elements no further one begins.
    for (const titles of frames) {
      const before = sections.filter(({ title }) => titles.slice(0, -1).includes(title));
      expect(before.reduce((sum, { elements }) => sum + elements, 0)).toBeLessThanOrEqual(100);
    }
  });

  test('has it at once when a press comes', async ({ page }) => {
    const release = await openUnpainted(page, path);
    await expect(root(page)).toHaveAttribute('data-rendering', 'first');
    await root(page).dispatchEvent('pointerdown');
    await expect(root(page)).not.toHaveAttribute('data-rendering');
    expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0);
    release();
    await whole(page);
  });

  test('has all of a screen that is taller', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 2400 });
    const release = await openUnpainted(page, path);
    expect(await rendered(page)).not.toContain(false);
    release();
    await whole(page);
  });

  for (const [what, scripts] of [
    ['an anchor', true],
    ['an anchor, without scripts,', false],
  ] as const) {
    test.describe(what, () => {
      test.use({ javaScriptEnabled: scripts });
      test('is where it leads', async ({ page }) => {
        await page.goto(`${path}#limits`);
        const heading = page.getByRole('heading', { level: 2, name: 'Limits' });
        await expect(heading).toBeInViewport();
        const { y } = (await heading.boundingBox())!;
        expect(y).toBeGreaterThan(60);
      });
    });
  }

  test('does not make us ask for styles of what is not rendered', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    // No query of Playwright's until all is rendered: it would ask, too.
    await page.goto(path);
    await page.waitForFunction(() => !document.documentElement.dataset.rendering);
    expect(messages).toEqual([]);
    const release = await openUnpainted(page, '/sx-prop');
    await page.evaluate(() => document.querySelector('[data-below] code')!.getBoundingClientRect());
    await expect.poll(() => messages).toContain(lookedIntoHidden);
    release();
  });

  test('after a reload is where the reader was', async ({ page }) => {
    await page.goto(path);
    await whole(page);
    await page.mouse.wheel(0, 3000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
    await page.reload();
    await whole(page);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
  });

  test('is not what a browser must tell', async ({ page }) => {
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => {};
    });
    await page.goto(path);
    await whole(page);
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
