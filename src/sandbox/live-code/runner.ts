import { addLines } from './console-lines';
import { PackageLoader } from './package-loader';
import type { FrameChannel } from './frame-channel';
import { loadFont } from '../fonts/load-font';
import { fontsIn, type WebFont } from '../fonts/web-fonts';
import { FrameStore, hasFrame } from './frame-state';
import {
  FRAME_PROTOCOL,
  parseReport,
  type EditorKey,
  type FrameReport,
  type LiveError,
  type Look,
} from './messages';
import { createFeedbackDetector } from './resize-feedback';
import { RunQueue } from './run-queue';
import { Watchdog } from './watchdog';

/** Time until an error is shown, in ms. Code is often wrong while someone types. */
export const ERROR_DELAY_MS = 500;

const leftPageNotice = 'Your code navigated away from its page, so it was stopped.';

/** Returns true if both looks are the same. Themes are long, but mostly the same string. */
function isSameLook(a: Look, b: Look): boolean {
  return (Object.keys({ ...a, ...b }) as (keyof Look)[]).every((key) =>
    key === 'modes' ? a.modes?.join('\n') === b.modes?.join('\n') : a[key] === b[key],
  );
}

/** Runners that have a frame. */
const runners = new Set<FrameRunner>();

/**
 * Runs code in a sandboxed frame, and stops a frame that doesn't respond. Doesn't use the DOM: the frame is a channel.
 */
export class FrameRunner {
  private store = new FrameStore();
  private channel: FrameChannel | undefined;
  private wantsCss = false;
  private isFeedback = createFeedbackDetector();
  /** Uncaught error of the latest code, from before it was shown. */
  private earlyError: LiveError | undefined;
  private isReady = false;
  private errorTimer: ReturnType<typeof setTimeout> | undefined;
  private watchdog = new Watchdog({
    onUnloaded: () =>
      this.stop('The preview didn’t load. Check your connection, then run the code again.', true),
    onBusy: () => this.stopBusy(),
    ping: () => this.channel?.post({ type: 'ping' }),
  });
  /** Packages that the frame has. */
  private packages = new Set<string>();
  /** Fonts that the frame has, or that are loading for it. */
  private fonts = new Set<WebFont>();
  private lookLoader: PackageLoader;
  private queue: RunQueue;
  /** Run that the lines in the state are from. */
  private printingRun = 0;

  /** For React's `useSyncExternalStore`. */
  readonly subscribe = this.store.subscribe;
  readonly getState = this.store.getState;

  /**
   * @param look what to show first
   * @param onMode called with a color mode that the code sets
   * @param versionPath path of the documentation's version, whose packages the code runs on
   * @param onKey called with a key of the editor that was pressed in the frame
   */
  constructor(
    private look: Look,
    private onMode: (mode: string) => void = () => {},
    readonly versionPath = '',
    private onKey: (key: EditorKey) => void = () => {},
  ) {
    this.lookLoader = new PackageLoader(versionPath, this.packages);
    this.queue = new RunQueue({
      loader: new PackageLoader(versionPath, this.packages),
      onNext: () => this.onNext(),
      onUnloaded: (error) => this.onFailed(error),
      post: (request) => {
        this.channel?.post(request);
        this.watchdog.watchRun();
      },
    });
  }

  /**
   * Runs code. While other code runs, only the latest waits.
   * @param isOfSite true if this site supplied the code, not a reader or a link
   */
  show(code: string, xray: boolean, isOfSite = false): void {
    this.queue.add({ code, xray, isOfSite });
    if (!hasFrame(this.getState())) this.open();
    else if (this.isReady) this.queue.sendIfFree();
  }

  /** Shows a look, unless it's shown already. */
  setLook(look: Look): void {
    if (isSameLook(look, this.look)) return;
    this.look = look;
    this.sendLook();
  }

  /** Sends the look, again if its theme's packages failed to load. */
  sendLook(): void {
    if (!this.isReady) return;
    const { look } = this;
    if (this.getState().themeError?.isUnloaded) this.store.update({ themeError: undefined });
    this.lookLoader.provide(
      look.theme,
      (packages) => this.channel?.post({ type: 'look', look, packages }),
      (themeError) => this.store.update({ themeError }),
    );
    for (const font of fontsIn(look.theme)) void this.sendFont(font);
  }

  private async sendFont(font: WebFont): Promise<void> {
    const { fonts, channel } = this;
    if (fonts.has(font)) return;
    fonts.add(font);
    try {
      channel!.post({ type: 'font', files: await loadFont(font) });
      if (this.getState().fontError) this.store.update({ fontError: undefined });
    } catch {
      // The next look tries again.
      fonts.delete(font);
      const message = `The font “${font.family}” didn’t load. Check your connection.`;
      this.store.update({ fontError: { message, isUnloaded: true } });
    }
  }

  /** Sets whether `state.css` contains the preview's CSS. */
  setWantsCss(wanted: boolean): void {
    this.wantsCss = wanted;
    if (this.isReady) this.channel?.post({ type: 'css', wanted });
  }

