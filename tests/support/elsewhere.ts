import { expect, type Page } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './policed-site';

/** Address of Chromium's own page about an answer that it doesn't show. */
const browserError = 'chrome-error://chromewebdata/';

interface Fixtures {
  /** An origin that allows everything, and the requests it got. */
  elsewhere: { origin: string; asked: string[]; html: string };
}

/** Tests on a site with all its headers, and another origin that wants into it. */
export const test = base.extend<Fixtures>({
  elsewhere: async ({}, provide) => {
    const found = { origin: '', asked: [] as string[], html: '' };
    const server = createServer((request, response) => {
      found.asked.push(request.url!);
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-type', request.url === '/page' ? 'text/html' : 'text/javascript');
      response.end(request.url === '/page' ? found.html : 'window.ran = true;');
    });
    await new Promise<void>((done) => server.listen(0, done));
    found.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await provide(found);
    server.closeAllConnections();
    server.close();
  },
});

/** Waits until the browser has refused to show the site in a frame, in whose place it shows its own error. */
export async function expectNotFramed(page: Page): Promise<void> {
  await expect.poll(() => page.frames().map((frame) => frame.url())).toContain(browserError);
}
