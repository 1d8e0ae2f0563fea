/** Browsers that the smoke suite drives. */
export type EngineName = 'Firefox' | 'WebKit';

/** Which element: the first of that role and accessible name; of a name that ends in `…`, its beginning. */
export interface Target {
  role: 'button' | 'link' | 'summary' | 'tab' | 'textbox' | 'label' | 'frame';
  name: string;
}

/** What runs in the page: it can use nothing of the test but its arguments. */
export type PageFunction<Args extends unknown[], Result> = (...args: Args) => Result;

/** A tab of one of the browsers, driven over its protocol. */
export interface Tab {
  /** Loads an address and waits for the load event. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page, or in its preview frame; the result has to survive JSON. */
  run<Args extends unknown[], Result>(
    code: PageFunction<Args, Result>,
    ...args: Args
  ): Promise<Result>;
  runInPreview<Args extends unknown[], Result>(
    code: PageFunction<Args, Result>,
    ...args: Args
  ): Promise<Result>;
  /** Presses an element with the pointer once it is there, in the middle of the window. */
  click(target: Target): Promise<void>;
  /** Presses keys: text, or the name of one key. */
  type(text: string): Promise<void>;
  press(key: 'Tab' | 'Enter' | 'Escape' | 'End' | 'Backspace' | 'ArrowDown'): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Another tab of the same browser, with the same storage; it is in front until `use` is called. */
  open(): Promise<Tab>;
  /** Brings the tab to the front. */
  use(): Promise<void>;
}

/** A browser of a test's own, without storage. */
export interface Engine {
  tab: Tab;
  /** Ends it, whatever state its pages are in. */
  end(): Promise<void>;
}

/** How a browser starts. */
export interface EngineOptions {
  /** What the system asks for. */
  scheme: 'light' | 'dark';
  /** Folder that it saves files into. */
  downloads: string;
}
