import type { Page } from '@playwright/test';
import { offlineFramePath } from '../../src/shell/offline/messages';
import { framePath } from '../../src/base/facts/live-frame';
import { openFirstEditor, type ExampleParts } from '../support/live-code';
import { saveAll, test, waitForController } from '../support/offline-site';
import { expect } from '../support/site';

/** Edits the first example, stops it, and runs it again. */
async function editAndRun(page: Page): Promise<ExampleParts> {
  const parts = await openFirstEditor(page);
  const { example, editor, frame } = parts;
  await editor.fill('<b>Edited</b>');
  await expect(frame.getByText('Edited')).toBeVisible();
  await example.getByRole('button', { name: /^Stop(:|$)/ }).click();
  await expect(example.getByText('The preview has stopped.')).toBeVisible();
  await example.getByRole('button', { name: /^Run(:|$)/ }).click();
  await expect(frame.getByText('Edited')).toBeVisible();
  return parts;
}

/** Paths of the frames that the page asks for, whoever responds. */
function watchFrames(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('live-frame')) paths.push(`${request.method()} ${pathname}`);
  });
  return paths;
}

test('online, an edited example runs in the frame from the network, without another request', async ({
  page,
}) => {
  await saveAll(page);
  await page.goto('/components/box');
  await waitForController(page);
  const frames = watchFrames(page);
  await editAndRun(page);
  expect(frames).toEqual([`GET ${framePath}`, `GET ${framePath}`]);
});

test('offline, an edited example runs in the saved frame immediately', async ({
  page,
  context,
  server,
}) => {
  await saveAll(page);
  await server.stop();
  await context.setOffline(true);
  await page.goto('/components/box');
  const frames = watchFrames(page);
  await editAndRun(page);
  expect(frames).toEqual([`GET ${offlineFramePath}`, `GET ${offlineFramePath}`]);
});

test('after the worker has reported a missing server, an edited example runs in the saved frame immediately', async ({
  page,
  server,
}) => {
  await saveAll(page);
  await server.stop();
  await page.goto('/components/box');
  await expect(page.locator('html')).toHaveAttribute('data-connection', 'offline');
  const frames = watchFrames(page);
  await editAndRun(page);
  expect(frames).toEqual([`GET ${offlineFramePath}`, `GET ${offlineFramePath}`]);
});

test('while the server accepts requests but never responds, the saved frame replaces the one from the network', async ({
  page,
  server,
}) => {
  await saveAll(page);
  await page.goto('/components/box');
  const release = server.hold(/./);
  const frames = watchFrames(page);
  const { frame } = await editAndRun(page);
  expect(frames.filter((path) => path.endsWith(offlineFramePath))).toHaveLength(2);
  await expect(page.locator('iframe')).toHaveCount(1);
  // A late result changes nothing.
  release();
  await expect(frame.getByText('Edited')).toBeVisible();
});

test('without a saved frame, the one from a slow network is not replaced', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await page.goto('/components/box');
  await waitForController(page);
  const release = server.hold(/live-frame/);
  const frames = watchFrames(page);
  const example = page.locator('[data-live-example]').first();
  await example.getByRole('button', { name: 'Edit' }).click();
  await expect.poll(() => server.count(/live-frame/)).toBe(1);
  await page.clock.fastForward(4000);
  expect(await page.evaluate((path) => caches.match(path), framePath)).toBeUndefined();
  release();
  await expect(example.frameLocator('iframe').locator('[data-preview]')).toBeVisible();
  expect(frames).toEqual([`GET ${framePath}`]);
});
