import { encodeWork } from '../../src/sandbox/live-code/share-link';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

test('code from a link only runs once the reader has had time to read it and clicks Run @core', async ({
  page,
}) => {
  await page.clock.install();
  const hash = await encodeWork({ code: '<b>From a link</b>', theme: '', preset: '', mode: '' });
  await page.goto(`/playground#${hash}`);
  const run = page.getByRole('button', { name: 'Run' });
  const frame = page.frameLocator('iframe[title="Preview of your code"]');
  await expect(page.getByText('This code came from a link.')).toBeVisible();
  await expect(run).toBeDisabled();
  await page.clock.runFor(500);
  await expect(run).toBeEnabled();
  await expect(page.locator('iframe')).toHaveCount(0);
  await run.click();
  await expect(frame.getByText('From a link')).toBeVisible();
});
