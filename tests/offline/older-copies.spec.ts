import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fixtureBuildDir } from '../support/fixture-site';
import { offlinePage, readList, savedText, test, waitForController } from '../support/offline-site';
import { expect } from '../support/site';

const fileList = readList(fixtureBuildDir);
const shell = fileList.files.find((file) => /\/assets\/shell\./.test(file))!;

/** Stores the shell script as workers did until November 2026: with its type, but no other headers. */
async function storeLegacyCopy(page: Page, name: string, body: string): Promise<void> {
  await page.evaluate(
    async ([cacheName, address, text]) => {
      const cache = await caches.open(cacheName!);
      const headers = { 'content-type': 'text/javascript', 'x-kept-at': '1' };
      await cache.put(address!, new Response(text, { headers }));
    },
    [name, shell, body],
  );
}

test('copies stored without headers by an older worker are fetched again and never run', async ({
  page,
  server,
}) => {
  const text = `${readFileSync(path.join(fixtureBuildDir, shell), 'utf8')};document.title = 'Old copy';`;
  // The page has no worker yet.
  await page.goto('/theming');
  for (const name of [
    'saved:0123456789abcdef',
    'visited',
    '2:saved:0123456789abcdef',
    '2:visited',
  ]) {
    await storeLegacyCopy(page, `theme-ui-docs:/:${name}`, text);
  }
  await waitForController(page);
  // The site is saved again automatically, because the reader had saved it before.
  await page.goto('/offline-plugin-app-shell-fallback');
  await expect(offlinePage(page).getByText(savedText)).toBeVisible({ timeout: 90_000 });
  await server.stop();
  await page.goto('/sx-prop');
  await expect(page.getByRole('heading', { level: 1, name: 'The sx Prop' })).toBeVisible();
  await expect(page).not.toHaveTitle('Old copy');
  const old = await page.evaluate(async () => {
    const found = [];
    for (const name of await caches.keys()) {
      for (const response of await (await caches.open(name)).matchAll()) {
        if (response.headers.has('x-kept-at')) found.push(name);
      }
    }
    return found;
  });
  expect(old).toEqual([]);
});
