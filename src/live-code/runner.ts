import { createMessageMeter } from './message-meter';
import {
  readFrameReport,
  type FrameReport,
  type FrameRequest,
  type LiveError,
  type Look,
  type PresetInfo,
} from './messages';
import { createEchoDetector } from './resize-echo';

/** How long a frame may take to load, in ms. */
export const loadTime = 15_000;

/** How long code may take until it stands on the page, in ms. */
export const answerTime = 3000;

/** Time between two questions whether the frame still answers, in ms; it may miss one. */
export const pingTime = 2000;

/** Time after a press in the frame in which the focus may go there, in ms. */
const pressTime = 500;

/** Posts to a frame; the ports go with the request. */
export type PostRequest = (request: FrameRequest, ports?: MessagePort[]) => void;

/** Time in which what a frame reports is gathered for React, in ms. */
const gatherTime = 16;

/** Frames that are there. */
const runners = new Set<FrameRunner>();

/** Whether there is a frame. */
export function hasFrame({ status }: FrameState): boolean {
  return status !== 'idle' && status !== 'stopped';
}

/** How long an error of code that is being written stays unsaid, in ms. */
export const errorDelay = 500;

/** What the page knows of its frame. */
export interface FrameState {
  /** `idle`: there is no frame. `stopped`: there was one, and it was ended. */
  status: 'idle' | 'loading' | 'running' | 'shown' | 'stopped';
  /** Number of the frame; a stopped one is never used again. */
  frame: number;
  /** Height of what is shown, in px; undefined until something is. */
  height: number | undefined;
  error: LiveError | undefined;
  themeError: LiveError | undefined;
  /** Something to say that is no error of the code. */
  notice: string | undefined;
  /** Known once a frame is ready. */
  presets: PresetInfo[];
  /** The preset that is shown, with the modes that it has together with the reader's theme. */
  shown: PresetInfo | undefined;
  css: string;
}

/** What is said of code that led its frame to another page. */
export const leftPage = 'The code left its page and was stopped.';

/** What is said of code that does not answer. */
const endless =
  'The code kept the preview busy and was stopped. Change it, and it runs again; or run it again as it is.';

/** Before anything was run. */
export const initialState: FrameState = {
  status: 'idle',
  frame: 0,
  height: undefined,
  error: undefined,
  themeError: undefined,
  notice: undefined,
  presets: [],
  shown: undefined,
  css: '',
};

/**
 * Runs code in a sandboxed frame, one version at a time, always the latest, and ends a frame that does
 * not answer. Knows no DOM: `post` reaches the frame, and `receive` takes what it says.
 */
export class FrameRunner {
  private state = initialState;
  private listeners = new Set<() => void>();
  private post: PostRequest | undefined;
  private presses: MessagePort | undefined;
  private pressedAt = -Infinity;
  private look: Look;
  private wantsCss = false;
  private code: { code: string; xray: boolean } | undefined;
  /** What was sent last, to send it again to another frame. */
  private sent: { code: string; xray: boolean } | undefined;
  private meter = createMessageMeter();
  private isEcho = createEchoDetector();
  private refusals = 0;
  private run = 0;
  private inFlight = false;
  private ready = false;
  private unanswered = 0;
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private errorTimer: ReturnType<typeof setTimeout> | undefined;
  private gathering: ReturnType<typeof setTimeout> | undefined;
  private pingTimer: ReturnType<typeof setInterval> | undefined;

  /**
   * @param look what to show at first
   * @param onMode called with a mode that the code chose
   */
  constructor(
    look: Look,
    private onMode: (mode: string) => void = () => {},
  ) {
    this.look = look;
  }

  /** For React's `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** For React's `useSyncExternalStore`. */
  readonly getState = (): FrameState => this.state;

  /** Shows code; where one version is still on its way, the latest waits for it. */
  show(code: string, xray: boolean): void {
    this.code = { code, xray };
    if (!hasFrame(this.state)) this.open();
    else if (this.ready && !this.inFlight) this.send();
  }

  setLook(look: Look): void {
    this.look = look;
    if (this.ready) this.post?.({ type: 'look', look });
  }

  /** Whether the CSS of what is shown is wanted in `state.css`. */
  setWantsCss(wanted: boolean): void {
    this.wantsCss = wanted;
    if (this.ready) this.post?.({ type: 'css', wanted });
  }

  /** Connects the frame that `state.frame` numbers. */
  attach(post: PostRequest): void {
    this.post = post;
  }

  /** Whether the reader pressed something in the frame a moment ago. */
  wasPressed(): boolean {
    return performance.now() - this.pressedAt < pressTime;
  }

  /** Ends the frame and whatever runs in it. */
  stop(notice: string): void {
    this.close();
    this.update({ status: 'stopped', notice });
  }

  /** Ends everything without a word: the example goes away. */
  dispose(): void {
    this.close();
    this.state = { ...initialState, frame: this.state.frame };
  }

