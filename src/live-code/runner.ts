import type { FrameChannel } from './frame-channel';
import { FrameStore, hasFrame } from './frame-state';
import { FRAME_PROTOCOL, type FrameReport, type LiveError, type Look } from './messages';
import { Conduct } from './runner/conduct';
import { notices } from './runner/notices';
import { parseReport } from './runner/parse-report';
import { RunQueue } from './runner/run-queue';
import { stateChangeOf } from './runner/state-change';
import { Watchdog } from './watchdog';

/** Time until an error is shown, in ms. Code is often wrong while someone types. */
export const errorDelay = 500;

/** Runners that have a frame. */
const runners = new Set<FrameRunner>();

/**
 * Runs code in a sandboxed frame, and stops a frame that doesn't respond. Doesn't use the DOM: the frame is a channel.
 */
export class FrameRunner {
  private store = new FrameStore();
  private channel: FrameChannel | undefined;
  /** True after the code took the focus. If each key ran the code, it would take the next key too. */
  private awaitsManualRun = false;
  private wantsCss = false;
  private conduct = new Conduct();
  /** Uncaught error of the latest code, from before it was shown. */
  private earlyError: LiveError | undefined;
  private ready = false;
  private errorTimer: ReturnType<typeof setTimeout> | undefined;
  private watchdog = new Watchdog({
    onUnloaded: () => this.stop(notices.notLoaded, true),
    onBusy: () => this.stopBusy(),
    ping: () => this.channel?.post({ type: 'ping' }),
  });
  private queue: RunQueue;

  /** For React's `useSyncExternalStore`. */
  readonly subscribe = this.store.subscribe;
  readonly getState = this.store.getState;

  /**
   * @param look what to show first
   * @param onMode called with a color mode that the code sets
   * @param base path of the documentation's version, whose packages the code runs on
   */
  constructor(
    private look: Look,
    private onMode: (mode: string) => void = () => {},
    readonly base = '',
  ) {
    this.queue = new RunQueue({
      base,
      onNext: () => this.onNext(),
      onUnloaded: (error) => this.onFailed(error),
      post: (request) => {
        this.channel?.post(request);
        this.watchdog.watchRun();
      },
    });
  }

  /**
   * Shows code while it's edited. While an earlier version runs, only the latest one waits. After code took the focus,
   * it waits for `run`.
   * @param isOfSite true if this site supplied the code, not a reader or a link
   */
  show(code: string, xray: boolean, isOfSite = false): void {
    if (this.awaitsManualRun) return;
    this.queue.add({ code, xray, isOfSite });
    if (!hasFrame(this.getState())) this.open();
    else if (this.ready) this.queue.sendIfFree();
  }

  /** Shows code because the reader clicked Run. */
  run(code: string, xray: boolean, isOfSite = false): void {
    this.awaitsManualRun = false;
    this.show(code, xray, isOfSite);
  }

  /** Shows a look, unless it's shown already. */
  setLook(look: Look): void {
    if (JSON.stringify(look) === JSON.stringify(this.look)) return;
    this.look = look;
    if (this.ready) this.channel?.post({ type: 'look', look });
  }

  /** Sets whether `state.css` contains the preview's CSS. */
  setWantsCss(wanted: boolean): void {
    this.wantsCss = wanted;
    if (this.ready) this.channel?.post({ type: 'css', wanted });
  }

  /** Connects the frame with the number `state.frame`. Call it each time the frame has loaded. */
  connect(channel: FrameChannel): void {
    // It loads a second time if the code navigates.
    if (this.channel) {
      channel.close();
      return this.stop(notices.leftPage);
    }
    this.channel = channel;
    channel.listen((message) => this.hear(message));
  }

  /** Counts a message that code sent to the page's window. Nothing reads it. */
  countMessage(): void {
    if (hasFrame(this.getState()) && this.conduct.countMessage())
      this.stop(notices.tooManyMessages);
  }

  /** Returns true if the reader has just clicked in the frame. */
  wasPressed(): boolean {
    return this.conduct.wasPressed();
  }

  /** Stops the frame and the code in it. */
  stop(notice: string, hasLoadFailed = false): void {
    this.close();
    this.store.update({ status: 'stopped', notice, hasLoadFailed });
  }

  /** Stops a frame whose code takes the focus, until the reader clicks Run. */
  stopForFocusTheft(): void {
    this.awaitsManualRun = true;
    this.stop(notices.tookFocus);
  }

  /** Stops everything without a message, because the example is removed. */
  dispose(): void {
    this.close();
    this.store.reset();
  }

  private hear(message: unknown): void {
    if (!hasFrame(this.getState())) return;
    const isReport = typeof message === 'string';
    if (this.conduct.countMessage(isReport ? message.length : 0))
      return this.stop(notices.tooManyMessages);
    if (!isReport) return this.conduct.press();
    const report = parseReport(message);
    if (report) this.receive(report);
  }

  private receive(report: FrameReport): void {
    if ('run' in report && !this.queue.isLatest(report.run)) return;
    switch (report.type) {
      case 'ready':
        return this.onReady(report);
      case 'shown':
        return this.onShown(report.height);
      case 'failed':
        return this.onFailed(report.error);
      case 'uncaught':
        if (this.queue.isRunning) this.earlyError = report.error;
        break;
      case 'height':
        return this.onHeight(report.height);
      case 'mode':
        return this.onMode(report.mode);
      case 'css':
        if (!this.wantsCss) return;
        break;
      case 'left':
        return this.stop(notices.leftPage);
      case 'refused':
        return this.onRefused();
      case 'pong':
        return this.watchdog.pong();
      default:
    }
    this.store.updateSoon(stateChangeOf(report));
  }

  private open(): void {
    runners.add(this);
    this.conduct.reset();
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
    this.ready = false;
  }

  private onReady({ protocol, presets }: Extract<FrameReport, { type: 'ready' }>): void {
    if (protocol !== FRAME_PROTOCOL) return this.stop(notices.otherProtocol, true);
    if (this.ready) return;
    this.ready = true;
    this.watchdog.watchFrame();
    this.store.update({ presets });
    this.channel?.post({ type: 'look', look: this.look });
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
    this.stop(notices.endless);
    for (const other of [...runners]) other.reopen();
  }

  /** Runs the latest code in another frame. */
  private reopen(): void {
    this.queue.repeat();
    this.close();
    this.open();
  }

  private onShown(height: number): void {
    clearTimeout(this.errorTimer);
    this.store.update({ status: 'shown', height, error: this.earlyError, notice: undefined });
    this.onAnswer();
  }

  private onHeight(height: number): void {
    const { height: before, status } = this.getState();
    // A new frame whose code fails is empty. It keeps the height, so that nothing moves under the pointer.
    if (status !== 'shown' || before === undefined || height === before) return;
    if (this.conduct.countResize(height - before)) return;
    this.store.updateSoon({ height });
  }

  private onRefused(): void {
    if (this.conduct.countRefusal()) this.stop(notices.openedAddresses);
    else this.store.updateSoon({ notice: 'An edited preview can’t open other pages.' });
  }

  private onAnswer(): void {
    this.watchdog.endRun();
    this.queue.finish();
  }

  private onFailed(error: LiveError): void {
    clearTimeout(this.errorTimer);
    this.errorTimer = setTimeout(() => this.store.update({ error }), errorDelay);
    this.onAnswer();
  }
}
