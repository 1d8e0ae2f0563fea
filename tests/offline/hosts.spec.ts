import type { Page } from '@playwright/test';
import { hydrated } from '../support/console';
import type { Fault, FaultServer } from '../support/fault-server';
import {
  markSecondEdition,
  offlinePage,
  openOfflinePage,
  saveAll,
  savedText,
  test,
  waitForCached,
  waitForController,
} from '../support/offline-site';
import { expect, idle } from '../support/site';

test.slow();

/** Host behavior that the site can't control. */
const hosts: [title: string, setUp: (server: FaultServer) => void][] = [
  [
    'lets browsers cache everything for an hour',
    (server) => (server.cacheControl = 'max-age=3600'),
  ],
  [
    'redirects addresses that end in .html',
    (server) =>
      server.fail(/\.html$/, {
        kind: 'redirect',
        to: (pathname) => pathname.replace(/(index)?\.html$/, ''),
      }),
  ],
  ['returns status 200 for missing files', (server) => (server.missingStatus = 200)],
];

async function expectPage(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

for (const [title, setUp] of hosts) {
  test(`the site can be saved, opened, and updated on a host that ${title}`, async ({
    page,
    server,
    deploy,
    baseURL,
  }) => {
    setUp(server);
    await saveAll(page);
    await server.stop();
    await expectPage(page, '/components/box', 'Box');
    await expectPage(page, '/not-a-page', 'Page not found');

    await server.start(Number(new URL(baseURL!).port));
    deploy.change('/components/box', markSecondEdition);
    server.deploy(deploy.finish('second'));
    await page.goto('/offline-plugin-app-shell-fallback');
    await offlinePage(page).getByRole('button', { name: 'Update the saved copy' }).click();
    await expect(offlinePage(page).getByText(savedText)).toBeVisible({ timeout: 90_000 });
    await server.stop();
    await expectPage(page, '/components/box', 'Box');
    await expect(page.getByText('Second edition')).toBeVisible();
  });
}

const maintenance =
  '<!doctype html><title>Maintenance</title><main id=content>Back soon</main></body>';

/** What a host or a network sends instead of every file, and requests that get it. */
const foreign: Record<string, Fault> = {
  'a page': { kind: 'foreign', body: maintenance, type: 'text/html; charset=utf-8' },
  'a text': { kind: 'foreign', body: 'Back soon', type: 'text/plain' },
  JSON: { kind: 'foreign', body: '{"error":"Sign in"}', type: 'application/json' },
  'a redirect': { kind: 'redirect', to: () => '/sign-in' },
};

function replace(server: FaultServer, paths: RegExp, fault: Fault): void {
  server.fail(/^\/sign-in$/, foreign['a page']!);
  server.fail(paths, fault);
}

/** Texts of all copies, by path. */
const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const texts: Record<string, string> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        texts[pathname] = await (await cache.match(request))!.text();
      }
    }
    return texts;
  });

for (const [title, fault] of Object.entries(foreign)) {
  test(`only the site's own files are stored when the server answers with ${title}`, async ({
    page,
    server,
    deploy,
  }) => {
    await page.goto('/components/box');
    await waitForController(page);
    await page.reload();
    await hydrated(page);
    await waitForCached(page, '/components/box');
    await idle(page);
    const before = await readCaches(page);
    const scripts = Object.keys(before).filter((path) => path.startsWith('/assets/'));
    expect(scripts.length).toBeGreaterThan(2);

    await test.step('instead of the files of a page', async () => {
      replace(server, /^\/(?!guides$|.*sw\.js$)/, fault);
      await page.evaluate(
        async (paths) => {
          for (const path of paths) {
            for (const cache of ['default', 'no-store', 'reload'] as const) {
              await fetch(path, { cache }).catch(() => undefined);
            }
          }
        },
        [
          ...scripts,
          '/components/box',
          '/components/slider',
          '/live-frame.html',
          '/404.html',
          '/img/nyc.svg',
          '/assets/other.00000000.js',
          '/search/other.00000000.json',
          '/page-data/theming/page-data.json',
        ],
      );
      await page.goto('/components/box');
      // The worker stores this page after the others.
      await page.goto('/guides');
      await waitForCached(page, '/guides');
      const { '/guides': own, ...after } = await readCaches(page);
      expect(own).toContain('Guides');
      expect(after).toEqual(before);
      server.clearFaults();
    });
    await test.step('instead of some files of a save', async () => {
      await openOfflinePage(page);
      replace(
        server,
        /^\/(components\/slider|live-frame\.html|search\/pages.*|img\/nyc\.svg)$/,
        fault,
      );
      await page.getByRole('button', { name: /^Save for offline/ }).click();
      await expect(
        offlinePage(page)
          .getByRole('alert')
          .getByText(/^The server sent something other than \/(components|live|search|img)\S+\./),
      ).toBeVisible({ timeout: 30_000 });
      server.clearFaults();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(offlinePage(page).getByText(savedText)).toBeVisible({ timeout: 90_000 });
    });
    await test.step('instead of the files of a new worker', async () => {
      server.deploy(deploy.finish('second'));
      replace(server, /^\/(?!.*sw\.js$)/, fault);
      const state = await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const found = new Promise<ServiceWorker>((resolve) => {
          registration.onupdatefound = () => resolve(registration.installing!);
        });
        await registration.update().catch(() => undefined);
        const worker = await found;
        while (worker.state === 'installing') {
          await new Promise((resolve) => worker.addEventListener('statechange', resolve));
        }
        return worker.state;
      });
      expect(state).toBe('redundant');
    });
    await server.stop();
    await openOfflinePage(page);
    await expect(offlinePage(page).getByText(savedText)).toBeVisible();
    await expectPage(page, '/components/box', 'Box');
    await expectPage(page, '/components/slider', 'Slider');
  });
}
