import { encodeWork } from '../../src/sandbox/live-code/share-link';
import { expect, test } from '../support/site';

test('code from a link only runs once the reader has had time to read it and clicks Run @core', async ({
  page,
}) => {
  // Without a pause, the clock goes on with the real one.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const hash = await encodeWork({ code: '<b>From a link</b>', theme: '', preset: '', mode: '' });
  await page.goto(`/playground#${hash}`);
  const run = page.getByRole('button', { name: 'Run' });
  const frame = page.frameLocator('iframe[title="Preview of your code"]');
  await expect(page.getByText('This code came from a link.')).toBeVisible();
  await expect(run).toBeDisabled();
  await page.clock.runFor(499);
  await expect(run).toBeDisabled();
  await page.clock.runFor(1);
  await expect(run).toBeEnabled();
  await expect(page.locator('iframe')).toHaveCount(0);
  await run.click();
  await expect(frame.getByText('From a link')).toBeVisible();
});
