import { extraPackagesOf, loadPackages, type PackageScripts } from './extra-packages';
import type { FrameChannel } from './frame-channel';
import { FrameStore, hasFrame } from './frame-state';
import { createMessageMeter } from './message-meter';
import {
  FRAME_PROTOCOL,
  longestReport,
  readFrameReport,
  type FrameReport,
  type LiveError,
  type Look,
  type PresetInfo,
} from './messages';
import { createFeedbackDetector } from './resize-feedback';
import { Watchdog } from './watchdog';

/** How long an error of code that is being written stays unsaid, in ms. */
export const errorDelay = 500;

/** Time after a press in the frame in which the focus may go there, in ms. */
const pressTime = 500;

const leftPage = 'The code left its page and was stopped.';
const tooManyMessages = 'The code sent too many messages and was stopped.';
const tookFocus =
  'The code took the focus from what you type and was stopped. Press Run when you have changed it.';
const notLoaded = 'The preview did not load. Check your connection, then run the code again.';
const otherProtocol =
  'The preview is from another version of this site. Reload the page to run the code; what you typed is kept.';
const endless =
  'The code kept the preview busy and was stopped. Change it, and it runs again; or run it again as it is.';

/** Frames that are there. */
const runners = new Set<FrameRunner>();

interface Version {
  code: string;
  xray: boolean;
}

/**
 * Runs code in a sandboxed frame, one version at a time, always the latest, and ends a frame that does
 * not answer. Knows no DOM: the frame is a channel.
 */
export class FrameRunner {
  private store = new FrameStore();
  private channel: FrameChannel | undefined;
  private pressedAt = -Infinity;
  /** The code took the focus: started by each key, it would take the next one. */
  private isHeld = false;
  private wantsCss = false;
  private code: Version | undefined;
  /** What was sent last, to send it again to another frame. */
  private sent: Version | undefined;
  private isTooMuch = createMessageMeter();
  private isFeedback = createFeedbackDetector();
  private refusals = 0;
  private runNumber = 0;
  private inFlight = false;
  /** What the latest code threw before it was shown, where nothing caught it. */
  private earlyError: LiveError | undefined;
  private ready = false;
  /** Load of the packages that the latest code waits for. */
  private load: AbortController | undefined;
  /** Packages that the frame was sent. */
  private packages = new Set<string>();
  private errorTimer: ReturnType<typeof setTimeout> | undefined;
  private watchdog = new Watchdog({
    onUnloaded: () => this.stop(notLoaded, true),
    onBusy: () => this.stopBusy(),
    ping: () => this.channel?.post({ type: 'ping' }),
  });

  /** For React's `useSyncExternalStore`. */
  readonly subscribe = this.store.subscribe;
  readonly getState = this.store.getState;

  /**
   * @param look what to show at first
   * @param onMode called with a mode that the code chose
   * @param base path of the version whose packages the code runs on
   */
  constructor(
    private look: Look,
    private onMode: (mode: string) => void = () => {},
    readonly base = '',
  ) {}

  /**
   * Shows code as it is edited; where one version is still on its way, the latest waits for it, but for no package
   * of that version. Code that took the focus waits for `run`.
   */
  show(code: string, xray: boolean): void {
    if (this.isHeld) return;
    this.code = { code, xray };
    if (!hasFrame(this.getState())) this.open();
    else if (this.ready && (this.load || !this.inFlight)) this.send();
  }

  /** Shows code that the reader asked for by a press. */
  run(code: string, xray: boolean): void {
    this.isHeld = false;
    this.show(code, xray);
  }

  /** Shows a look, if it is another one. */
  setLook(look: Look): void {
    if (JSON.stringify(look) === JSON.stringify(this.look)) return;
    this.look = look;
    if (this.ready) this.channel?.post({ type: 'look', look });
  }

  /** Whether the CSS of what is shown is wanted in `state.css`. */
  setWantsCss(wanted: boolean): void {
    this.wantsCss = wanted;
    if (this.ready) this.channel?.post({ type: 'css', wanted });
  }

  /** Connects the frame that `state.frame` numbers, each time it has loaded. */
  connect(channel: FrameChannel): void {
    // A second time means that the code led the frame to another page.
    if (this.channel) {
      channel.close();
      return this.stop(leftPage);
    }
    this.channel = channel;
    channel.listen((message) => this.hear(message));
  }

  /** Counts a message that code sent to the page's window; nobody reads it. */
  countMessage(): void {
    if (hasFrame(this.getState()) && this.isTooMuch()) this.stop(tooManyMessages);
  }

  /** Whether the reader pressed something in the frame a moment ago. */
  wasPressed(): boolean {
    return performance.now() - this.pressedAt < pressTime;
  }

  /** Stops the frame and the code in it. */
  stop(notice: string, hasLoadFailed = false): void {
    this.close();
    this.store.update({ status: 'stopped', notice, hasLoadFailed });
  }

  /** Ends a frame whose code takes the focus, until the reader runs it. */
  stopThief(): void {
    this.isHeld = true;
    this.stop(tookFocus);
  }

  /** Ends everything without a word: the example goes away. */
  dispose(): void {
    this.close();
    this.store.reset();
  }

