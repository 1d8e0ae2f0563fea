import type { Page } from '@playwright/test';
import { medians, slowConditions, test } from './bench';

/** Pages with an island that hydrates when the pointer comes near. */
const pages = ['/components/button', '/sx-prop', '/theming', '/'];

/** Moves the pointer onto the first island. Returns the time in ms until it's hydrated. */
async function hydrate(page: Page, path: string): Promise<number> {
  await page.goto(path);
  const island = page.locator('[data-island]:not([data-started]) :visible').first();
  await island.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const root = element.closest('[data-island]')!;
    const times = Object.assign(window, { intentAt: NaN, hydratedAt: NaN });
    root.addEventListener('pointerover', ({ timeStamp }) => (times.intentAt ||= timeStamp));
    new MutationObserver(() => (times.hydratedAt ||= performance.now())).observe(root, {
      attributeFilter: ['data-started'],
    });
  });
  // In steps, as a reader would.
  const { x, y, width, height } = (await island.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
  const time = await page.waitForFunction(() => {
    const { intentAt, hydratedAt } = window as unknown as Record<string, number>;
    return hydratedAt! - intentAt! || false;
  });
  return Math.round((await time.jsonValue()) as number);
}

test('From intent to the hydration of an island', async ({ visit, addRow }) => {
  for (const path of pages) {
    for (const [name, conditions] of Object.entries(slowConditions)) {
      const measure = async () => ({ ms: await visit(conditions, (page) => hydrate(page, path)) });
      await addRow(`${path}, ${name}`, () => medians(measure));
    }
  }
});
