import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchOptions, pause } from './browser.mjs';

/** Time in ms that the browser has to close by itself. */
const closingTime = 5000;

/**
 * A separate Chromium, driven through its pages only. Playwright also attaches to service workers and keeps them running.
 */
export class TabBrowser {
  #profile = mkdtempSync(path.join(tmpdir(), 'tab-browser-'));
  #process;
  #ended;
  #waiting = new Map();
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
    this.#ended = new Promise((done) => this.#process.once('exit', done));
    this.#process.stdio[4].on('data', (data) => this.#read(data.toString()));
  }

  /** Waits for the first page. @returns {Promise<void>} */
  async start() {
    await this.#send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
      filter: [{ type: 'tab' }, { exclude: true }],
    });
    while (this.#pages.size === 0) await pause(20);
  }

  /** Ends the browser: by force when it does not close. @returns {Promise<void>} */
  async stop() {
    // A browser that closes may be gone before it hears or answers.
    this.#process.stdio[3].on('error', () => {});
    void this.#send('Browser.close', {});
    const force = setTimeout(() => this.#process.kill('SIGKILL'), closingTime);
    await this.#ended;
    clearTimeout(force);
    // Its children may still be writing.
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }

  /**
   * Sends a command to the page that the reader sees.
   * @param {string} method
   * @param {object} [params]
   * @returns {Promise<Record<string, any>>}
   */
  toPage(method, params = {}) {
    return this.#send(method, params, [...this.#pages].at(-1));
  }

  /**
   * The value of an expression in the page that the reader sees; none while one page gives way to another.
   * @param {string} expression
   * @returns {Promise<unknown>}
   */
  async evaluate(expression) {
    const params = { expression, returnByValue: true, awaitPromise: true };
    const nothing = { result: {} };
    const answer = this.toPage('Runtime.evaluate', params).catch((error) => {
      if (!/Session|navigated/.test(error.message)) throw error;
      return nothing;
    });
    // A page that goes meanwhile never answers.
    const { result } = await Promise.race([answer, pause(500).then(() => nothing)]);
    return result.value;
  }

  #send(method, params, sessionId) {
    const id = this.#nextId++;
    this.#process.stdio[3].write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ({ error, result }) =>
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
      this.#waiting.get(id)?.(message);
      this.#waiting.delete(id);
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
