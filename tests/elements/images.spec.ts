import { builtPages } from '../support/built-pages';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

const views = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];
const pages = builtPages().filter(({ html }) => html.includes('<img'));

test('there are pages with images', () => expect(pages).not.toEqual([]));

for (const { path } of pages) {
  test(`${path} only loads images outside the first view lazily`, async ({ page }) => {
    const seen = [];
    for (const view of views) {
      await page.setViewportSize(view);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      seen.push(
        await page.locator('img').evaluateAll((images) =>
          images.map((image) => {
            const { top, bottom } = image.getBoundingClientRect();
            return {
              isInFirstView: bottom > 0 && top < window.innerHeight,
              isLazy: image.getAttribute('loading') === 'lazy',
            };
          }),
        ),
      );
    }
    const [wide, narrow] = seen as [(typeof seen)[0], (typeof seen)[0]];
    expect(wide.length).toBeGreaterThan(0);
    expect(narrow).toHaveLength(wide.length);
    wide.forEach(({ isInFirstView, isLazy }, index) => {
      // Images that are in the first view at only one of the widths may be loaded either way.
      if (isInFirstView === narrow[index]!.isInFirstView) expect(isLazy).toBe(!isInFirstView);
    });
  });
}