  /**
   * Takes a message of the frame, whatever it is.
   * @param event `data` is not looked at before the message was counted
   */
  hear(event: { readonly data: unknown }): void {
    if (!hasFrame(this.state)) return;
    const metered = this.meter(() => readFrameReport(event.data));
    if (metered.isTooMuch) this.stop('The code sent too many messages and was stopped.');
    else if (metered.message) this.receive(metered.message);
  }

  private receive(report: FrameReport): void {
    switch (report.type) {
      case 'ready':
        return this.onReady(report.presets);
      case 'shown':
        if (report.run !== this.run) return;
        clearTimeout(this.errorTimer);
        this.update({
          status: 'shown',
          height: report.height,
          error: undefined,
          notice: undefined,
        });
        return this.onAnswer();
      case 'failed':
        if (report.run !== this.run) return;
        this.sayLater(report.error);
        return this.onAnswer();
      case 'uncaught':
        return this.updateSoon({ error: report.error });
      case 'theme':
        return this.updateSoon({
          themeError: report.error,
          ...(report.shown ? { shown: report.shown } : {}),
        });
      case 'height':
        return this.onHeight(report.height);
      case 'mode':
        return this.onMode(report.mode);
      case 'css':
        return this.wantsCss ? this.updateSoon({ css: report.css }) : undefined;
      case 'left':
        return this.stop(leftPage);
      case 'refused':
        return this.onRefused();
      case 'link':
        return this.updateSoon({
          notice: `Links lead nowhere in a preview that you changed: ${report.href}`,
        });
      case 'pong':
        this.unanswered = 0;
    }
  }

  private update(change: Partial<FrameState>): void {
    this.state = { ...this.state, ...change };
    this.notify();
  }

  /** For what code can send at any rate: a render for each would keep the page too busy to count them. */
  private updateSoon(change: Partial<FrameState>): void {
    this.state = { ...this.state, ...change };
    this.gathering ??= setTimeout(() => this.notify(), gatherTime);
  }

  private notify(): void {
    clearTimeout(this.gathering);
    this.gathering = undefined;
    for (const listener of this.listeners) listener();
  }

  private open(): void {
    runners.add(this);
    this.refusals = 0;
    this.meter = createMessageMeter();
    this.update({
      status: 'loading',
      frame: this.state.frame + 1,
      notice: undefined,
      error: undefined,
    });
    this.waiting = setTimeout(
      () => this.stop('The preview did not load. Check your connection, then run the code again.'),
      loadTime,
    );
  }

  private close(): void {
    runners.delete(this);
    clearTimeout(this.waiting);
    clearTimeout(this.errorTimer);
    clearTimeout(this.gathering);
    this.gathering = undefined;
    clearInterval(this.pingTimer);
    this.presses?.close();
    this.post = undefined;
    this.ready = false;
    this.inFlight = false;
  }

  private onReady(presets: PresetInfo[]): void {
    // A second time means that the code led the frame to its own address again.
    if (this.ready) return this.stop(leftPage);
    clearTimeout(this.waiting);
    this.ready = true;
    this.unanswered = 0;
    this.update({ presets });
    this.listenToPresses();
    this.setLook(this.look);
    this.setWantsCss(this.wantsCss);
    this.send();
    this.pingTimer = setInterval(() => this.ping(), pingTime);
  }

  /** Code in the frame cannot press this port, unlike the frame's own messages: it never sees it. */
  private listenToPresses(): void {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (this.pressedAt = performance.now());
    this.presses = port1;
    this.post?.({ type: 'presses' }, [port2]);
  }

  private send(): void {
    if (!this.code) return;
    this.run += 1;
    this.inFlight = true;
    const { code, xray } = this.code;
    this.sent = this.code;
    this.code = undefined;
    this.post?.({ type: 'run', run: this.run, code, xray });
    if (this.state.status !== 'shown') this.update({ status: 'running' });
    this.waiting = setTimeout(() => this.stopBusy(), answerTime);
  }

  /** Ends a busy frame. Browsers let sandboxes share a thread, so the others may hang with it. */
  private stopBusy(): void {
    this.stop(endless);
    for (const other of [...runners]) other.reopen();
  }

  /** Moves what is shown to another frame. */
  private reopen(): void {
    this.code ??= this.sent;
    this.close();
    this.open();
  }

  private onHeight(height: number): void {
    const { height: before } = this.state;
    if (before === undefined || height === before || this.isEcho(height - before)) return;
    this.updateSoon({ height });
  }

  /** Browsers connect to an address before the policy refuses it: once may be a mistake. */
  private onRefused(): void {
    this.refusals += 1;
    if (this.refusals > 1) this.stop('The code tried to open other addresses and was stopped.');
    else this.updateSoon({ notice: 'A preview that you changed opens no other addresses.' });
  }

  private onAnswer(): void {
    clearTimeout(this.waiting);
    this.inFlight = false;
    this.send();
  }

  private ping(): void {
    if (this.unanswered > 1) return this.stopBusy();
    this.unanswered += 1;
    this.post?.({ type: 'ping' });
  }

  private sayLater(error: LiveError): void {
    clearTimeout(this.errorTimer);
    // What is being written is wrong most of the time.
    this.errorTimer = setTimeout(() => this.update({ error }), errorDelay);
  }
}
