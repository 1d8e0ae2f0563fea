import type { Page } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { READING_MS } from '../../src/sandbox/live-code/share-link';
import { hydrated } from '../support/console';
import { FaultServer } from '../support/fault-server';
import { hostileTexts, playgroundLink } from '../support/link-factory';
import { modeButton } from '../support/shell';
import { expect, test } from '../support/site';

test.use({ build: 'site' });

const asksToRead = (page: Page) =>
  page.getByText('This code came from a link. Read it, then click Run.');
const run = (page: Page) => page.getByRole('button', { name: 'Run' });

test.describe('before Run, a link doesn’t block the page @hostile', () => {
  for (const [name, text] of Object.entries(hostileTexts)) {
    for (const part of name === 'alternating quotes' ? (['code', 'theme'] as const) : ['code']) {
      test(`${name} as ${part}`, async ({ page }) => {
        const link = await (part === 'code'
          ? playgroundLink(text)
          : playgroundLink('<b>Fine</b>', { theme: text }));
        await page.goto(link);
        await expect(asksToRead(page)).toBeVisible();
        if (part === 'theme') await page.getByRole('tab', { name: 'Theme' }).click();
        // Each of these texts once froze the page for longer than a test may take.
        const panel = page.getByRole('tabpanel', { name: part === 'code' ? 'Code' : 'Theme' });
        const editor = panel.getByRole('textbox');
        if (await editor.isVisible()) {
          await editor.press('ControlOrMeta+End');
          await editor.press('y');
          await expect.poll(() => editor.inputValue().then((value) => value.at(-1))).toBe('y');
        } else {
          await expect(panel.getByText('This text is too long to edit here.')).toBeVisible();
        }
        await modeButton(page).click();
        await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
        await expect(page.locator('iframe')).toHaveCount(0);
      });
    }
  }
});

test('text that is too long to edit can be read and run @hostile', async ({ page }) => {
  const lines = Array.from({ length: 4000 }, (_, index) => `// ${index}`).join('\n');
  await page.goto(await playgroundLink(`${lines}\n<b>After all</b>`));
  const text = page.getByRole('tabpanel', { name: 'Code' }).getByLabel('Code');
  await text.focus();
  await expect(async () => {
    // Each press goes to the end of the text that is laid out at that time.
    await page.keyboard.press('End');
    await expect(text.getByText('<b>After all</b>')).toBeInViewport({ timeout: 500 });
  }).toPass();
  await run(page).click();
  const frame = page.frameLocator('iframe[title="Preview of your code"]');
  await expect(frame.getByText('After all')).toBeVisible();
});

test('text that would block the editor isn’t pasted, and a message says so @hostile', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/playground');
  await hydrated(page);
  const editor = page.getByRole('textbox', { name: /^Code/ });
  await editor.fill('<b>Mine</b>');
  const paste = async (text: string) => {
    await page.evaluate((value) => navigator.clipboard.writeText(value), text);
    await editor.press('ControlOrMeta+End');
    await editor.press('ControlOrMeta+v');
  };
  await paste('\n'.repeat(90_000));
  const refusal = page.getByRole('alert').filter({ hasText: 'too long for this editor' });
  await expect(refusal).toBeVisible();
  await expect(editor).toHaveValue('<b>Mine</b>');
  await paste('<i>More</i>');
  await expect(editor).toHaveValue('<b>Mine</b><i>More</i>');
  await expect(refusal).toBeHidden();
  // What's replaced doesn't count.
  await editor.fill('\u4e00'.repeat(1500));
  await page.evaluate(() => navigator.clipboard.writeText('\u4e8c'.repeat(1500)));
  await editor.press('ControlOrMeta+a');
  await editor.press('ControlOrMeta+v');
  await expect(editor).toHaveValue('\u4e8c'.repeat(1500));
  await editor.press('ControlOrMeta+v');
  await expect(refusal).toBeVisible();
  await expect(editor).toHaveValue('\u4e8c'.repeat(1500));
});

test('a hash of a million characters is reported as damaged without blocking the page @hostile', async ({
  page,
}) => {
  await page.goto('/playground');
  await page.evaluate(() => (window.location.hash = `work1.${'A'.repeat(1_000_000)}`));
  await expect(page.getByText(/This link is damaged/)).toBeVisible();
});

test('a link that is swapped just before the click on Run doesn’t run @hostile', async ({
  page,
}) => {
  const [read, swapped] = [
    await playgroundLink('<b>Read</b>'),
    await playgroundLink('<b>Evil</b>'),
  ];
  // Without a pause, the clock goes on with the real one.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(read);
  await expect(run(page)).toBeDisabled();
  await page.clock.runFor(READING_MS);
  await expect(run(page)).toBeEnabled();
  const place = (await run(page).boundingBox())!;
  await page.evaluate((hash) => (window.location.hash = hash), swapped.split('#')[1]!);
  await expect(page.getByRole('textbox', { name: /^Code/ })).toHaveValue('<b>Evil</b>');
  await page.clock.runFor(120);
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await page.clock.runFor(READING_MS);
  await expect(run(page)).toBeEnabled();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('in another site’s frame without headers, the playground runs nothing and links to a new tab @hostile', async ({
  page,
}) => {
  const server = new FaultServer();
  const origin = await server.start();
  const link = await playgroundLink('<b>Mine</b>');
  const other = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(
      `<iframe title="Framed" src="${origin}${link}" width="900" height="800"></iframe>`,
    );
  });
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
  const framed = page.frameLocator('iframe[title="Framed"]');
  const open = framed.getByRole('link', { name: 'Open the playground in a new tab' });
  await expect(open).toBeVisible();
  await expect(framed.getByRole('button', { name: 'Run' })).toHaveCount(0);
  const [tab] = await Promise.all([page.waitForEvent('popup'), open.click()]);
  await expect(run(tab)).toBeVisible();
  other.close();
  await server.stop();
});
