import type { Page } from '@playwright/test';
import { ERROR_DELAY_MS } from '../../src/sandbox/live-code/runner';
import { LATE_AFTER_MS } from '../../src/base/facts/delays';
import { hydrated } from '../support/console';
import { openFirstEditor, type ExampleParts } from '../support/live-code';
import { expect, test } from '../support/site';

test.use({ cacheControl: 'no-store' });

const packageFile = /\/live-packages\/theme-ui-color\.js$/;
const usesColor = "import { darken } from '@theme-ui/color';\n\n<b>{darken('#fff', 0.2)({})}</b>";

/** Opens the editor of an example on a page with a fake clock. */
async function openEditor(page: Page): Promise<ExampleParts> {
  await page.clock.install();
  await page.goto('/components/button');
  await hydrated(page);
  return openFirstEditor(page);
}

test('a package whose file never loads is named, and can be requested again', async ({
  page,
  server,
}) => {
  const release = server.hold(packageFile);
  const { example, editor, frame } = await openEditor(page);
  const alert = example.getByRole('alert').filter({ hasText: '@theme-ui/color didn’t load.' });
  const again = alert.getByRole('button', { name: 'Try again' });
  await editor.fill(usesColor);
  await expect.poll(() => server.count(packageFile)).toBe(1);
  await page.clock.fastForward(LATE_AFTER_MS);
  await page.clock.fastForward(ERROR_DELAY_MS);
  await expect(alert).toBeVisible();
  // The server still doesn't respond, so the second request times out after the same time.
  await again.click();
  await expect(alert).toBeHidden();
  await expect.poll(() => server.count(packageFile)).toBe(2);
  await page.clock.fastForward(LATE_AFTER_MS);
  await page.clock.fastForward(ERROR_DELAY_MS);
  await expect(alert).toBeVisible();
  release();
  await again.click();
  await expect(frame.locator('[data-preview]')).toContainText('#ccc');
  await expect(alert).toBeHidden();
});

test('an editor whose script doesn’t load shows a message, and opens once it loads', async ({
  page,
  server,
}) => {
  await page.clock.install();
  await page.goto('/components/button');
  await hydrated(page);
  const release = server.hold(/^\/assets\/js\//);
  const example = page.locator('[data-live-example]').first();
  await example.getByRole('button', { name: 'Edit' }).click();
  await page.clock.fastForward(LATE_AFTER_MS);
  await expect(
    example.getByRole('button', { name: 'Editor failed to load. Try again' }),
  ).toBeVisible();
  release();
  await expect(example.getByRole('textbox', { name: 'Example code' })).toBeVisible();
});
