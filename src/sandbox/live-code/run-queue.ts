import { extraPackagesOf, loadPackages } from './extra-packages';
import type { FrameRequest, LiveError } from './messages';

/** Code to run. */
interface RunRequest {
  code: string;
  xray: boolean;
  /** True if this site supplied it, not a reader or a link. */
  isOfSite: boolean;
}

interface RunQueueOptions {
  /** Path of the documentation's version, whose packages the code runs on. */
  versionPath: string;
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
  /** Load of the packages that the latest request needs. */
  private load: AbortController | undefined;
  /** Packages that the frame has. */
  private packages = new Set<string>();

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
    if (this.load || !this.isInFlight) this.sendNext();
  }

  /** Call it when the frame has responded. Sends the waiting request. */
  finish(): void {
    this.isInFlight = false;
    this.sendNext();
  }

  /** Sends the waiting request. */
  sendNext(): void {
    if (!this.waiting) return;
    this.endLoad();
    this.latestNumber += 1;
    this.isInFlight = true;
    this.latest = this.waiting;
    this.waiting = undefined;
    this.options.onNext();
    const missing = extraPackagesOf(this.latest.code).filter((name) => !this.packages.has(name));
    if (missing.length > 0) void this.sendWith(missing, this.latest);
    else this.options.post({ type: 'run', run: this.latestNumber, ...this.latest, packages: {} });
  }

  /** Forgets a frame. To send the latest request to another one, call `repeat` first. */
  reset(): void {
    this.endLoad();
    this.isInFlight = false;
    this.packages.clear();
  }

  /** Adds the latest request again, unless another one waits. */
  repeat(): void {
    this.waiting ??= this.latest;
  }

  private async sendWith(missing: string[], request: RunRequest): Promise<void> {
    const load = new AbortController();
    this.load = load;
    try {
      const packages = await loadPackages(missing, this.options.versionPath, load);
      // The frame may have been stopped, or a later request may have replaced this one.
      if (this.load !== load) return;
      this.load = undefined;
      for (const name of missing) this.packages.add(name);
      this.options.post({ type: 'run', run: this.latestNumber, ...request, packages });
    } catch (error) {
      if (this.load !== load) return;
      this.load = undefined;
      this.options.onUnloaded({ message: (error as Error).message, isUnloaded: true });
    }
  }

  private endLoad(): void {
    this.load?.abort();
    this.load = undefined;
  }
}
