import { isPlainObject, type Plain, type PlainObject } from '../../../../base/theme-data/changes';
import { joinStacks } from '../../font-stacks';
import { parseLength } from '../../../../base/theme-data/length';
import { readColor } from './colors';

/** CSS of a dimension or duration; undefined for other values. Older drafts have text. */
function lengthText(value: Plain | undefined): string | undefined {
  if (typeof value === 'string') {
    return /^-?\d*\.?\d+$/.test(value) ? lengthText(Number(value)) : value.trim();
  }
  if (typeof value === 'number') return value === 0 ? '0' : `${value}px`;
  if (!isPlainObject(value!) || typeof value.value !== 'number') return undefined;
  return value.value === 0 ? '0' : `${value.value}${String(value.unit)}`;
}

/** Reads a length as a theme has it: px as a number. */
function readLength(value: Plain): string | number | undefined {
  const text = lengthText(value);
  if (text === undefined) return undefined;
  const { number, unit } = parseLength(text) ?? {};
  if (number !== undefined) return unit === '' || unit === 'px' ? number : text;
  return /^(-?[\d.]+(%|v[wh]|ch)|(calc|clamp|max|min)\([^;{}]*\))$/.test(text) ? text : undefined;
}

function readFamilies(value: Plain): string | undefined {
  // Older tools write a whole stack as text.
  const stacks = typeof value === 'string' ? [value] : value;
  if (!Array.isArray(stacks) || !stacks.every((stack) => typeof stack === 'string')) {
    return undefined;
  }
  return joinStacks(stacks);
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

/** Reads a number, or a percentage as a part of 1. */
export function readNumber(value: Plain): number | undefined {
  if (typeof value === 'number') return value;
  const [, digits, percent] = /^(-?\d*\.?\d+)(%?)$/.exec(String(value)) ?? [];
  if (digits === undefined) return undefined;
  return percent ? Number((Number(digits) / 100).toFixed(4)) : Number(digits);
}

const isPercentage = (value: Plain) => typeof value === 'string' && value.endsWith('%');

/** Reads a factor up to 4, or a length. */
function readLineHeight(value: Plain): string | number | undefined {
  const number = isPercentage(value) ? undefined : readNumber(value);
  if (number !== undefined && number <= 4) return number;
  const length = readLength(value);
  return typeof length === 'number' ? `${length}px` : length;
}

/** A percentage is one of the font size. */
const readLetterSpacing = (value: Plain) =>
  isPercentage(value) ? `${readNumber(value)}em` : readLength(value);

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

/** Types of the W3C's format, of Tokens Studio, and of Style Dictionary. */
const tokenTypes: Readonly<Record<string, TokenType>> = {
  color: { scale: 'colors', read: readColor },
  dimension: { read: readLength },
  number: { read: (value) => (typeof value === 'number' ? value : undefined) },
  fontFamily: { scale: 'fonts', read: readFamilies },
  fontFamilies: { scale: 'fonts', read: readFamilies },
  fontWeight: { scale: 'fontWeights', read: readWeight },
  fontSize: { scale: 'fontSizes', read: readLength },
  lineHeight: { scale: 'lineHeights', read: readLineHeight },
  letterSpacing: { scale: 'letterSpacings', read: readLetterSpacing },
  spacing: { scale: 'space', read: readLength },
  sizing: { scale: 'sizes', read: readLength },
  borderRadius: { scale: 'radii', read: readLength },
  borderWidth: { scale: 'borderWidths', read: readLength },
  opacity: { scale: 'opacities', read: readNumber },
  shadow: { scale: 'shadows', read: readShadow },
  boxShadow: { scale: 'shadows', read: readShadow },
  border: { scale: 'borders', read: readBorder },
  typography: { scale: 'text', read: readTypography },
};

/** How a type is read, also by its plural in Tokens Studio; undefined if it isn't known. */
export function tokenTypeOf(type: string): TokenType | undefined {
  const name = [type, type.replace(/s$/, '')].find((candidate) =>
    Object.hasOwn(tokenTypes, candidate),
  );
  return name === undefined ? undefined : tokenTypes[name];
}

/** Type of a token that has none: older drafts have colors and lengths as text. */
export function guessType(value: Plain): string | undefined {
  if (typeof value === 'number') return 'number';
  if (typeof value !== 'string') return undefined;
  if (/^(#|[a-z]+\()/i.test(value) && readColor(value)) return 'color';
  return /\d(px|r?em)$/.test(value) && readLength(value) !== undefined ? 'dimension' : undefined;
}
