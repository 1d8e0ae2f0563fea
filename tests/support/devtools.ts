import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';

interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  result?: Record<string, unknown>;
  error?: { message: string };
  params?: Record<string, unknown>;
}

interface Target {
  type: string;
  subtype?: string;
}

/**
 * A Chromium of its own, driven through its tab instead of its page: Chromium prepares no page ahead
 * while a tool such as Playwright watches the page itself.
 */
export class TabBrowser {
  private readonly profile = mkdtempSync(path.join(tmpdir(), 'tab-browser-'));
  private readonly process: ChildProcess;
  private readonly waiting = new Map<number, (message: Message) => void>();
  private readonly pages = new Map<string, Target>();
  private nextId = 1;
  private buffer = '';
  /** What became of the pages that were to be prepared, in order: `Pending`, `Running`, `Ready`, `Success`, or why not. */
  readonly prerenders: string[] = [];

  constructor(executable: string) {
    const flags = ['headless=new', 'no-sandbox', 'disable-gpu', 'disable-quic', 'no-first-run'];
    const args = [...flags, 'disable-component-update', 'disable-sync', 'remote-debugging-pipe'];
    this.process = spawn(
      executable,
      [...args, `user-data-dir=${this.profile}`, 'window-size=1280,900']
        .map((flag) => `--${flag}`)
        .concat('about:blank'),
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
    );
    (this.process.stdio[4] as Readable).on('data', (data: Buffer) => this.read(data.toString()));
  }

  /** Waits for the first page. */
  async start(): Promise<void> {
    await this.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
      filter: [{ type: 'tab' }, { exclude: true }],
    });
    while (this.pages.size === 0) await new Promise((done) => setTimeout(done, 20));
  }

  async stop(): Promise<void> {
    const ended = new Promise((done) => this.process.once('exit', done));
    await this.send('Browser.close', {});
    await ended;
    // Its children may still be writing.
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }

  /** Sends a command to the page that the reader sees. */
  toPage(method: string, params: object = {}): Promise<Record<string, unknown>> {
    const shown = [...this.pages].filter(([, { subtype }]) => subtype !== 'prerender').at(-1);
    return this.send(method, params, (shown ?? [...this.pages].at(-1)!)[0]);
  }

  /** The value of an expression in the page that the reader sees; none while one page gives way to another. */
  async evaluate(expression: string): Promise<unknown> {
    const params = { expression, returnByValue: true, awaitPromise: true };
    const nothing = { result: {} };
    const answer = this.toPage('Runtime.evaluate', params).catch((error: Error) => {
      if (!/Session|navigated/.test(error.message)) throw error;
      return nothing;
    });
    // A page that goes meanwhile never answers.
    const patience = new Promise<typeof nothing>((done) => setTimeout(() => done(nothing), 500));
    const { result } = await Promise.race([answer, patience]);
    return (result as { value?: unknown }).value;
  }

  private send(method: string, params: object, sessionId?: string) {
    const id = this.nextId++;
    (this.process.stdio[3] as Writable).write(
      `${JSON.stringify({ id, method, params, sessionId })}\0`,
    );
    return new Promise<Record<string, unknown>>((resolve, reject) => {
      this.waiting.set(id, ({ error, result }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result!),
      );
    });
  }

  private read(text: string): void {
    const messages = (this.buffer + text).split('\0');
    this.buffer = messages.pop()!;
    for (const message of messages) this.handle(JSON.parse(message) as Message);
  }

  private handle(message: Message): void {
    const { id, method, params = {} } = message;
    if (id !== undefined) {
      this.waiting.get(id)?.(message);
      this.waiting.delete(id);
    } else if (method === 'Target.attachedToTarget') {
      void this.attach(params as { sessionId: string; targetInfo: Target });
    } else if (method === 'Target.detachedFromTarget') {
      this.pages.delete((params as { sessionId: string }).sessionId);
    } else if (method === 'Preload.prerenderStatusUpdated') {
      this.prerenders.push([params.status, params.prerenderStatus].filter(Boolean).join(': '));
    }
  }

  private async attach({ sessionId, targetInfo }: { sessionId: string; targetInfo: Target }) {
    const options = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
    const isTab = targetInfo.type === 'tab';
    const first = isTab
      ? this.send('Target.setAutoAttach', options, sessionId)
      : this.send('Preload.enable', {}, sessionId);
    await Promise.all([first, this.send('Runtime.runIfWaitingForDebugger', {}, sessionId)]);
    if (!isTab) this.pages.set(sessionId, targetInfo);
  }
}
