import type { Locator, Page } from '@playwright/test';
import { section } from '../support/sections';
import { menuButton, modeButton } from '../support/shell';
import { medians, slowDevice, test } from './bench';

/** Pages that don't hydrate for these clicks. */
const pages = ['/components/button', '/theming'];

/** Shortest duration in ms that browsers report. */
const MIN_REPORTED_MS = 16;

/** Clicked controls, and the width of the window. */
const controls: Record<string, { width: number; control: (page: Page) => Locator }> = {
  'color mode': { width: 1280, control: modeButton },
  section: { width: 1280, control: (page) => section(page, 'Guides') },
  menu: { width: 390, control: menuButton },
};

/** Clicks a control four times. Returns the longest time in ms from an input to the next paint. */
async function click(page: Page, path: string, control: Locator): Promise<number> {
  await page.addInitScript((durationThreshold) => {
    const found = Object.assign(window, { longest: durationThreshold });
    const options = { type: 'event', durationThreshold };
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId > 0) found.longest = Math.max(found.longest, duration);
      }
    }).observe(options);
  }, MIN_REPORTED_MS);
  await page.goto(path);
  for (let time = 0; time < 4; time += 1) {
    await control.click();
    // As long as a reader needs for the next click. By then, the last one is reported.
    await page.waitForTimeout(500);
  }
  return page.evaluate(() => (window as unknown as { longest: number }).longest);
}

test('From a click to the next paint, at 4x', async ({ visit, addRow }) => {
  for (const path of pages) {
    for (const [name, { width, control }] of Object.entries(controls)) {
      const measure = async () => ({
        ms: await visit({ ...slowDevice, width }, (page) => click(page, path, control(page))),
      });
      await addRow(`${name}, ${path}`, () => medians(measure), { ms: 100 });
    }
  }
});
