import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildDir, builtPages, builtPreviews } from '../support/built-pages';
import { compressedSize, kibibyte } from '../support/compressed-size';
import { hydrated } from '../support/console';

/** Pages without a live example. */
const plainPages = ['/getting-started/gatsby', '/packages'];

/** Each page added to the 52 of the time when the limit was set may cost 75 bytes. */
const addedPages = builtPages().length + builtPreviews().length - 52;
const limit = 125 * kibibyte + 75 * addedPages;

for (const plainPage of plainPages) {
  test(`${plainPage} loads at most 125 KiB of scripts, all in all, and 75 bytes for each page added since`, async ({
    page,
  }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/assets/js/')) scripts.add(pathname);
    });
    await page.goto(plainPage);
    await expect(page.locator('[data-live-example]')).toHaveCount(0);
    await page.evaluate(() => document.dispatchEvent(new Event('site:start-app')));
    await hydrated(page);
    // Prefetches of what the page links to count too.
    await page.waitForLoadState('networkidle');
    // The script with the page's own words may be as long as its author likes.
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    const bodies = [...scripts].map((script) => readFileSync(path.join(buildDir, script), 'utf8'));
    const shared = bodies.filter((body) => !body.includes(description!));
    expect(shared.length).toBeLessThan(bodies.length);
    const total = shared.map((body) => compressedSize(body)).reduce((sum, size) => sum + size, 0);
    // The runtime, the app and the page.
    expect(scripts.size).toBeGreaterThanOrEqual(3);
    expect(addedPages).toBeGreaterThan(50);
    expect(total).toBeLessThanOrEqual(limit);
  });
}
