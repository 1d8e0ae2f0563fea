/** Time limit for loading a frame, in ms. */
export const MAX_LOAD_MS = 15_000;

/** Time limit for code to render, in ms. */
export const MAX_ANSWER_MS = 3000;

/** Time between pings, in ms. The frame can miss one. */
export const PING_INTERVAL_MS = 2000;

/** Limit for the reports between two pings, in characters. */
export const MAX_RECEIVED = 10_000_000;

/** Characters that a report counts for in addition to its own: the page needs time for short ones, too. */
const REPORT_COST = 1000;

interface WatchdogOptions {
  /** Called if the frame doesn't load in time. */
  onUnloaded: () => void;
  /** Called if the code doesn't respond, or sends more reports than the page can read. */
  onBusy: () => void;
  /** Sends a ping to the frame. */
  ping: () => void;
}

/** Detects frames that don't load or respond, or that keep the page busy. */
export class Watchdog {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pings: ReturnType<typeof setInterval> | undefined;
  private unanswered = 0;
  private received = 0;

  constructor(private options: WatchdogOptions) {}

  /** Call it when a frame starts to load. */
  watchLoad(): void {
    this.received = 0;
    this.timer = setTimeout(this.options.onUnloaded, MAX_LOAD_MS);
  }

  /** Call it when the frame has loaded. Starts the pings. */
  watchFrame(): void {
    clearTimeout(this.timer);
    this.unanswered = 0;
    this.pings = setInterval(() => this.ping(), PING_INTERVAL_MS);
  }

  /** Call it when code is sent. */
  watchRun(): void {
    this.timer = setTimeout(this.options.onBusy, MAX_ANSWER_MS);
  }

  endRun(): void {
    clearTimeout(this.timer);
  }

  /** Call it for each report. Code can forge any number of them, which would keep the page busy. */
  receive(report: unknown): void {
    this.received += REPORT_COST + (typeof report === 'string' ? report.length : 0);
    if (this.received > MAX_RECEIVED) this.options.onBusy();
  }

  pong(): void {
    this.unanswered = 0;
  }

  end(): void {
    clearTimeout(this.timer);
    clearInterval(this.pings);
  }

  private ping(): void {
    if (this.unanswered > 1) return this.options.onBusy();
    this.unanswered += 1;
    this.received = 0;
    this.options.ping();
  }
}
