import { expect } from '@playwright/test';
import { spawn } from 'node:child_process';
import { launch, type ElementHandle, type Page } from 'puppeteer-core';
import {
  Builder,
  By,
  Capabilities,
  Key,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import { engines } from '../../src/commands/engines.mjs';
import { freePort } from '../../src/commands/free-port.mjs';

/** A started browser, without storage and in the light color scheme. */
export interface Engine {
  tab: Tab;
  /** Ends the browser, even if its pages hang. */
  end(): void;
}

/** The first visible, enabled element of a role with this accessible name. A name that ends in `…` is a prefix. */
export interface Target {
  role: 'button' | 'link' | 'tab' | 'textbox' | 'label';
  name: string;
}

/** Keys, with Puppeteer's names. */
const seleniumKeys = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  End: Key.END,
  Backspace: Key.BACK_SPACE,
  ArrowDown: Key.ARROW_DOWN,
};

/** How long the start of a driver, or a click, may take. */
const ACTION_TIMEOUT_MS = 15_000;

/** Function that runs in the page. It can only use its arguments. They and its result are sent as JSON. */
type PageFunction<Args extends unknown[], Result> = (...args: Args) => Result;

/** An expression that calls a function with arguments. */
const callOf = (code: PageFunction<never[], unknown>, args: unknown[]) =>
  `(${code.toString()})(...${JSON.stringify(args)})`;

/** A tab of a browser. Each driver implements the abstract methods. */
export abstract class Tab {
  /** Loads a URL and waits for the load event. */
  abstract goto(url: string): Promise<unknown>;
  /** Enters text at the focus. */
  abstract type(text: string): Promise<void>;
  abstract press(key: keyof typeof seleniumKeys): Promise<void>;
  /** Opens another tab of the same browser in front of this one, with the same storage. */
  abstract open(): Promise<Tab>;
  /** Brings the tab to the front. */
  abstract use(): Promise<void>;
  /** Evaluates an expression in the page, and awaits a promise. */
  protected abstract evaluate(expression: string): Promise<unknown>;
  /** Evaluates an expression in the page's first preview. Throws if there's none. */
  protected abstract evaluateInPreview(expression: string): Promise<unknown>;
  /** Clicks the element that an expression returns. Throws if it's null. */
  protected abstract clickResult(expression: string): Promise<void>;

  run<Args extends unknown[], Result>(code: PageFunction<Args, Result>, ...args: Args) {
    return this.evaluate(callOf(code, args)) as Promise<Awaited<Result>>;
  }
  runInPreview<Args extends unknown[], Result>(code: PageFunction<Args, Result>, ...args: Args) {
    return this.evaluateInPreview(callOf(code, args)) as Promise<Awaited<Result>>;
  }
  /** Clicks an element as soon as it's there, in the middle of the window. */
  async click(target: Target): Promise<void> {
    // React can replace the element in between.
    await expect(() => this.clickResult(callOf(findTarget, [target])), {
      message: `${target.role} "${target.name}"`,
    }).toPass({ timeout: ACTION_TIMEOUT_MS });
  }
  back() {
    return this.run(() => window.history.back());
  }
  forward() {
    return this.run(() => window.history.forward());
  }
}

/** Finds an element and scrolls it to the middle of the window. Runs in the page. */
function findTarget({ role, name }: Target): HTMLElement | undefined {
  const selectors = {
    button: 'button:not([role]), [role="button"]',
    link: 'a[href]',
    tab: '[role="tab"]',
    textbox: 'input:not([type]), input[type="text"], input[type="search"], textarea',
    label: 'label',
  };
  const nameOf = (element: HTMLElement) =>
    element.getAttribute('aria-label') ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    (element.innerText.trim() || element.title);
  const fits = (text: string) =>
    name.endsWith('…') ? text.startsWith(name.slice(0, -1)) : text === name;
  const found = [...document.querySelectorAll<HTMLElement>(selectors[role])].find(
    (element) =>
      element.getClientRects().length > 0 &&
      !element.matches(':disabled') &&
      fits(nameOf(element).trim().replace(/\s+/g, ' ')),
  );
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;
}

