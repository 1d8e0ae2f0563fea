import { isPlainObject, type Plain, type PlainObject } from '../../changes';
import { readColor } from './colors';

/** Reads a length as a theme has it: px as a number. Older drafts have text. */
function readLength(value: Plain): string | number | undefined {
  if (typeof value === 'number') return value;
  if (isPlainObject(value)) {
    const { value: number, unit } = value;
    if (typeof number !== 'number' || (unit !== 'px' && unit !== 'rem')) return undefined;
    return unit === 'px' ? number : `${number}rem`;
  }
  if (typeof value !== 'string') return undefined;
  if (/^(calc|clamp|max|min)\([^;{}]*\)$/.test(value)) return value;
  const [, number, unit] = /^(-?\d*\.?\d+)(px|r?em|%|v[wh]|ch)?$/.exec(value.trim()) ?? [];
  if (!number) return undefined;
  return unit === 'px' || unit === undefined ? Number(number) : `${number}${unit}`;
}

/** Families of a stack, without their quotes. */
export const familiesIn = (stack: string) =>
  (stack.match(/"[^"]*"|'[^']*'|[^,]+/g) ?? [])
    .map((family) => family.trim().replaceAll(/^["']|["']$/g, ''))
    .filter(Boolean);

const quoted = (family: string) => (/^[\w-]+$/.test(family) ? family : JSON.stringify(family));

function readFamilies(value: Plain): string | undefined {
  // Older tools write a whole stack as text.
  const families = typeof value === 'string' ? familiesIn(value) : value;
  if (!Array.isArray(families) || !families.every((each) => typeof each === 'string')) {
    return undefined;
  }
  return families.map((family) => quoted(family)).join(', ');
}

/** Names of weights in the W3C's format. */
const weightNames: readonly (readonly [weight: number, names: RegExp])[] = [
  [100, /^(thin|hairline)$/],
  [200, /^(extra|ultra)light$/],
  [300, /^light$/],
  [400, /^(normal|regular|book)$/],
  [500, /^medium$/],
  [600, /^(semi|demi)bold$/],
  [700, /^bold$/],
  [800, /^(extra|ultra)bold$/],
  [900, /^(black|heavy)$/],
  [950, /^(extra|ultra)black$/],
];

function readWeight(value: Plain): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  if (/^\d{1,4}$/.test(value)) return Number(value);
  const name = value.toLowerCase().replaceAll(/[\s-]/g, '');
  return weightNames.find(([, names]) => names.test(name))?.[0];
}

const isPercentage = (value: Plain): value is string =>
  typeof value === 'string' && /^-?\d*\.?\d+%$/.test(value);

const fromPercentage = (text: string) => Number((Number(text.slice(0, -1)) / 100).toFixed(4));

const readNumber = (value: Plain) => (typeof value === 'number' ? value : undefined);

function readOpacity(value: Plain): number | undefined {
  if (isPercentage(value)) return fromPercentage(value);
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && !Number.isNaN(number) ? number : undefined;
}

/** Reads a factor up to 4, or a length. */
function readLineHeight(value: Plain): string | number | undefined {
  const text = isPlainObject(value) ? lengthText(value) : String(value);
  if (text === undefined) return undefined;
  if (/^\d*\.?\d+$/.test(text)) return Number(text) <= 4 ? Number(text) : `${text}px`;
  return readLength(text) === undefined ? undefined : text;
}

/** A percentage is one of the font size. */
const readLetterSpacing = (value: Plain) =>
  isPercentage(value) ? `${fromPercentage(value)}em` : readLength(value);

/** CSS of a dimension or duration; undefined for other values. */
function lengthText(value: Plain | undefined): string | undefined {
  if (typeof value === 'string') {
    return /^-?\d*\.?\d+$/.test(value) ? lengthText(Number(value)) : value;
  }
  if (typeof value === 'number') return value === 0 ? '0' : `${value}px`;
  if (!isPlainObject(value!) || typeof value.value !== 'number') return undefined;
  return value.value === 0 ? '0' : `${value.value}${String(value.unit)}`;
}

/** Joins the parts of a composite value with spaces; undefined if one of them is missing. */
const joined = (parts: (Plain | undefined)[]) =>
  parts.every((part) => typeof part === 'string') ? parts.join(' ') : undefined;

/** Reads shadows; those of Tokens Studio have other names. */
function readShadow(value: Plain): string | undefined {
  if (Array.isArray(value)) {
    const shadows = value.map(readShadow);
    return shadows.includes(undefined) ? undefined : shadows.join(', ');
  }
  if (!isPlainObject(value)) return typeof value === 'string' ? value : undefined;
  const { color = null, x, y, offsetX = x, offsetY = y, blur = 0, spread = 0 } = value;
  const css = joined([...[offsetX, offsetY, blur, spread].map(lengthText), readColor(color)]);
  const isInset = value.inset === true || value.type === 'innerShadow';
  return css && (isInset ? `inset ${css}` : css);
}

function readBorder(value: Plain): string | undefined {
  if (!isPlainObject(value)) return typeof value === 'string' ? value : undefined;
  const style = isPlainObject(value.style!) ? 'dashed' : value.style;
  return joined([lengthText(value.width), style, readColor(value.color ?? null)]);
}

function readTransition(value: Plain): string | undefined {
  if (!isPlainObject(value)) return typeof value === 'string' ? value : undefined;
  const { duration, delay, timingFunction } = value;
  const timing = Array.isArray(timingFunction)
    ? `cubic-bezier(${timingFunction.join(', ')})`
    : timingFunction;
  return joined([lengthText(duration), timing, delay === undefined ? '0ms' : lengthText(delay)]);
}

function readTypography(value: Plain): PlainObject | undefined {
  if (!isPlainObject(value)) return undefined;
  const entries = ['fontFamily', 'fontSize', 'fontWeight', 'letterSpacing', 'lineHeight'].flatMap(
    (key): [string, Plain][] => {
      const read = value[key] === undefined ? undefined : tokenTypes[key]!.read(value[key]);
      return read === undefined ? [] : [[key, read]];
    },
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** How a type of tokens is read. */
interface TokenType {
  /** Its scale in a theme; undefined if names decide. */
  scale?: string;
  /** Returns undefined for a value of another shape. */
  read: (value: Plain) => Plain | undefined;
}

const families: TokenType = { scale: 'fonts', read: readFamilies };
const weights: TokenType = { scale: 'fontWeights', read: readWeight };
const fontSizes: TokenType = { scale: 'fontSizes', read: readLength };
const lineHeights: TokenType = { scale: 'lineHeights', read: readLineHeight };
const letterSpacings: TokenType = { scale: 'letterSpacings', read: readLetterSpacing };
const shadows: TokenType = { scale: 'shadows', read: readShadow };

/** Types of the W3C's format, of Tokens Studio, and of Style Dictionary. */
export const tokenTypes: Readonly<Record<string, TokenType>> = {
  color: { scale: 'colors', read: readColor },
  dimension: { read: readLength },
  number: { read: readNumber },
  fontFamily: families,
  fontFamilies: families,
  fontWeight: weights,
  fontWeights: weights,
  fontSize: fontSizes,
  fontSizes,
  lineHeight: lineHeights,
  lineHeights,
  letterSpacing: letterSpacings,
  letterSpacings,
  spacing: { scale: 'space', read: readLength },
  sizing: { scale: 'sizes', read: readLength },
  borderRadius: { scale: 'radii', read: readLength },
  borderWidth: { scale: 'borderWidths', read: readLength },
  opacity: { scale: 'opacities', read: readOpacity },
  shadow: shadows,
  boxShadow: shadows,
  border: { scale: 'borders', read: readBorder },
  transition: { scale: 'transitions', read: readTransition },
  typography: { scale: 'text', read: readTypography },
};

/** Type of a token that has none: older drafts have colors and lengths as text. */
export function guessType(value: Plain): string | undefined {
  if (typeof value === 'number') return 'number';
  if (typeof value !== 'string') return undefined;
  if (/^(#|[a-z]+\()/i.test(value) && readColor(value)) return 'color';
  return /\d(px|r?em)$/.test(value) && readLength(value) !== undefined ? 'dimension' : undefined;
}