  private hear(message: unknown): void {
    if (!hasFrame(this.getState())) return;
    const isReport = typeof message === 'string';
    if (this.isTooMuch(isReport ? message.length : 0)) return this.stop(tooManyMessages);
    if (!isReport) {
      this.pressedAt = performance.now();
      return;
    }
    const report = parseReport(message);
    if (report) this.receive(report);
  }

  private receive(report: FrameReport): void {
    switch (report.type) {
      case 'ready':
        if (report.protocol !== FRAME_PROTOCOL) return this.stop(otherProtocol, true);
        return this.onReady(report.presets);
      case 'shown':
        if (report.run !== this.runNumber) return;
        clearTimeout(this.errorTimer);
        this.store.update({
          status: 'shown',
          height: report.height,
          error: this.earlyError,
          notice: undefined,
        });
        return this.onAnswer();
      case 'failed':
        if (report.run !== this.runNumber) return;
        this.reportLater(report.error);
        return this.onAnswer();
      case 'uncaught':
        if (report.run !== this.runNumber) return;
        if (this.inFlight) this.earlyError = report.error;
        return this.store.updateSoon({ error: report.error });
      case 'theme':
        return this.store.updateSoon({
          themeError: report.error,
          ...(report.shown ? { shown: report.shown } : {}),
        });
      case 'height':
        return this.onHeight(report.height);
      case 'mode':
        return this.onMode(report.mode);
      case 'css':
        return this.wantsCss ? this.store.updateSoon({ css: report.css }) : undefined;
      case 'inspected':
        return this.store.updateSoon({ inspected: report.keys });
      case 'left':
        return this.stop(leftPage);
      case 'refused':
        return this.onRefused();
      case 'link':
        return this.store.updateSoon({
          notice: `Links lead nowhere in a preview that you changed: ${report.href}`,
        });
      case 'pong':
        return this.watchdog.pong();
    }
  }

  private open(): void {
    runners.add(this);
    this.refusals = 0;
    this.isTooMuch = createMessageMeter();
    this.store.update({
      status: 'loading',
      frame: this.getState().frame + 1,
      notice: undefined,
      hasLoadFailed: false,
      error: undefined,
    });
    this.watchdog.watchLoad();
  }

  private close(): void {
    runners.delete(this);
    this.watchdog.end();
    clearTimeout(this.errorTimer);
    this.channel?.close();
    this.channel = undefined;
    this.endLoad();
    this.ready = false;
    this.inFlight = false;
    this.packages.clear();
  }

  private onReady(presets: PresetInfo[]): void {
    if (this.ready) return;
    this.ready = true;
    this.watchdog.watchFrame();
    this.store.update({ presets });
    this.channel?.post({ type: 'look', look: this.look });
    this.setWantsCss(this.wantsCss);
    this.send();
  }

  private send(): void {
    if (!this.code) return;
    this.endLoad();
    if (this.getState().error?.isUnloaded) this.store.update({ error: undefined });
    this.runNumber += 1;
    this.inFlight = true;
    this.earlyError = undefined;
    this.sent = this.code;
    this.code = undefined;
    if (this.getState().status !== 'shown') this.store.update({ status: 'running' });
    const missing = extraPackagesOf(this.sent.code).filter((name) => !this.packages.has(name));
    if (missing.length === 0) this.post(this.sent, {});
    else void this.sendWith(missing, this.sent);
  }

  private post(version: Version, packages: PackageScripts): void {
    this.channel?.post({ type: 'run', run: this.runNumber, ...version, packages });
    this.watchdog.watchRun();
  }

  private async sendWith(missing: string[], version: Version): Promise<void> {
    const load = new AbortController();
    this.load = load;
    try {
      const packages = await loadPackages(missing, this.base, load);
      // Meanwhile the frame may have ended, or other code may have come.
      if (this.load !== load) return;
      this.load = undefined;
      for (const name of missing) this.packages.add(name);
      this.post(version, packages);
    } catch (error) {
      if (this.load !== load) return;
      this.load = undefined;
      this.reportLater({ message: (error as Error).message, isUnloaded: true });
      this.onAnswer();
    }
  }

  private endLoad(): void {
    this.load?.abort();
    this.load = undefined;
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
    const { height: before } = this.getState();
    if (before === undefined || height === before || this.isFeedback(height - before)) return;
    this.store.updateSoon({ height });
  }

  /** Browsers connect to an address before the policy refuses it: once may be a mistake. */
  private onRefused(): void {
    this.refusals += 1;
    if (this.refusals > 1) this.stop('The code tried to open other addresses and was stopped.');
    else this.store.updateSoon({ notice: 'A preview that you changed opens no other addresses.' });
  }

  private onAnswer(): void {
    this.watchdog.endRun();
    this.inFlight = false;
    this.send();
  }

  /** What is being written is wrong most of the time. */
  private reportLater(error: LiveError): void {
    clearTimeout(this.errorTimer);
    this.errorTimer = setTimeout(() => this.store.update({ error }), errorDelay);
  }
}

/** Reads what a frame reported; undefined for what code made of it. */
function parseReport(text: string): FrameReport | undefined {
  if (text.length > longestReport) return undefined;
  try {
    return readFrameReport(JSON.parse(text));
  } catch {
    return undefined;
  }
}
