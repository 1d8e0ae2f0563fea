/** How long a frame may take to load, in ms. */
export const loadTime = 15_000;

/** How long code may take until it stands on the page, in ms. */
export const answerTime = 3000;

/** Time between two questions whether the frame still answers, in ms; it may miss one. */
export const pingTime = 2000;

interface WatchdogOptions {
  /** Called when the frame has not loaded in time. */
  onUnloaded: () => void;
  /** Called when its code does not answer. */
  onBusy: () => void;
  /** Asks whether the frame answers. */
  ping: () => void;
}

/** Watches whether a frame loads, and whether it answers. */
export class Watchdog {
  private waiting: ReturnType<typeof setTimeout> | undefined;
  private pings: ReturnType<typeof setInterval> | undefined;
  private unanswered = 0;

  constructor(private options: WatchdogOptions) {}

  /** A frame begins to load. */
  watchLoad(): void {
    this.waiting = setTimeout(this.options.onUnloaded, loadTime);
  }

  /** The frame has loaded; from now on it answers. */
  watchFrame(): void {
    clearTimeout(this.waiting);
    this.unanswered = 0;
    this.pings = setInterval(() => this.ping(), pingTime);
  }

  /** Code was sent, which is to be shown or to fail. */
  watchRun(): void {
    this.waiting = setTimeout(this.options.onBusy, answerTime);
  }

  endRun(): void {
    clearTimeout(this.waiting);
  }

  pong(): void {
    this.unanswered = 0;
  }

  end(): void {
    clearTimeout(this.waiting);
    clearInterval(this.pings);
  }

  private ping(): void {
    if (this.unanswered > 1) return this.options.onBusy();
    this.unanswered += 1;
    this.options.ping();
  }
}
