import { expect, test as base, type Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { headersOf } from '../../src/hosting/headers';
import { buildDir } from './built-pages';
import { FaultServer } from './fault-server';

interface Fixtures {
  server: FaultServer;
  /** What a content policy refused, what stood in the console, and requests to other origins. */
  refusals: string[];
}

/** The production build, with the headers that src/hosting/headers has for hosts. */
export function policedServer(): FaultServer {
  const server = new FaultServer();
  server.headersOf = headersOf;
  return server;
}

/** Tests against the production build on such a server. */
export const test = base.extend<Fixtures>({
  server: async ({}, provide) => {
    await provide(policedServer());
  },
  baseURL: async ({ server }, provide) => {
    await provide(await server.start());
    await server.stop();
  },
  refusals: async ({ context, baseURL }, provide) => {
    const refusals: string[] = [];
    await context.exposeBinding('refused', (_, text: string) => void refusals.push(text));
    await context.addInitScript(() => {
      const { refused } = window as unknown as { refused?: (text: string) => void };
      document.addEventListener('securitypolicyviolation', (event) =>
        refused?.(`${event.effectiveDirective}: ${event.blockedURI} on ${event.documentURI}`),
      );
    });
    context.on('console', (message) => {
      if (message.text() === 'Service Worker registration blocked by Playwright') return;
      refusals.push(`${message.type()}: ${message.text()}`);
    });
    context.on('weberror', (error) => refusals.push(`uncaught: ${error.error().message}`));
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== baseURL && protocol !== 'data:') refusals.push(`request: ${request.url()}`);
    });
    await provide(refusals);
  },
});

/** Fails with what was refused so far. */
export async function expectNone(refusals: string[], page: Page): Promise<void> {
  // What a page sends is heard after what it has sent before.
  await page.evaluate(() => 0);
  expect(refusals).toEqual([]);
}

/**
 * Addresses of all HTML files of the build.
 * @throws when there is none
 */
export function htmlAddresses(): string[] {
  const addresses = readdirSync(buildDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(buildDir.length))
    .map((file) => file.replace(/(\/index)?\.html$/, '') || '/');
  if (addresses.length === 0) throw new Error('The build has no pages.');
  return addresses.sort();
}
