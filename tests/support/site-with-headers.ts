import type { Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { buildDir } from './built-pages';
import { expect, servedTest } from './site';

interface Fixtures {
  /** Violations of the content policy, console messages, uncaught errors, and requests to other origins. */
  refusals: string[];
}

/** Tests that note what the site's headers refuse. */
export const test = servedTest.extend<Fixtures>({
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

/** Fails if there are refusals so far. */
export async function expectNoRefusals(refusals: string[], page: Page): Promise<void> {
  // Messages of a page arrive in order, so all earlier ones have arrived after this.
  await page.evaluate(() => 0);
  expect(refusals).toEqual([]);
}

/**
 * URL paths of all HTML files of the build.
 * @throws if there are none
 */
export function htmlAddresses(): string[] {
  const addresses = readdirSync(buildDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(buildDir.length))
    .map((file) => file.replace(/(\/index)?\.html$/, '') || '/');
  if (addresses.length === 0)
    throw new Error('The build has no HTML files. Run "npm run build" first.');
  return addresses.sort();
}
