import { expect, test as base, type Page } from '@playwright/test';
import { headersOf } from '../../src/hosting/headers';
import { FaultServer } from './fault-server';

interface Fixtures {
  server: FaultServer;
  /** Messages of uncaught errors; a test fails if there are any at its end. */
  uncaught: string[];
}

/** Tests against the production build, each with its own server and faults. */
export const test = base.extend<Fixtures>({
  server: async ({}, provide) => {
    const server = new FaultServer();
    // The same headers as on hosts, except for the cache: otherwise it could hide faults.
    server.headersOf = (file) => ({ ...headersOf(file), 'Cache-Control': server.cacheControl });
    await provide(server);
  },
  baseURL: async ({ server }, provide) => {
    const url = await server.start();
    await provide(url);
    server.stop();
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

/** Turns on data saver, so that the site doesn't prefetch. */
export async function disablePrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Marks the document, to distinguish in-app navigation from a full page load. */
export function markDocument(page: Page): Promise<void> {
  return page.evaluate(() => void Object.assign(window, { marked: true }));
}

/** True if the page still shows the marked document. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window);
}
