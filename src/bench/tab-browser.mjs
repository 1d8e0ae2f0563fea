import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchOptions, pause } from './browser.mjs';

/** Time in ms that the browser has to close before it's killed. */
const CLOSE_TIMEOUT_MS = 5000;

/**
 * Separate Chromium that is controlled over the DevTools protocol, attached only to its pages. Playwright would also
 * attach to service workers, which keeps them running.
 */
export class TabBrowser {
  #profile = mkdtempSync(path.join(tmpdir(), 'tab-browser-'));
  #process;
  #exited;
  /** Callbacks of commands without a response, by ID. */
  #pending = new Map();
  /** Session IDs of pages. The last one is the visible page. */
  #pages = new Set();
  #nextId = 1;
  #buffer = '';

  constructor() {
    const flags = ['headless=new', 'remote-debugging-pipe', `user-data-dir=${this.#profile}`];
    this.#process = spawn(
      launchOptions.executablePath ?? chromium.executablePath(),
      [
        ...launchOptions.args,
        ...flags.map((flag) => `--${flag}`),
        '--window-size=1280,900',
        'about:blank',
      ],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
    );
    this.#exited = new Promise((done) => this.#process.once('exit', done));
    this.#process.stdio[4].on('data', (data) => this.#read(data.toString()));
  }

  /** Attaches to the first page. @returns {Promise<void>} */
  async start() {
    await this.#send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
      filter: [{ type: 'tab' }, { exclude: true }],
    });
    while (this.#pages.size === 0) await pause(20);
  }

  /** Closes the browser, or kills it if it doesn't close in time. @returns {Promise<void>} */
  async stop() {
    // The browser may exit before it reads the command or responds.
    this.#process.stdio[3].on('error', () => {});
    void this.#send('Browser.close', {});
    const killTimer = setTimeout(() => this.#process.kill('SIGKILL'), CLOSE_TIMEOUT_MS);
    await this.#exited;
    clearTimeout(killTimer);
    // Its child processes may still be writing to the profile.
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }

  /**
   * Sends a command to the visible page.
   * @param {string} method
   * @param {object} [params]
   * @returns {Promise<Record<string, any>>}
   */
  toPage(method, params = {}) {
    return this.#send(method, params, [...this.#pages].at(-1));
  }

  /**
   * Evaluates an expression in the visible page.
   * @param {string} expression
   * @returns {Promise<unknown>} undefined if the page is replaced by another meanwhile
   */
  async evaluate(expression) {
    const params = { expression, returnByValue: true, awaitPromise: true };
    const noResult = { result: {} };
    const response = this.toPage('Runtime.evaluate', params).catch((error) => {
      if (!/Session|navigated/.test(error.message)) throw error;
      return noResult;
    });
    // A page that is replaced meanwhile never responds.
    const { result } = await Promise.race([response, pause(500).then(() => noResult)]);
    return result.value;
  }

  /**
   * Waits until an expression is true in the visible page.
   * @param {string} expression
   * @returns {Promise<void>}
   * @throws after 60 s
   */
  async waitUntil(expression) {
    for (let attempts = 0; !(await this.evaluate(expression)); attempts += 1) {
      if (attempts > 600)
        throw new Error(`This expression didn't become true in 60 s: ${expression}`);
      await pause(100);
    }
  }

  /**
   * Opens a URL in the visible page, and waits until it's loaded.
   * @param {string} url
   * @returns {Promise<void>}
   */
  async open(url) {
    await this.toPage('Page.navigate', { url });
    await this.waitUntil(
      `location.href === ${JSON.stringify(url)} && document.readyState === 'complete'`,
    );
  }

  #send(method, params, sessionId) {
    const id = this.#nextId++;
    this.#process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => {
      this.#pending.set(id, ({ error, result }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
      );
    });
  }

  #read(text) {
    const messages = (this.#buffer + text).split('\0');
    this.#buffer = messages.pop();
    for (const message of messages) this.#handle(JSON.parse(message));
  }

  #handle(message) {
    const { id, method, params = {} } = message;
    if (id !== undefined) {
      this.#pending.get(id)?.(message);
      this.#pending.delete(id);
    } else if (method === 'Target.attachedToTarget') {
      void this.#attach(params);
    } else if (method === 'Target.detachedFromTarget') {
      this.#pages.delete(params.sessionId);
    }
  }

  async #attach({ sessionId, targetInfo }) {
    const options = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
    const isTab = targetInfo.type === 'tab';
    const commands = [
      ...(isTab ? [['Target.setAutoAttach', options]] : []),
      ['Runtime.runIfWaitingForDebugger', {}],
    ];
    await Promise.all(commands.map(([method, params]) => this.#send(method, params, sessionId)));
    if (!isTab) this.#pages.add(sessionId);
  }
}
