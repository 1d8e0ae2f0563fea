/** A number with its unit. */
export interface Length {
  number: number;
  /** Empty, `px`, `rem`, or `em`. */
  unit: string;
}

const lengthPattern = /^([+-]?(?:\d+\.?\d*|\.\d+))(px|rem|em)?$/i;

/** Parses a plain number or a length in px, rem, or em; undefined for anything else, such as `calc()`. */
export function parseLength(text: string): Length | undefined {
  const [, number, unit = ''] = lengthPattern.exec(text.trim()) ?? [];
  return number === undefined ? undefined : { number: Number(number), unit: unit.toLowerCase() };
}

/** Formats a length as CSS, rounded to four decimals. */
export const formatLength = ({ number, unit }: Length) => `${Number(number.toFixed(4))}${unit}`;

/**
 * Converts a length to px, at the browser's font size of 16 px.
 * @returns undefined for anything else, and for a number without a unit
 */
export function toPixels(text: string): number | undefined {
  const { number, unit } = parseLength(text) ?? { number: 0, unit: '' };
  if (unit === '') return undefined;
  return unit === 'px' ? number : number * 16;
}

/** Formats a value as Theme UI does for CSS lengths: numbers are px. */
export const toCssLength = (value: string | number) =>
  typeof value === 'number' && value !== 0 ? `${value}px` : String(value);

/** Parses what a user typed: returns a plain number as a number, anything else as trimmed text. */
export function readValue(typed: string): string | number {
  const length = parseLength(typed);
  return length?.unit === '' ? length.number : typed.trim();
}
