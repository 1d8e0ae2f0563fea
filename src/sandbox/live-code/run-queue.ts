import type { PackageLoader } from './package-loader';
import type { FrameRequest, LiveError } from './messages';

/** Code to run. */
interface RunRequest {
  code: string;
  xray: boolean;
  /** True if this site supplied it, not a reader or a link. */
  isOfSite: boolean;
}

interface RunQueueOptions {
  loader: PackageLoader;
  /** Called when a request is next, before its packages are loaded. */
  onNext: () => void;
  /** Called if they fail to load. */
  onUnloaded: (error: LiveError) => void;
  post: (request: Extract<FrameRequest, { type: 'run' }>) => void;
}

/** Sends one request at a time to the frame, always the latest, with the packages that the frame doesn't have. */
export class RunQueue {
  private waiting: RunRequest | undefined;
  private latest: RunRequest | undefined;
  private latestNumber = 0;
  private isInFlight = false;

  constructor(private options: RunQueueOptions) {}

  /** True from sending a request until the frame has responded. */
  get isRunning(): boolean {
    return this.isInFlight;
  }

  /** Returns true for the number of the latest request. The frame may still report about earlier ones. */
  isLatest(run: number): boolean {
    return run === this.latestNumber;
  }

  /** Adds a request. It replaces one that waits. */
  add(request: RunRequest): void {
    this.waiting = request;
  }

  /** Sends the waiting request if the frame is free. A request whose packages are loading doesn't delay it. */
  sendIfFree(): void {
    if (this.options.loader.isLoading || !this.isInFlight) this.sendNext();
  }

  /** Call it when the frame has responded. Sends the waiting request. */
  finish(): void {
    this.isInFlight = false;
    this.sendNext();
  }

  /** Sends the waiting request. */
  sendNext(): void {
    if (!this.waiting) return;
    this.latestNumber += 1;
    this.isInFlight = true;
    this.latest = this.waiting;
    this.waiting = undefined;
    this.options.onNext();
    const request = { type: 'run', run: this.latestNumber, ...this.latest } as const;
    this.options.loader.provide(
      request.code,
      (packages) => this.options.post({ ...request, packages }),
      this.options.onUnloaded,
    );
  }

  /** Forgets a frame. To send the latest request to another one, call `repeat` first. */
  reset(): void {
    this.options.loader.abort();
    this.isInFlight = false;
  }

  /** Adds the latest request again, unless another one waits. */
  repeat(): void {
    this.waiting ??= this.latest;
  }
}
