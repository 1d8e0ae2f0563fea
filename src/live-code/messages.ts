import type { PackageScripts } from './extra-packages';

/** The preset that is the theme of this site. */
export const sitePreset = 'site';

/** Name of the theme without any value, for a reader's own. */
export const emptyPreset = 'none';

/** Something the frame cannot do, in words for the reader. */
export interface LiveError {
  message: string;
  /** Line of the code, from 1; absent when unknown. */
  line?: number;
  /** True for a package that did not load: the same code may work when it is tried again. */
  isUnloaded?: true;
}

/** A theme that the frame knows, and its color modes, the first one first. */
export interface PresetInfo {
  name: string;
  modes: string[];
}

/** What the frame is to show. */
export interface Look {
  /** Name of a preset. */
  preset: string;
  /** Color mode, by the preset's name for it; undefined is the preset's first. */
  mode: string | undefined;
  /** Source of a theme object to merge over the preset; empty for none. */
  theme: string;
  /** Width of a window in px that breakpoints are to go by; undefined for the frame's own. */
  viewport?: number | undefined;
  /** Color modes to show beside each other, instead of `mode`. */
  modes?: readonly string[] | undefined;
  /** Whether to show which keys of the theme a part reads, instead of letting parts react. */
  inspect?: boolean | undefined;
}

/**
 * Version of these messages. Increase it with each incompatible change: after a deploy, a page that is still open gets the
 * new frame.
 */
export const FRAME_PROTOCOL = 1;

/** From the page to the frame. */
export type FrameRequest =
  /** The first, as a window message; comes with the ports for all others, and for reports. */
  | { type: 'connect'; protocol: number }
  /** `packages` are those that the frame lacks. */
  | { type: 'run'; run: number; code: string; xray: boolean; packages: PackageScripts }
  | { type: 'look'; look: Look }
  | { type: 'css'; wanted: boolean }
  | { type: 'ping' };

/** From the frame to the page, as JSON. What comes from there is data of strangers: read it with `readFrameReport`. */
export type FrameReport =
  | { type: 'ready'; protocol: number; presets: PresetInfo[] }
  | { type: 'shown'; run: number; height: number }
  | { type: 'failed'; run: number; error: LiveError }
  /** The theme of a look is shown, with its color modes, or cannot be. */
  | { type: 'theme'; shown: PresetInfo | undefined; error: LiveError | undefined }
  | { type: 'uncaught'; run: number; error: LiveError }
  | { type: 'height'; height: number }
  | { type: 'mode'; mode: string }
  | { type: 'css'; css: string }
  | { type: 'link'; href: string }
  /** The code led the frame to another place in its page. */
  | { type: 'left' }
  /** The policy kept the code from opening an address in a frame of its own. */
  | { type: 'refused' }
  /** The reader chose a part that reads these keys of the theme, as paths with dots. */
  | { type: 'inspected'; keys: string[] }
  | { type: 'pong' };

const longestText = 2000;
const longestCss = 100_000;

/** Characters of a report as JSON; generated CSS of the greatest length fits, with its line ends escaped. */
export const longestReport = 250_000;

/** Heights in px that a frame may ask for; beyond, its content scrolls. */
export const tallestFrame = 1600;

type Fields = Record<string, unknown>;

const text = (value: unknown, longest = longestText) =>
  typeof value === 'string' ? value.slice(0, longest) : '';
const count = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.ceil(value) : 0;

/**
 * Whether something can name a preset or a color mode: text that fits a select, without control
 * characters. What passes here can be stored and shared.
 */
export function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[^\p{C}]{1,40}$/u.test(value);
}

const mostKeys = 20;

/** Whether something can be a path of keys in a theme: no control characters, nothing that objects inherit. */
function isKeyPath(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^[^\p{C}]{1,100}$/u.test(value) &&
    !/(^|\.)(__proto__|constructor|prototype)(\.|$)/.test(value)
  );
}

function readPreset(value: unknown): PresetInfo | undefined {
  const { name, modes } = (value ?? {}) as Fields;
  if (!isName(name)) return undefined;
  return { name, modes: Array.isArray(modes) ? modes.slice(0, 20).filter(isName) : [] };
}

function readError(value: unknown): LiveError {
  const { message, line } = (value ?? {}) as Fields;
  return {
    message: text(message) || 'Unknown error',
    ...(count(line) ? { line: count(line) } : {}),
  };
}

/**
 * Reads a report of the frame. Code of strangers runs there and may forge it, so only the known shapes
 * pass, cut to size.
 * @param data any value
 * @returns undefined for anything else
 */
export function readFrameReport(data: unknown): FrameReport | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Fields;
  const run = count(message.run);
  const height = Math.min(count(message.height), tallestFrame);
  switch (message.type) {
    case 'ready': {
      const presets = Array.isArray(message.presets) ? message.presets.slice(0, 40) : [];
      return {
        type: 'ready',
        protocol: count(message.protocol),
        presets: presets.map(readPreset).filter((preset) => preset !== undefined),
      };
    }
    case 'shown':
      return { type: 'shown', run, height };
    case 'failed':
      return { type: 'failed', run, error: readError(message.error) };
    case 'theme':
      return {
        type: 'theme',
        shown: readPreset(message.shown),
        error: message.error ? readError(message.error) : undefined,
      };
    case 'uncaught':
      return { type: 'uncaught', run, error: readError(message.error) };
    case 'height':
      return { type: 'height', height };
    case 'mode':
      return isName(message.mode) ? { type: 'mode', mode: message.mode } : undefined;
    case 'css':
      return { type: 'css', css: text(message.css, longestCss) };
    case 'link':
      return { type: 'link', href: text(message.href) };
    case 'inspected':
      return {
        type: 'inspected',
        keys: Array.isArray(message.keys) ? message.keys.slice(0, mostKeys).filter(isKeyPath) : [],
      };
    case 'pong':
      return { type: 'pong' };
    case 'left':
    case 'refused':
      return { type: message.type };
    default:
      return undefined;
  }
}
