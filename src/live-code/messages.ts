/** The preset that is the theme of this site. */
export const sitePreset = 'site';

/** Something the frame cannot do, in words for the reader. */
export interface LiveError {
  message: string;
  /** Line of the code, from 1; absent when unknown. */
  line?: number;
}

/** A preset that the frame knows, and the color modes it has beside its own. */
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
}

/** From the page to the frame. */
export type FrameRequest =
  | { type: 'run'; run: number; code: string; xray: boolean }
  | { type: 'look'; look: Look }
  | { type: 'css'; wanted: boolean }
  | { type: 'ping' };

/** From the frame to the page. What comes from there is data of strangers: read it with `readFrameReport`. */
export type FrameReport =
  | { type: 'ready'; presets: PresetInfo[] }
  | { type: 'shown'; run: number; height: number }
  | { type: 'failed'; run: number; error: LiveError }
  | { type: 'theme'; error: LiveError | undefined }
  | { type: 'uncaught'; error: LiveError }
  | { type: 'height'; height: number }
  | { type: 'mode'; mode: string }
  | { type: 'css'; css: string }
  | { type: 'link'; href: string }
  /** The code led the frame to another place in its page. */
  | { type: 'left' }
  | { type: 'pong' };

const longestText = 2000;
const longestCss = 100_000;

/** Heights in px that a frame may ask for; beyond, its content scrolls. */
export const tallestFrame = 1600;

type Fields = Record<string, unknown>;

const text = (value: unknown, longest = longestText) =>
  typeof value === 'string' ? value.slice(0, longest) : '';
const count = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.ceil(value) : 0;

function readError(value: unknown): LiveError {
  const { message, line } = (value ?? {}) as Fields;
  return {
    message: text(message) || 'Unknown error',
    ...(count(line) ? { line: count(line) } : {}),
  };
}

/**
 * Reads a message of the frame. Code of strangers runs there and may send anything, so only the known
 * shapes pass, cut to size.
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
        presets: (presets as Fields[]).map((preset) => ({
          name: text(preset?.name, 40),
          modes: Array.isArray(preset?.modes)
            ? preset.modes.slice(0, 20).map((mode) => text(mode, 40))
            : [],
        })),
      };
    }
    case 'shown':
      return { type: 'shown', run, height };
    case 'failed':
      return { type: 'failed', run, error: readError(message.error) };
    case 'theme':
      return { type: 'theme', error: message.error ? readError(message.error) : undefined };
    case 'uncaught':
      return { type: 'uncaught', error: readError(message.error) };
    case 'height':
      return { type: 'height', height };
    case 'mode':
      return { type: 'mode', mode: text(message.mode, 40) };
    case 'css':
      return { type: 'css', css: text(message.css, longestCss) };
    case 'link':
      return { type: 'link', href: text(message.href) };
    case 'pong':
      return { type: 'pong' };
    case 'left':
      return { type: 'left' };
    default:
      return undefined;
  }
}
