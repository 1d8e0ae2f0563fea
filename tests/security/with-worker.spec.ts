import type { Page, Response } from '@playwright/test';
import { offlineFramePath } from '../../src/shell/offline/messages';
import { hydrated } from '../support/console';
import type { FaultServer } from '../support/fault-server';
import { saveAll, waitForCached, waitForController } from '../support/offline-site';
import { expectNotFramed, test } from './other-origin';
import { expect } from '../support/site';
import { attemptsThatFail, searchWorker } from './worker-attempts';

test.use({ serviceWorkers: 'allow' });

const addresses = ['/', '/theming', '/components/button', '/search'];

/** Visits each page and waits for hydration. */
async function visit(page: Page, some = addresses): Promise<void> {
  for (const address of some) {
    await page.goto(address);
    await waitForController(page);
    await hydrated(page);
  }
}

/** A reader's third visit, and a visit without the server. The worker has the files it needs in both. */
const visits: [name: string, begin: (page: Page, server: FaultServer) => Promise<void>][] = [
  [
    'on a third visit',
    async (page) => {
      await visit(page);
      for (const address of addresses) await waitForCached(page, address);
      await visit(page);
    },
  ],
  [
    'without the server',
    async (page, server) => {
      await saveAll(page);
      await server.stop();
    },
  ],
];

for (const [name, begin] of visits) {
  test(`${name}, each response has the server's headers`, async ({ page, server }) => {
    await begin(page, server);
    const answers: Response[] = [];
    page.on('response', (response) => answers.push(response));
    await visit(page);
    const kinds = new Map<string, number>();
    for (const answer of answers) {
      const { pathname, protocol } = new URL(answer.url());
      if (protocol === 'data:') continue;
      const headers = await answer.allHeaders();
      const isPage = headers['content-type']?.includes('html');
      const file = isPage ? `${pathname === '/' ? '/index' : pathname}.html` : pathname;
      const sent = Object.entries(server.headersOf(file)).map(([header, value]) => {
        const name = header.toLowerCase();
        // The worker adds the sandbox to the offline frame.
        const isFrame = name === 'content-security-policy' && pathname === offlineFramePath;
        return [name, isFrame ? `${value}, sandbox allow-scripts allow-forms` : value];
      });
      expect(sent.length).toBeGreaterThan(3);
      const has = sent.map(([header]) => [header, headers[header!]]);
      expect([pathname, has]).toEqual([pathname, sent]);
      expect(headers).not.toHaveProperty('content-encoding');
      const type = answer.request().resourceType();
      kinds.set(type, (kinds.get(type) ?? 0) + 1);
    }
    expect(kinds.get('document')).toBeGreaterThanOrEqual(addresses.length);
    expect(kinds.get('script')).toBeGreaterThan(addresses.length);
  });

  test(`${name}, a worker can't evaluate strings or contact another origin`, async ({
    page,
    server,
    otherOrigin,
  }) => {
    await begin(page, server);
    for (let opened = 0; opened < 2; opened += 1) {
      await page.goto('/theming');
      const worker = await searchWorker(page);
      expect(await attemptsThatFail(worker, otherOrigin.origin)).toEqual([true, true, true]);
    }
    expect(otherOrigin.requests).toEqual([]);
  });

  test(`${name}, another site can't frame a page or access its window`, async ({
    page,
    server,
    otherOrigin,
    baseURL,
  }) => {
    await begin(page, server);
    const { port } = new URL(otherOrigin.origin);
    // Same-site to browsers despite its port, so its frames use the worker, too.
    const origin = `http://localhost:${port}`;
    otherOrigin.html = `<iframe title="Framed" src="${baseURL}/components/button"></iframe>
      <button onclick="tab = window.open('${baseURL}/components/button')">Open</button>`;
    await page.goto(`${origin}/page`);
    await expectNotFramed(page);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.poll(() => page.evaluate('tab !== null && tab.closed')).toBe(true);
  });
}
