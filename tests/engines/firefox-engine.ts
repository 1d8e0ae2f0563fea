import { launch, type ElementHandle, type Page } from 'puppeteer-core';
import { engines } from '../../src/commands/engines.mjs';
import { findTarget } from './find';
import type { Engine, EngineOptions, Tab } from './tab';
import { waitFor } from './wait-for';

/** Firefox over WebDriver BiDi. */
export async function startFirefox({ scheme, downloads }: EngineOptions): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: engines.Firefox.programs[0]!,
    headless: true,
    protocolTimeout: 30_000,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: {
      // 0 is dark, 1 is light.
      'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
      // Else the memory that is free decides whether Back finds a document in the bfcache.
      'browser.sessionhistory.max_total_viewers': 8,
      // 2 is the folder that `dir` names.
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
    },
  });

  function tabOf(page: Page): Tab {
    const preview = async () => {
      const frame = page.frames().find((frame) => frame.url().includes('live-frame'));
      if (!frame) throw new Error('There is no preview frame.');
      return frame;
    };
    return {
      goto: async (url) => void (await page.goto(url)),
      // Its types would unwrap what a function returns.
      run: (code, ...args) =>
        page.evaluate(code as never, ...(args as unknown as never[])) as never,
      runInPreview: async (code, ...args) =>
        (await preview()).evaluate(code as never, ...(args as unknown as never[])) as never,
      async click(target) {
        const element = await waitFor(`${target.role} "${target.name}"`, async () => {
          const handle = await page.evaluateHandle(findTarget, target);
          return handle.asElement() as ElementHandle<HTMLElement> | null;
        });
        await element.click();
      },
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      back: async () => void (await page.evaluate(() => window.history.back())),
      forward: async () => void (await page.evaluate(() => window.history.forward())),
      // Firefox ESR 140 takes the size, and does not know the orientation that comes with it.
      resize: (width, height) =>
        page.setViewport({ width, height }).catch((error: Error) => {
          if (!error.message.includes('unknown command')) throw error;
        }),
      open: async () => tabOf(await browser.newPage()),
      use: () => page.bringToFront(),
    };
  }

  return {
    tab: tabOf(await browser.newPage()),
    // A page that hangs answers nothing any more.
    end: async () => void browser.process()?.kill('SIGKILL'),
  };
}
