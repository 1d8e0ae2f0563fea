import type { LiveError, PresetInfo } from './messages';

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
  /** True if the frame failed to load, which may be because of a deploy. */
  hasLoadFailed: boolean;
  /** Known once a frame is ready. */
  presets: PresetInfo[];
  /** The preset that is shown, with the modes that it has together with the reader's theme. */
  shown: PresetInfo | undefined;
  css: string;
  /** Keys of the theme that the part reads which the reader chose last; another list for each choice. */
  inspected: string[] | undefined;
}

/** Before anything was run. */
export const initialState: FrameState = {
  status: 'idle',
  frame: 0,
  height: undefined,
  error: undefined,
  themeError: undefined,
  notice: undefined,
  hasLoadFailed: false,
  presets: [],
  shown: undefined,
  css: '',
  inspected: undefined,
};

/** Whether there is a frame. */
export function hasFrame({ status }: FrameState): boolean {
  return status !== 'idle' && status !== 'stopped';
}

/** Time in which changes are gathered for React, in ms. */
const gatherTime = 16;

/** The state of a frame, for React's `useSyncExternalStore`. */
export class FrameStore {
  private state = initialState;
  private listeners = new Set<() => void>();
  private gathering: ReturnType<typeof setTimeout> | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): FrameState => this.state;

  update(change: Partial<FrameState>): void {
    this.state = { ...this.state, ...change };
    this.notify();
  }

  /** The page adds another frame, which loads. */
  startFrame(): void {
    this.update({
      status: 'loading',
      frame: this.state.frame + 1,
      notice: undefined,
      hasLoadFailed: false,
      error: undefined,
    });
  }

  /** For what code can send at any rate: a render for each would keep the page too busy to count them. */
  updateSoon(change: Partial<FrameState>): void {
    this.state = { ...this.state, ...change };
    this.gathering ??= setTimeout(() => this.notify(), gatherTime);
  }

  /** Forgets all but the number of the frame, and tells nobody. */
  reset(): void {
    clearTimeout(this.gathering);
    this.gathering = undefined;
    this.state = { ...initialState, frame: this.state.frame };
  }

  private notify(): void {
    clearTimeout(this.gathering);
    this.gathering = undefined;
    for (const listener of this.listeners) listener();
  }
}
