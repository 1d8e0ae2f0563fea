import { launch, type ElementHandle, type Page } from 'puppeteer-core';
import { launchOptions } from '../support/browser-launch';
import { engines } from '../../src/commands/engines.mjs';
import { findTarget } from './find';
import type { Engine, EngineOptions, Tab } from './tab';
import { waitFor } from './wait-for';

/** Chromium, or Firefox over WebDriver BiDi. */
export async function startPuppeteer(
  name: 'Chromium' | 'Firefox',
  { scheme, downloads }: EngineOptions,
): Promise<Engine> {
  const [executablePath] = engines[name].programs;
  const browser = await launch({
    executablePath: executablePath!,
    headless: true,
    protocolTimeout: 30_000,
    defaultViewport: { width: 1280, height: 900 },
    ...(name === 'Chromium'
      ? {
          args: launchOptions.args,
          downloadBehavior: { policy: 'allow' as const, downloadPath: downloads },
        }
      : {
          browser: 'firefox' as const,
          // 0 is dark, 1 is light.
          extraPrefsFirefox: {
            'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
            // Else the memory that is free decides whether Back finds a document in the bfcache.
            'browser.sessionhistory.max_total_viewers': 8,
            // 2 is the folder that `dir` names.
            'browser.download.folderList': 2,
            'browser.download.dir': downloads,
          },
        }),
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
      open: async () => tabOf(await newPage()),
      use: () => page.bringToFront(),
    };
  }

  async function newPage(): Promise<Page> {
    const page = await browser.newPage();
    if (name === 'Chromium') {
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
    }
    return page;
  }

  return {
    tab: tabOf(await newPage()),
    // A page that hangs answers nothing any more.
    end: async () => void browser.process()?.kill('SIGKILL'),
  };
}
