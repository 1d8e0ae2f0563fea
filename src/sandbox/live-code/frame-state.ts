import type { ConsoleLine } from './console-lines';
import type { LiveError, PresetInfo } from './messages';

/** State of a frame, as the page knows it. */
export interface FrameState {
  /** `idle`: there's no frame. `stopped`: there was one, and it was removed. */
  status: 'idle' | 'loading' | 'running' | 'shown' | 'stopped';
  /** Number of the frame. A stopped frame's number isn't used again. */
  frame: number;
  /** Height of the content, in px; undefined until it's rendered. */
  height: number | undefined;
  error: LiveError | undefined;
  themeError: LiveError | undefined;
  /** A font of the theme failed to load. */
  fontError: LiveError | undefined;
  /** Notice for the reader that isn't an error in the code. */
  notice: string | undefined;
  /** Lines of the latest run that was shown or printed something. */
  lines: readonly ConsoleLine[];
  /** True if the frame failed to load, which may be because of a deploy. */
  hasLoadFailed: boolean;
  /** Known once a frame is ready. */
  presets: PresetInfo[];
  /** The preset that's shown, with its modes after merging the reader's theme. */
  shown: PresetInfo | undefined;
  css: string;
  /** Theme keys of the element that the reader selected last; a new array for each selection. */
  inspected: string[] | undefined;
}

/** State before any code has run. */
export const initialState: FrameState = {
  status: 'idle',
  frame: 0,
  height: undefined,
  error: undefined,
  themeError: undefined,
  fontError: undefined,
  notice: undefined,
  lines: [],
  hasLoadFailed: false,
  presets: [],
  shown: undefined,
  css: '',
  inspected: undefined,
};

/** Returns true if there's a frame. */
export function hasFrame({ status }: FrameState): boolean {
  return status !== 'idle' && status !== 'stopped';
}

/** Time during which changes are batched, in ms. */
const BATCH_MS = 16;

/** Store of a frame's state, for React's `useSyncExternalStore`. */
export class FrameStore {
  private state = initialState;
  private listeners = new Set<() => void>();
  private batchTimer: ReturnType<typeof setTimeout> | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): FrameState => this.state;

  update(change: Partial<FrameState>): void {
    this.state = { ...this.state, ...change };
    this.notify();
  }

  /** Starts another frame. */
  startFrame(): void {
    this.update({
      status: 'loading',
      frame: this.state.frame + 1,
      notice: undefined,
      hasLoadFailed: false,
      error: undefined,
    });
  }

  /** Batches changes that code can send at any rate. Rendering each would keep the page too busy to respond to Stop. */
  updateSoon(change: Partial<FrameState>): void {
    this.state = { ...this.state, ...change };
    this.batchTimer ??= setTimeout(() => this.notify(), BATCH_MS);
  }

  /** Resets everything except the frame's number, without notifying listeners. */
  reset(): void {
    clearTimeout(this.batchTimer);
    this.batchTimer = undefined;
    this.state = { ...initialState, frame: this.state.frame };
  }

  private notify(): void {
    clearTimeout(this.batchTimer);
    this.batchTimer = undefined;
    for (const listener of this.listeners) listener();
  }
}