/** Puppeteer, with WebDriver BiDi. */
class FirefoxTab extends Tab {
  constructor(private page: Page) {
    super();
  }
  goto = (url: string) => this.page.goto(url);
  type = (text: string) => this.page.keyboard.type(text);
  press = (key: keyof typeof seleniumKeys) => this.page.keyboard.press(key);
  open = async () => new FirefoxTab(await this.page.browser().newPage());
  use = () => this.page.bringToFront();
  protected evaluate = (expression: string) => this.page.evaluate(expression);
  protected async evaluateInPreview(expression: string) {
    const frame = this.page.frames().find((frame) => frame.url().includes('live-frame'));
    if (!frame) throw new Error("There's no preview.");
    return frame.evaluate(expression);
  }
  protected async clickResult(expression: string) {
    const element = (await this.page.evaluateHandle(expression)).asElement();
    if (!element) throw new Error("There's no such element.");
    await (element as ElementHandle<Element>).click();
  }
}

/**
 * Starts Firefox ESR.
 * @param downloads folder that it saves files into
 */
export async function startFirefox(downloads: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: engines.Firefox.programs[0]!,
    headless: true,
    protocolTimeout: 30_000,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: {
      // Light.
      'layout.css.prefers-color-scheme.content-override': 1,
      // By default, free memory decides whether Back finds a document in the bfcache.
      'browser.sessionhistory.max_total_viewers': 8,
      // 2 is the folder in `dir`.
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
    },
  });
  // A page that hangs doesn't respond to a request to close.
  const end = () => void browser.process()?.kill('SIGKILL');
  return { tab: new FirefoxTab(await browser.newPage()), end };
}

/** Selenium. */
class WebKitTab extends Tab {
  constructor(
    private driver: WebDriver,
    private handle: string,
  ) {
    super();
  }
  goto = (url: string) => this.driver.get(url);
  type = (text: string) => this.driver.actions().sendKeys(text).perform();
  press = (key: keyof typeof seleniumKeys) => this.type(seleniumKeys[key]);
  async open() {
    await this.driver.switchTo().newWindow('tab');
    return new WebKitTab(this.driver, await this.driver.getWindowHandle());
  }
  use = () => this.driver.switchTo().window(this.handle);
  protected evaluate = (expression: string) => this.driver.executeScript(`return ${expression}`);
  protected async evaluateInPreview(expression: string) {
    await this.driver
      .switchTo()
      .frame(this.driver.findElement(By.css('iframe[src*="live-frame"]')));
    try {
      return await this.evaluate(expression);
    } finally {
      await this.driver.switchTo().defaultContent();
    }
  }
  protected async clickResult(expression: string) {
    const element = (await this.evaluate(expression)) as WebElement | null;
    if (!element) throw new Error("There's no such element.");
    await element.click();
  }
}

/**
 * Starts WebKitGTK on a virtual screen.
 * @param downloads folder that it saves files into
 */
export async function startWebKit(downloads: string): Promise<Engine> {
  const port = await freePort(0);
  // A process group, so that all of it can be ended: a web process that hangs outlives its driver.
  const driverProcess = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    // Adwaita is light. Downloads are saved in the home folder.
    env: { ...process.env, GTK_THEME: 'Adwaita', HOME: downloads },
  });
  const end = () => void process.kill(-driverProcess.pid!, 'SIGKILL');
  const server = `http://127.0.0.1:${port}`;
  try {
    await expect(async () => {
      const { ok } = await fetch(`${server}/status`);
      expect(ok).toBe(true);
    }, 'WebKitWebDriver').toPass({ timeout: ACTION_TIMEOUT_MS });
    const capabilities = new Capabilities();
    capabilities.set('browserName', 'MiniBrowser');
    const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
    await driver.manage().window().setRect({ width: 1280, height: 900 });
    return { tab: new WebKitTab(driver, await driver.getWindowHandle()), end };
  } catch (error) {
    end();
    throw error;
  }
}
