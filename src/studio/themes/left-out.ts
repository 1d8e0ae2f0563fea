import type { TextProblem } from './text-problems';

/** Kinds of parts that are left out of an import, with the words for readers. */
export const leftOutKinds = {
  code: ['piece of code', 'pieces of code', 'Code isn’t run here. Enter the value instead.'],
  function: ['function', 'functions', 'A theme can’t store them. Enter the value instead.'],
  import: [
    'value from another file',
    'values from other files',
    'Add that file too, or enter the value.',
  ],
  variable: [
    'unknown variable',
    'unknown variables',
    'Add the file that defines it, or enter the value.',
  ],
  duplicate: ['repeated key', 'repeated keys', 'The last one is used.'],
  reserved: ['reserved name', 'reserved names', 'JavaScript uses these names for its own objects.'],
  empty: ['empty value', 'empty values', 'Themes don’t support a value here.'],
  place: ['unsupported value', 'unsupported values', 'Themes can’t store these.'],
  selector: [
    'rule for other elements',
    'rules for other elements',
    'Custom properties are read from the root and from color modes, such as :root and .dark.',
  ],
  rule: ['color in a CSS rule', 'colors in CSS rules', 'Only custom properties are read.'],
  palette: [
    'palette for other conditions',
    'palettes for other conditions',
    'Color modes can’t depend on anything else, such as the window’s width or more contrast.',
  ],
  condition: [
    'rule with other conditions',
    'rules with other conditions',
    'Values can’t depend on anything else, such as the window’s width.',
  ],
  mode: ['mode-specific value', 'mode-specific values', 'Only colors can differ by mode.'],
  replaced: ['replaced value', 'replaced values', 'Another value already uses this key.'],
  file: ['file', 'files', 'They have an error. Correct it, and add them again.'],
  unused: [
    'unused file',
    'unused files',
    'No other file imports them, or they have another format. Import them separately.',
  ],
  token: ['token', 'tokens', 'Their type or value isn’t supported.'],
} as const satisfies Record<string, readonly [one: string, many: string, reason: string]>;

export type LeftOutKind = keyof typeof leftOutKinds;

/** Part of a text that was left out of the theme. */
export interface LeftOut {
  kind: LeftOutKind;
  /** Where it would be in the theme, or its name in the text. */
  name: string;
  /** Beginning of its text. */
  detail?: string;
  /** From 1; undefined in JSON without places. */
  line?: number;
  /** From 1. */
  column?: number;
  /** Set if several files were read. */
  file?: string;
}

/** A file that couldn't be read while others were. */
export const unreadFile = ({ message, file = '', line, column }: TextProblem): LeftOut => ({
  kind: 'file',
  name: file,
  detail: message,
  line,
  ...(column !== undefined && { column }),
  file,
});

/** Parts of the same kind, in the order of the text. */
export interface LeftOutGroup {
  kind: LeftOutKind;
  parts: LeftOut[];
}

/** Groups parts by kind, the largest group first. */
export function groupLeftOut(parts: readonly LeftOut[]): LeftOutGroup[] {
  const kinds = [...new Set(parts.map(({ kind }) => kind))];
  return kinds
    .map((kind) => ({ kind, parts: parts.filter((part) => part.kind === kind) }))
    .sort((a, b) => b.parts.length - a.parts.length);
}

const count = (number: number, [one, many]: readonly [string, string, ...string[]]) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

/** A sentence such as “3 values left out: 2 functions, 1 animation.”; empty if there are none. */
export function leftOutText(parts: readonly LeftOut[]): string {
  if (parts.length === 0) return '';
  const groups = groupLeftOut(parts).map((group) =>
    count(group.parts.length, leftOutKinds[group.kind]),
  );
  return `${count(parts.length, ['part was left out', 'parts were left out'])}: ${groups.join(', ')}.`;
}
