import { expect, test as base, type Page } from '@playwright/test';
import { headersOf } from '../../src/hosting/headers';
import { FaultServer } from './fault-server';

interface Fixtures {
  server: FaultServer;
  /** Errors that no one caught. */
  uncaught: string[];
}

/** Tests against the production build on a server of their own, whose faults they decide. */
export const test = base.extend<Fixtures>({
  server: async ({}, provide) => {
    const server = new FaultServer();
    // The policy of hosts, but not their cache rules: each fault shall show.
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

/** Tells the site that the reader saves data, so that it prefetches nothing. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** Marks the document, to tell a navigation inside the app from a full load. */
export function mark(page: Page): Promise<void> {
  return page.evaluate(() => void Object.assign(window, { marked: true }));
}

/** Whether the page still shows the document that was marked. */
export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in window);
}