  /** Connects the frame with the number `state.frame`. Call it each time the frame has loaded. */
  connect(channel: FrameChannel): void {
    // A frame that's ready loads again if its code navigates. One that isn't was replaced by the worker's frame.
    if (this.isReady) {
      channel.close();
      return this.stop(leftPageNotice);
    }
    this.channel?.close();
    this.channel = channel;
    channel.listen((message) => this.onMessage(message));
  }

  /** Stops the frame and the code in it. */
  stop(notice: string, hasLoadFailed = false): void {
    this.close();
    this.store.update({ status: 'stopped', notice, hasLoadFailed });
  }

  /** Stops everything without a message, because the example is removed. */
  dispose(): void {
    this.close();
    this.store.reset();
  }

  private onMessage(message: unknown): void {
    this.watchdog.receive(message);
    const report = hasFrame(this.getState()) ? parseReport(message) : undefined;
    if (!report || ('run' in report && !this.queue.isLatest(report.run))) return;
    switch (report.type) {
      case 'ready':
        return this.onReady(report);
      case 'shown':
        return this.onShown(report);
      case 'failed':
        return this.onFailed(report.error);
      case 'uncaught':
        if (this.queue.isRunning) this.earlyError = report.error;
        return this.store.updateSoon({ error: report.error });
      case 'height':
        return this.onHeight(report.height);
      case 'mode':
        return this.onMode(report.mode);
      case 'key':
        return this.onKey(report.key);
      case 'theme':
        return this.onTheme(report);
      case 'css':
        if (this.wantsCss) this.store.updateSoon({ css: report.css });
        return;
      case 'inspected':
        return this.store.updateSoon({ inspected: report.keys });
      case 'console':
        return this.onPrinted(report);
      case 'left':
        return this.stop(leftPageNotice);
      case 'pong':
        return this.watchdog.pong();
      // Only answers `run-modules`.
      case 'modules':
        return;
    }
  }

  private open(): void {
    runners.add(this);
    this.store.startFrame();
    this.watchdog.watchLoad();
  }

  private close(): void {
    runners.delete(this);
    this.watchdog.end();
    clearTimeout(this.errorTimer);
    this.channel?.close();
    this.channel = undefined;
    this.queue.reset();
    this.lookLoader.abort();
    this.packages.clear();
    this.fonts = new Set();
    this.isReady = false;
  }

  private onReady({ protocol, presets }: Extract<FrameReport, { type: 'ready' }>): void {
    if (protocol !== FRAME_PROTOCOL)
      return this.stop(
        'The preview is from a different version of this site. Reload the page to run your code. Your changes are kept.',
        true,
      );
    if (this.isReady) return;
    this.isReady = true;
    this.watchdog.watchFrame();
    this.store.update({ presets });
    this.sendLook();
    this.setWantsCss(this.wantsCss);
    this.queue.sendNext();
  }

  private onNext(): void {
    this.earlyError = undefined;
    if (this.getState().error?.isUnloaded) this.store.update({ error: undefined });
    if (this.getState().status !== 'shown') this.store.update({ status: 'running' });
  }

  /** Stops a busy frame. Sandboxed frames can share a thread, so the others may hang with it. */
  private stopBusy(): void {
    this.stop(
      'Your code kept the preview busy, so it was stopped. Change your code, or run it again.',
    );
    for (const other of [...runners]) other.reopen();
  }

  /** Runs the latest code in another frame. */
  private reopen(): void {
    this.queue.repeat();
    this.close();
    this.open();
  }

  private onShown({ run, height }: Extract<FrameReport, { type: 'shown' }>): void {
    // A run is shown once. Each report re-renders the page at once, and code can forge any number of them.
    if (!this.queue.isRunning) return;
    clearTimeout(this.errorTimer);
    this.store.update({
      status: 'shown',
      height,
      error: this.earlyError,
      notice: undefined,
      ...(run === this.printingRun ? {} : { lines: [] }),
    });
    this.onResponse();
  }

  /** The first lines of a run replace those of the run before, so that nothing moves while someone types. */
  private onPrinted({ run, lines }: Extract<FrameReport, { type: 'console' }>): void {
    const before = run === this.printingRun ? this.getState().lines : [];
    this.printingRun = run;
    this.store.updateSoon({ lines: addLines(before, lines) });
  }

  /** Updates the state only if it changes, because the frame reports each look, and updates render the page again. */
  private onTheme(report: Extract<FrameReport, { type: 'theme' }>): void {
    const { shown, themeError } = this.getState();
    const change = { shown: report.shown ?? shown, themeError: report.error };
    if (JSON.stringify(change) === JSON.stringify({ shown, themeError })) return;
    this.store.updateSoon(change);
  }

  private onHeight(height: number): void {
    const { height: before, status } = this.getState();
    // A new frame whose code fails is empty. It keeps the height, so that nothing moves under the pointer.
    if (status !== 'shown' || before === undefined || height === before) return;
    if (this.isFeedback(height - before)) return;
    this.store.updateSoon({ height });
  }

  private onResponse(): void {
    this.watchdog.endRun();
    this.queue.finish();
  }

  private onFailed(error: LiveError): void {
    clearTimeout(this.errorTimer);
    this.errorTimer = setTimeout(() => this.store.update({ error }), ERROR_DELAY_MS);
    this.onResponse();
  }
}
