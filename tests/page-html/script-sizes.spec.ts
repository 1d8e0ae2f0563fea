import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildDir } from '../support/built-pages';
import { compressedSize, kibibyte } from '../support/compressed-size';
import { openHydrated } from '../support/shell';
import { expect, idle, test } from '../support/site';

test.use({ build: 'site' });

for (const live of ['/components/button', '/theming']) {
  test(`${live} shares all scripts but one with other pages when all its islands are hydrated`, async ({
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
    const size = (total / kibibyte).toFixed(1);
    process.stdout.write(`${live} loads ${size} KiB of shared scripts\n`);
  });
}
