import type { Page } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { headersOf } from '../../src/content/hosting/headers';
import { appHook, hookFile } from '../../src/studio/tools/customize/app/app-hook';
import { appStatus, button, field, openCustomize, typeAppAddress } from '../support/customize';
import { hydrated } from '../support/console';
import { expect, rgb, test as base } from '../support/site';
import { ViteApp } from './vite-app';

const test = base.extend<{
  /** Origin of an app that uses the hook. */
  app: string;
  /** Starts a server that responds to all requests with the headers and the HTML. Returns its origin. */
  serve: (headers: Record<string, string>, html?: string, status?: number) => Promise<string>;
}>({
  app: async ({ baseURL }, provide) => {
    const app = new ViteApp({ [hookFile]: appHook(baseURL!) });
    await provide(await app.start());
    await app.stop();
  },
  serve: async ({}, provide) => {
    const servers: Server[] = [];
    await provide(async (headers, html = '<p>An app</p>', status = 200) => {
      const server = createServer((_, response) => {
        response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(html);
      });
      servers.push(server);
      await new Promise<void>((done) => server.listen(0, 'localhost', done));
      return `http://localhost:${(server.address() as AddressInfo).port}`;
    });
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  },
});

test.use({ build: 'site' });

/** Types an address into the dialog, and opens the app in its window. */
async function openApp(page: Page, address: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await typeAppAddress(page, address);
  return opened;
}

const buy = (app: Page) => app.getByRole('button', { name: 'Buy' });

test('an app that runs elsewhere shows the theme at each edit, after its reload, and its own without the tool', async ({
  page,
  app,
}) => {
  test.slow();
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Customize' }).click();
  await expect(button(page, 'Your app')).toBeVisible();
  // Without a scheme.
  const shown = await openApp(page, app.replace('http://', ''));
  await expect(appStatus(page, /shows this theme/)).toBeVisible();
  await expect(buy(shown)).not.toHaveCSS('background-color', rgb('#0a0a64'));
  // A key that the tool doesn't have is gone, and a function stays.
  await expect(buy(shown)).toHaveCSS('text-transform', 'none');
  await page
    .getByRole('textbox', { name: /^primary in / })
    .first()
    .fill('#0f6b5c');
  await expect(buy(shown)).toHaveCSS('background-color', rgb('#0f6b5c'));
  await expect(buy(shown)).toHaveCSS('outline-color', rgb('#0f6b5c'));
  await button(page, 'Undo').click();
  await expect(buy(shown)).not.toHaveCSS('background-color', rgb('#0f6b5c'));
  await button(page, 'Redo').click();
  await shown.reload();
  await expect(buy(shown)).toHaveCSS('background-color', rgb('#0f6b5c'));

  await page.reload();
  await expect(button(page, 'Your app')).toBeVisible();
  await shown.reload();
  await expect(buy(shown)).toHaveCSS('background-color', rgb('#0a0a64'));
  await expect(buy(shown)).toHaveCSS('text-transform', 'uppercase');
  // The address is kept.
  await button(page, 'Your app').click();
  await expect(field(page, 'Address of your app')).toHaveValue(`${app}/`);
  await page.keyboard.press('Enter');
  await expect(buy(shown)).toHaveCSS('background-color', rgb('#0f6b5c'));
  await shown.close();
  await expect(appStatus(page, /was closed/)).toBeVisible();
  const again = page.waitForEvent('popup');
  await button(page, 'Open again').click();
  await expect(buy(await again)).toHaveCSS('background-color', rgb('#0f6b5c'));
  await button(page, 'Disconnect').click();
  await expect(appStatus(page, /./)).toHaveCount(0);
});

test('an app that throws an error, shows another origin, or can’t be reached is named, with what to do', async ({
  page,
  app,
  serve,
}) => {
  test.slow();
  await openCustomize(page);
  const redirecting = await serve({ location: app }, '', 302);
  const shown = await openApp(page, redirecting);
  await expect(appStatus(page, `The window now shows ${app}`)).toBeVisible();
  await expect(buy(shown)).toHaveCSS('background-color', rgb('#0a0a64'));
  await button(page, `Use ${new URL(app).host}`).click();
  await expect(appStatus(page, /shows this theme/)).toBeVisible();
  await button(page, 'Actions for primary').click();
  await button(page, 'Remove primary').click();
  await expect(appStatus(page, /threw an error: .*toUpperCase/)).toBeVisible();
  await button(page, 'Undo').click();
  await shown.reload();
  await expect(appStatus(page, /shows this theme/)).toBeVisible();

  const isolated = await serve({ 'Cross-Origin-Opener-Policy': 'same-origin' });
  await typeAppAddress(page, isolated);
  await expect(appStatus(page, /can’t be reached.*Cross-Origin-Opener-Policy/)).toBeVisible();
  await page.clock.install();
  await openApp(page, await serve({}));
  await expect(appStatus(page, /Waiting for/)).toBeVisible();
  await page.clock.fastForward(5000);
  await expect(appStatus(page, /hasn’t asked for the theme/)).toBeVisible();
});

test('what isn’t an address of an app is refused, and nothing is opened', async ({ page }) => {
  await openCustomize(page);
  await button(page, 'Your app').click();
  const dialog = page.getByRole('dialog', { name: 'Your app' });
  for (const [typed, message] of [
    [' ', 'Enter the address'],
    ['my app', 'isn’t an address'],
    ['file:///app.html', 'starts with file:'],
    ['javascript:alert(1)', 'starts with javascript:'],
  ] as const) {
    await field(page, 'Address of your app').fill(typed);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('status').filter({ hasText: message })).toBeVisible();
  }
  expect(page.context().pages()).toHaveLength(1);
});

test('a page that was saved with the old opener policy says to reload', async ({
  page,
  server,
  serve,
}) => {
  server.headersOf = (file) => ({
    ...headersOf(file),
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  await openCustomize(page);
  await typeAppAddress(page, await serve({}));
  await expect(appStatus(page, /can’t be reached.*reload this page/)).toBeVisible();
});

test('a blocked window says how to allow it', async ({ page }) => {
  await page.goto('/sx-prop');
  // A browser refuses windows in such a frame.
  await page.evaluate(() => {
    const frame = Object.assign(document.createElement('iframe'), {
      title: 'Tool',
      src: '/customize',
      width: 1200,
      height: 800,
    });
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
    document.body.replaceChildren(frame);
  });
  const tool = page.frameLocator('iframe[title="Tool"]');
  await tool.getByRole('button', { name: 'Your app' }).click();
  await tool.getByRole('textbox', { name: 'Address of your app' }).fill('localhost:1');
  await page.keyboard.press('Enter');
  await expect(tool.getByText(/blocked the window/)).toBeVisible();
});
