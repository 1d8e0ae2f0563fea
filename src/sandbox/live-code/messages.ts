import type { ColorModeName } from '../../base/design/colors';
import { MAX_LINES, type ConsoleLine } from './console-lines';
import type { PackageScripts } from './extra-packages';
import type { FontFile } from '../fonts/add-font';
import { toRunModules, type ModuleFile, type RunModule } from './modules';

/** Name of this site's theme, as a preset. */
export const sitePreset = 'site';

/** Name of the empty preset. */
export const emptyPreset = 'none';

/** An error in the code, with a message for the reader. */
export interface LiveError {
  message: string;
  /** Line of the code, from 1; absent if it's unknown. */
  line?: number;
  /** True if a package failed to load, so that the same code may work later. */
  isUnloaded?: true;
}

/** A theme in the frame, and its color modes, the initial one first. */
export interface PresetInfo {
  name: string;
  modes: string[];
}

/** Theme and mode of a preview. */
export interface Look {
  /** Name of a preset. */
  preset: string;
  /** Color mode of the preset; undefined for its first. */
  mode: string | undefined;
  /** Source of a theme object to merge over the preset; empty for none. */
  theme: string;
  /** Width in px that breakpoints are compared with; undefined for the frame's width. */
  viewport?: number | undefined;
  /** Color modes to show side by side, instead of `mode`. */
  modes?: readonly string[] | undefined;
  /** Color mode of the page, which the names of `modes` have the colors of. */
  siteMode?: ColorModeName | undefined;
  /** Color matrix that the preview is shown through, as the values of `feColorMatrix`. */
  colorMatrix?: string | undefined;
  /** True to show the theme keys of elements, which then don't react to clicks. */
  inspect?: boolean | undefined;
}

/**
 * Version of these messages. Increase it with each incompatible change: after a deploy, a page that's still open gets
 * the new frame.
 */
export const FRAME_PROTOCOL = 1;

/**
 * From the page to the frame. Order: `connect` → `ready` → `look`, `run` → `shown` or `failed`. A run that was shown
 * can fail later. Other reports can come at any time, and code in the frame can forge all of them.
 */
export type FrameRequest =
  /** The first request. A window message with the ports for all others and for reports. */
  | { type: 'connect'; protocol: number }
  /**
   * `packages` are those that the frame doesn't have. `isOfSite`: the code is from this site, so it has no loop guard.
   */
  | {
      type: 'run';
      run: number;
      code: string;
      xray: boolean;
      isOfSite?: boolean;
      packages: PackageScripts;
    }
  | { type: 'look'; look: Look; packages?: PackageScripts }
  /** Runs files that may import each other. Its answer is `modules`. */
  | { type: 'read'; files: readonly ModuleFile[]; packages: PackageScripts }
  /** Files of a font that the look names. */
  | { type: 'font'; files: readonly FontFile[] }
  | { type: 'css'; wanted: boolean }
  | { type: 'ping' };

/** From the frame to the page, as JSON. Untrusted: parse it with `parseReport`. */
export type FrameReport =
  | { type: 'ready'; protocol: number; presets: PresetInfo[] }
  | { type: 'shown'; run: number; height: number }
  | { type: 'failed'; run: number; error: LiveError }
  /** A look was applied, or its theme is invalid. */
  | { type: 'theme'; shown: PresetInfo | undefined; error: LiveError | undefined }
  | { type: 'uncaught'; run: number; error: LiveError }
  | { type: 'height'; height: number }
  | { type: 'mode'; mode: string }
  | { type: 'css'; css: string }
  /** Lines that the code printed, or notes about something that doesn't work in a preview. */
  | { type: 'console'; run: number; lines: ConsoleLine[] }
  /** The code navigated within the frame's document. */
  | { type: 'left' }
  /** The reader selected an element that uses these theme keys, as paths with dots. */
  | { type: 'inspected'; keys: string[] }
  /** The reader pressed a key of an editor, which nothing in the frame used. */
  | { type: 'key'; key: EditorKey }
  /** What files gave, in their order. */
  | { type: 'modules'; modules: RunModule[] }
  | { type: 'pong' };

/** Keys of an editor around a frame: to undo, to redo, and for the next and the previous theme. */
export const editorKeys = ['undo', 'redo', 'n', 'p'] as const;

export type EditorKey = (typeof editorKeys)[number];

const MAX_TEXT_LENGTH = 2000;
const MAX_CSS_LENGTH = 100_000;

/** Maximum length of a report as JSON. The CSS of any sensible example fits. Parsing that many takes about 10 ms. */
export const MAX_REPORT_LENGTH = 1_000_000;

/** Maximum height of a frame, in px. Taller content scrolls. */
export const MAX_FRAME_HEIGHT = 1600;

type Fields = Record<string, unknown>;

const toText = (value: unknown, maxLength = MAX_TEXT_LENGTH) =>
  typeof value === 'string' ? value.slice(0, maxLength) : '';
const toCount = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? Math.ceil(value) : 0;

/**
 * Returns true if a value can be the name of a preset or a color mode: text that fits in a select, without control
 * characters. Such a name is safe to store and share.
 */
export function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[^\p{C}]{1,40}$/u.test(value);
}

const MAX_KEYS = 20;

/** Returns true if a value can be a path in a theme: no control characters, and no inherited property names. */
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
    message: toText(message) || 'Unknown error',
    ...(toCount(line) ? { line: toCount(line) } : {}),
  };
}

function readLine(value: unknown): ConsoleLine {
  const { level, text, count } = (value ?? {}) as Fields;
  const known = (['log', 'warn', 'error', 'note'] as const).find((name) => name === level);
  return { level: known ?? 'log', text: toText(text), count: toCount(count) || 1 };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/**
 * Parses a report of the frame. This is the boundary of the sandbox: untrusted code can forge reports, so only known
 * shapes are accepted, and long texts are cut.
 * @param json any value that the frame has sent
 * @returns undefined for anything but a report
 */
export function parseReport(json: unknown): FrameReport | undefined {
  if (typeof json !== 'string' || json.length > MAX_REPORT_LENGTH) return undefined;
  const message = parseJson(json) as Fields | null | undefined;
  if (typeof message !== 'object' || message === null) return undefined;
  const run = toCount(message.run);
  const height = Math.min(toCount(message.height), MAX_FRAME_HEIGHT);
  switch (message.type) {
    case 'ready': {
      const presets = Array.isArray(message.presets) ? message.presets.slice(0, 40) : [];
      return {
        type: 'ready',
        protocol: toCount(message.protocol),
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
      return { type: 'css', css: toText(message.css, MAX_CSS_LENGTH) };
    case 'console': {
      const lines = Array.isArray(message.lines) ? message.lines.slice(-MAX_LINES) : [];
      return { type: 'console', run, lines: lines.map(readLine) };
    }
    case 'inspected':
      return {
        type: 'inspected',
        keys: Array.isArray(message.keys) ? message.keys.slice(0, MAX_KEYS).filter(isKeyPath) : [],
      };
    case 'key': {
      const key = editorKeys.find((name) => name === message.key);
      return key && { type: 'key', key };
    }
    case 'modules':
      return { type: 'modules', modules: toRunModules(message.modules) };
    case 'pong':
    case 'left':
      return { type: message.type };
    default:
      return undefined;
  }
}
