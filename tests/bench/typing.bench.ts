import type { Locator, Page } from '@playwright/test';
import { hydrated } from '../support/console';
import { field, openCustomize } from '../support/customize';
import { allowEvaluate, openFirstEditor, partsOf } from '../support/live-code';
import { median, medians, slowDevice, test } from './bench';

/** Time in ms between keys. The previous key is handled by then. */
const PAUSE_MS = 900;

/** Keys that each change the preview. */
const keys = ['1', '2', '3', '4', '5'];

const code = '<Button>Room </Button>';

/** Fills in code, and puts the caret before its closing tag. */
async function fillCode(editor: Locator): Promise<void> {
  await editor.fill(code);
  for (let left = code.length; left > code.indexOf('</'); left -= 1)
    await editor.press('ArrowLeft');
}

/** Opens each editor at a place where typing changes the preview. */
const editors: Record<string, (page: Page) => Promise<void>> = {
  async 'live example'(page) {
    await page.goto('/components/button');
    await hydrated(page);
    await fillCode((await openFirstEditor(page)).editor);
  },
  async '/playground'(page) {
    await page.goto('/playground');
    await hydrated(page);
    await fillCode(partsOf(page.getByRole('main')).editor);
  },
  async 'color of /customize'(page) {
    await openCustomize(page);
    await field(page, 'primary in default').fill('#0077c');
  },
};

/** Types into an editor. Returns the median time in ms from a key press to the paint of the preview. */
async function type(page: Page, open: (page: Page) => Promise<void>): Promise<number> {
  await allowEvaluate(page);
  await open(page);
  const frame = page.frames().at(-1)!;
  // The frame runs in another process, which is throttled separately.
  const session = await page.context().newCDPSession(frame);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDevice.cpu! });
  await page.evaluate(() =>
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => Object.assign(window, { pressed: performance.timeOrigin + timeStamp }),
      true,
    ),
  );
  await frame.evaluate(() =>
    new MutationObserver(() =>
      requestAnimationFrame(() =>
        // A timeout that is set in a frame's callback runs after the paint.
        setTimeout(() =>
          Object.assign(window, { painted: performance.timeOrigin + performance.now() }),
        ),
      ),
    ).observe(document, { subtree: true, childList: true, attributes: true, characterData: true }),
  );
  const times: number[] = [];
  for (const key of keys) {
    await page.waitForTimeout(PAUSE_MS);
    await frame.evaluate(() => Object.assign(window, { painted: undefined }));
    await page.keyboard.press(key);
    const painted = await frame.waitForFunction(() => (window as { painted?: number }).painted);
    const pressed = await page.evaluate(() => (window as unknown as { pressed: number }).pressed);
    times.push(Number(await painted.jsonValue()) - pressed);
    await page.waitForTimeout(PAUSE_MS);
    await page.keyboard.press('Backspace');
  }
  return Math.round(median(times));
}

test('From a key press to the preview, at 4x', async ({ visit, addRow }) => {
  for (const [name, open] of Object.entries(editors)) {
    const measure = async () => ({ ms: await visit(slowDevice, (page) => type(page, open)) });
    await addRow(name, () => medians(measure), { ms: 100 });
  }
});
