import { expect, test as base, type Page } from '@playwright/test';
import { headersOf } from '../../src/content/hosting/headers';
import { buildDir } from './built-pages';
import { FaultServer } from './fault-server';
import { fixtureBuildDir } from './fixture-site';
import { allowEvaluate } from './live-code';

/** Options of `test`, which projects in playwright.config.ts set, too. */
export interface SiteOptions {
  /** What the server serves: the build of tests/fixtures/site, or that of the site itself. */
  build: 'fixture' | 'site';
  /** `Cache-Control` header of all responses; by default, the one of src/content/hosting/headers. */
  cacheControl: string | undefined;
}

/** Creates a server of a build with the headers of src/content/hosting/headers. */
export function createServerWithHeaders(dir = buildDir): FaultServer {
  const server = new FaultServer(dir);
  server.headersOf = headersOf;
  return server;
}

/** Serves a production build with its headers to each test, on a free port. */
export const servedTest = base.extend<SiteOptions & { server: FaultServer }>({
  build: ['fixture', { option: true }],
  cacheControl: [undefined, { option: true }],
  server: async ({ build, cacheControl }, provide) => {
    const server = createServerWithHeaders(build === 'site' ? buildDir : fixtureBuildDir);
    server.cacheControl = cacheControl;
    await provide(server);
    await server.stop();
  },
  baseURL: async ({ server }, provide) => {
    await provide(await server.start());
  },
});

/** Tests of a production build in Playwright's browser. */
export const test = servedTest.extend<{
  /** Messages of uncaught errors; a test fails if there are any at its end. */
  uncaught: string[];
}>({
  page: async ({ page }, provide) => {
    await allowEvaluate(page);
    await provide(page);
  },
  uncaught: [
    async ({ page }, provide) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await provide(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Waits until the page has loaded and everything that it does when the browser is idle has begun, such as prefetches.
 * Call it before you check that something did not happen.
 */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(async () => {
    const once = () => new Promise((done) => requestIdleCallback(done, { timeout: 2000 }));
    // The second callback comes after those that were waiting at the first.
    await once();
    await once();
  });
}

/** Turns on data saver, so that the site doesn't prefetch. */
export async function disablePrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** A color as `getComputedStyle` writes it. @param hex such as `#0066cc` */
export const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

/** Marks the document, to distinguish in-app navigation from a full page load. */
export function markDocument(page: Page): Promise<void> {
  return page.evaluate(() => void Object.assign(window, { marked: true }));
}

/** True if the page still shows the marked document. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window);
}
