import { expect, type Page } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from '../support/site-with-headers';

/** URL of Chromium's error page, which replaces a response that it refuses to show. */
const browserError = 'chrome-error://chromewebdata/';

interface Fixtures {
  /** Another origin, which allows all cross-origin requests, and the paths that were requested from it. */
  otherOrigin: { origin: string; requests: string[]; html: string };
}

/** Tests against the site with all its headers, and another origin that tries to attack it. */
export const test = base.extend<Fixtures>({
  otherOrigin: async ({}, provide) => {
    const state = { origin: '', requests: [] as string[], html: '' };
    const server = createServer((request, response) => {
      state.requests.push(request.url!);
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-type', request.url === '/page' ? 'text/html' : 'text/javascript');
      response.end(request.url === '/page' ? state.html : 'window.ran = true;');
    });
    await new Promise<void>((done) => server.listen(0, done));
    state.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await provide(state);
    server.closeAllConnections();
    server.close();
  },
});

/** Waits until a frame shows the browser's error page because the site refuses to be framed. */
export async function expectNotFramed(page: Page): Promise<void> {
  await expect.poll(() => page.frames().map((frame) => frame.url())).toContain(browserError);
}
