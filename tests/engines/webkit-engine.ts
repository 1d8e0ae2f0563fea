import { spawn } from 'node:child_process';
import { Builder, Capabilities, Key, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../src/commands/free-port.mjs';
import { findTarget } from './find';
import type { Engine, EngineOptions, Tab, Target } from './tab';
import { waitFor } from './wait-for';

const keys = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  End: Key.END,
  Backspace: Key.BACK_SPACE,
  ArrowDown: Key.ARROW_DOWN,
};

/** WebKitGTK on a screen of its own. */
export async function startWebKit({ scheme, downloads }: EngineOptions): Promise<Engine> {
  const port = await freePort(0);
  // A process group, so that all of it can be ended: a web process that hangs outlives its driver.
  const driverProcess = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
      // Where no folder for downloads is set, it is the home folder.
      HOME: downloads,
    },
  });
  const end = async () => void process.kill(-driverProcess.pid!, 'SIGKILL');
  const server = `http://127.0.0.1:${port}`;
  try {
    await waitFor('WebKitWebDriver', async () => (await fetch(`${server}/status`)).ok);
    const capabilities = new Capabilities();
    capabilities.set('browserName', 'MiniBrowser');
    const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
    await driver.manage().window().setRect({ width: 1280, height: 900 });

    const find = (target: Target) =>
      waitFor(`${target.role} "${target.name}"`, () =>
        driver.executeScript<WebElement | null>(
          `return (${findTarget.toString()})(arguments[0])`,
          target,
        ),
      );
    const runHere = (code: (...args: never[]) => unknown, args: unknown[]) =>
      driver.executeScript(`return (${code.toString()})(...arguments)`, ...args);

    const tabOf = (window: string): Tab => ({
      goto: (url) => driver.get(url),
      run: (code, ...args) => runHere(code, args) as never,
      async runInPreview(code, ...args) {
        const frame = await find({ role: 'frame', name: 'Preview of your code' });
        await driver.switchTo().frame(frame);
        try {
          return (await runHere(code, args)) as never;
        } finally {
          await driver.switchTo().defaultContent();
        }
      },
      async click(target) {
        // React may put another element in its place between the two.
        await waitFor(`${target.role} "${target.name}"`, async () => {
          await (await find(target)).click();
          return true;
        });
      },
      type: (text) => driver.actions().sendKeys(text).perform(),
      press: (key) => driver.actions().sendKeys(keys[key]).perform(),
      back: async () => void (await driver.executeScript('window.history.back()')),
      forward: async () => void (await driver.executeScript('window.history.forward()')),
      resize: async (width, height) =>
        void (await driver.manage().window().setRect({ width, height })),
      async open() {
        await driver.switchTo().newWindow('tab');
        return tabOf(await driver.getWindowHandle());
      },
      use: () => driver.switchTo().window(window),
    });
    return { tab: tabOf(await driver.getWindowHandle()), end };
  } catch (error) {
    await end();
    throw error;
  }
}
