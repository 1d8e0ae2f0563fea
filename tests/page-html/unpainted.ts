import { expect, type Page } from '@playwright/test';

/** Opens a page that the browser parses completely but can't paint until the returned function is called. */
export async function openUnpainted(
  page: Page,
  path: string,
  open: () => Promise<unknown> = () => page.goto(path, { waitUntil: 'commit' }),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/held.js', async (route) => {
    await released;
    await route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    // A pending stylesheet would also block the page's scripts.
    const held = '<script src="/held.js" async blocking="render"></script>';
    const body = html.replace('</head>', `${held}</head>`);
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
  await open();
  await page.waitForFunction(() => document.readyState === 'interactive', undefined, {
    polling: 20,
  });
  return release;
}
