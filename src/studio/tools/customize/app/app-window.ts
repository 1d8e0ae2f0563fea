import type { PlainObject } from '../../../../base/theme-data/changes';
import { parseAppMessage, type ThemeMessage } from './app-messages';

/** Time in ms after which an app that hasn't asked for the theme needs an explanation. */
const SILENT_AFTER_MS = 5000;

/** Time in ms between checks whether the window is still open. There's no event for that. */
const CHECK_MS = 500;

/** State of the app's window. */
export type AppState =
  | { status: 'none' }
  /** `cut`: it can't be reached and never asked for the theme. `closed`: it was closed after it did. */
  | {
      status: 'blocked' | 'waiting' | 'silent' | 'connected' | 'cut' | 'closed';
      address: URL;
    }
  /** The window shows another origin, which asks for the theme. */
  | { status: 'elsewhere'; address: URL; origin: string }
  | { status: 'failed'; address: URL; message: string };

/** The reader's app in a window of its own, which gets the theme at each edit. */
export class AppWindow {
  private state: AppState = { status: 'none' };
  private readonly listeners = new Set<() => void>();
  private window: Window | null = null;
  private check: number | undefined;
  private silence: number | undefined;

  /** @param latest returns the theme as data */
  constructor(private readonly latest: () => PlainObject) {}

  readonly getState = (): AppState => this.state;

  /** For React's `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Opens an app, in the window of the one before. Call it in a click, or the browser blocks the window. */
  open(address: URL): void {
    this.end();
    const { availWidth, availHeight } = window.screen;
    const width = Math.round(availWidth / 2);
    this.window = window.open(
      address,
      'theme-ui-app',
      `popup,width=${width},height=${availHeight},left=${availWidth - width}`,
    );
    if (!this.window) return this.show({ status: 'blocked', address });
    window.addEventListener('message', this.onMessage);
    this.check = window.setInterval(() => this.onCheck(), CHECK_MS);
    this.wait(address);
  }

  /** Brings the window to the front. */
  focus(): void {
    this.window?.focus();
  }

  /** Sends the theme to an app that has asked for it. */
  send(): void {
    if (this.state.status !== 'connected' && this.state.status !== 'failed') return;
    const message: ThemeMessage = { type: 'theme-ui:theme', theme: this.latest() };
    this.window!.postMessage(message, this.state.address.origin);
  }

  /** Stops sending. The app keeps the theme until it's reloaded. */
  disconnect(): void {
    this.end();
    this.show({ status: 'none' });
  }

  private show(state: AppState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }

  private wait(address: URL): void {
    this.show({ status: 'waiting', address });
    this.silence = window.setTimeout(() => {
      if (this.state.status === 'waiting') this.show({ status: 'silent', address });
    }, SILENT_AFTER_MS);
  }

  private end(): void {
    window.removeEventListener('message', this.onMessage);
    window.clearInterval(this.check);
    window.clearTimeout(this.silence);
    this.window = null;
  }

  private onCheck(): void {
    const { state } = this;
    if (!this.window?.closed || state.status === 'none') return;
    this.end();
    const wasConnected = state.status === 'connected' || state.status === 'failed';
    this.show({ status: wasConnected ? 'closed' : 'cut', address: state.address });
  }

  private readonly onMessage = ({ source, origin, data }: MessageEvent): void => {
    const { state } = this;
    if (source !== this.window || state.status === 'none') return;
    const message = parseAppMessage(data);
    if (!message) return;
    const { address } = state;
    if (origin !== address.origin) return this.show({ status: 'elsewhere', address, origin });
    if (message.type === 'theme-ui:error')
      return this.show({ status: 'failed', address, message: message.message });
    if (state.status !== 'connected') this.show({ status: 'connected', address });
    if (message.type === 'theme-ui:ready') this.send();
  };
}
