import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { insecureHost, launchOptions } from '../support/browser-launch';
import { offlinePagePath } from '../../src/shell/offline/messages';
import { waitForController, test } from '../support/offline-site';
import { expect } from '../support/site';
import { section } from '../support/sections';

test('Chromium reports no installability errors', async ({ baseURL }) => {
  const profile = mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-'));
  // Other contexts are incognito, where sites can't be installed.
  const context = await chromium.launchPersistentContext(profile, launchOptions);
  try {
    const page = context.pages()[0]!;
    await page.goto(`${baseURL}/components/box`);
    await waitForController(page);
    const session = await context.newCDPSession(page);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    expect(installabilityErrors).toEqual([]);
    const manifest = await session.send('Page.getAppManifest');
    expect(manifest.errors).toEqual([]);
    expect(manifest.url).toBe(`${baseURL}/manifest.webmanifest`);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
});

test('the Install button appears when the browser offers it, and opens its prompt', async ({
  page,
}) => {
  await page.goto('/components/box');
  const install = page.getByRole('contentinfo').getByRole('button', { name: 'Install' });
  await expect(install).toBeHidden();
  await page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = () => Promise.resolve(void Object.assign(window, { isAsked: true }));
    window.dispatchEvent(Object.assign(event, { prompt }));
  });
  await install.click();
  expect(await page.evaluate(() => 'isAsked' in window)).toBe(true);
  await expect(install).toBeHidden();

  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect(page.getByText('The site is installed. Do you also want to save it')).toBeVisible();
  await page.getByRole('button', { name: 'Show how' }).click();
  await expect(page).toHaveURL(new RegExp(`${offlinePagePath}$`));
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect(page.getByText('The site is installed.')).toBeHidden();
});

test('over plain HTTP, no worker is registered and one warning explains why', async ({
  page,
  baseURL,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.goto(baseURL!.replace('localhost', insecureHost) + offlinePagePath);
  await expect(
    page.getByText('Browsers can save only sites that are served over HTTPS.'),
  ).toBeVisible();
  // Browsers also say that a header has no effect without HTTPS.
  expect(warnings.filter((text) => !text.includes('Cross-Origin-Opener-Policy'))).toEqual([
    'Offline reading requires HTTPS or localhost.',
  ]);
});

test('a shell script that loads late still registers the worker', async ({ page, server }) => {
  const release = server.hold(/\/assets\/shell\./);
  const visit = page.goto('/components/box', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await visit;
  expect(server.count(/sw\.js/)).toBe(0);
  release();
  await waitForController(page);
});

test('the shell still works inside a frame that blocks workers', async ({
  page,
  baseURL,
  server,
}) => {
  // On hosts with headers, the site can't be framed.
  server.headersOf = () => ({});
  await page.goto('/components/box');
  await page.setContent(
    `<iframe sandbox="allow-scripts" src="${baseURL}/theming" width="1200" height="800"></iframe>`,
  );
  const frame = page.frameLocator('iframe');
  await section(frame, 'Guides').click();
  await expect(frame.getByRole('link', { name: 'How It Works' })).toBeVisible();
  await expect(
    frame.getByRole('alert').getByText('Parts of this page failed to load'),
  ).toBeHidden();
});
