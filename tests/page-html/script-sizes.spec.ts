import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildDir } from '../support/built-pages';
import { compressedSize, kibibyte } from '../support/compressed-size';
import { openHydrated } from '../support/shell';
import { expect, idle, test } from '../support/site';

test.use({ build: 'site' });

/** Limit for the scripts of a page with live examples before an editor is opened, without the page's own examples. */
const limit = 110 * kibibyte;

for (const live of ['/components/button', '/theming']) {
  test(`${live} loads at most 110 KiB of shared scripts when all its islands are hydrated`, async ({
    page,
  }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/assets/js/')) scripts.add(pathname);
    });
    await openHydrated(page, live);
    await idle(page);
    const example = await page
      .locator('[data-live-example]')
      .first()
      .getAttribute('data-live-example');
    const bodies = [...scripts].map((script) => readFileSync(path.join(buildDir, script), 'utf8'));
    const shared = bodies.filter((body) => !body.includes(example!));
    expect(shared.length).toBe(bodies.length - 1);
    // The bundler's runtime, React with the theme, and what examples share.
    expect(shared.length).toBeGreaterThanOrEqual(3);
    const total = shared.map((body) => compressedSize(body)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThanOrEqual(limit);
  });
}
