import { isPlainObject, type Plain } from '../../changes';
import { parseColor } from '../../color';
import { fromColorValue, toColorValue } from './colors';
import { studioTypes } from './studio';

/** Our name in `$extensions`. */
export const vendor = 'dev.theme-ui';

export type TokenType = 'color' | 'dimension' | 'fontFamily' | 'fontWeight' | 'number';

/** The scales that have a type of tokens; others go along as they are. */
export const tokenTypes: Readonly<Record<string, TokenType>> = {
  colors: 'color',
  fonts: 'fontFamily',
  fontSizes: 'dimension',
  fontWeights: 'fontWeight',
  lineHeights: 'number',
  letterSpacings: 'dimension',
  space: 'dimension',
  sizes: 'dimension',
  borderWidths: 'dimension',
  radii: 'dimension',
  opacities: 'number',
  zIndices: 'number',
};

const weights = new Map<string | number, number>([
  ['normal', 400],
  ['bold', 700],
]);

/** A family, or several; quotes are CSS's own. */
const familiesOf = (stack: string) =>
  (stack.match(/"[^"]*"|'[^']*'|[^,]+/g) ?? [])
    .map((family) => family.trim().replaceAll(/^["']|["']$/g, ''))
    .filter(Boolean);

const quoted = (family: string) => (/^[\w-]+$/.test(family) ? family : JSON.stringify(family));

/** A value of a theme as one of a token; undefined for what tokens of that type cannot say. */
export function toValue(type: TokenType, value: string | number): Plain | undefined {
  if (type === 'color') return typeof value === 'string' ? toColorValue(value) : undefined;
  if (type === 'number') return typeof value === 'number' ? value : undefined;
  if (type === 'fontFamily') {
    const families = typeof value === 'string' ? familiesOf(value) : [];
    return families.length > 0 ? families : undefined;
  }
  if (type === 'fontWeight') {
    const weight = weights.get(value) ?? Number(value);
    return weight >= 1 && weight <= 1000 ? weight : undefined;
  }
  if (typeof value === 'number') return { value, unit: 'px' };
  const [, number, unit] = /^(-?\d*\.?\d+)(px|rem)$/.exec(value) ?? [];
  return number && unit ? { value: Number(number), unit } : undefined;
}

/** A length as a theme has it: px as a number. Undefined for other texts. */
function fromLength(text: string): string | number | undefined {
  // Of older drafts.
  if (/^(calc|clamp|max|min)\([^;{}]*\)$/.test(text)) return text;
  const [, number, unit] = /^(-?\d*\.?\d+)(px|r?em|%|v[wh]|ch)?$/.exec(text.trim()) ?? [];
  if (!number) return undefined;
  return unit === 'px' || unit === undefined ? Number(number) : `${number}${unit}`;
}

/** Type of a token that has none: older drafts have colors and lengths as text. */
export function guessType(value: Plain | undefined): TokenType | undefined {
  if (typeof value === 'number') return 'number';
  if (typeof value !== 'string') return undefined;
  if (/^(#|[a-z]+\()/i.test(value) && parseColor(value)) return 'color';
  return /\d(px|r?em)$/.test(value) && fromLength(value) !== undefined ? 'dimension' : undefined;
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

/** A weight as a number. CSS only knows two of the names. Undefined for other texts. */
function fromWeight(text: string): number | undefined {
  if (/^\d{1,4}$/.test(text)) return Number(text);
  const name = text.toLowerCase().replaceAll(/[\s-]/g, '');
  return weightNames.find(([, names]) => names.test(name))?.[0];
}

/** A line height: a factor up to 4, or a length. Undefined for other texts. */
function fromLineHeight(value: Plain): string | number | undefined {
  const text = String(value);
  if (/^\d*\.?\d+$/.test(text)) return Number(text) <= 4 ? Number(text) : `${text}px`;
  return fromLength(text) === undefined ? undefined : text;
}

/** Converts a percentage to a factor. */
const fromPercent = (text: string) => Number((Number(text.slice(0, -1)) / 100).toFixed(4));

/** Converts the value of a type of Tokens Studio that the W3C's format doesn't have. */
function fromStudioValue(type: string, value: Plain): Plain | undefined {
  if (type === 'lineHeight') return fromLineHeight(value);
  const isPercent = typeof value === 'string' && /^-?\d*\.?\d+%$/.test(value);
  if (type === 'letterSpacing') {
    // A percentage of the font size.
    return isPercent ? `${fromPercent(value)}em` : fromValue('dimension', value);
  }
  if (isPercent) return fromPercent(value);
  return value === '' || Number.isNaN(Number(value)) ? undefined : Number(value);
}

/** Converts the value of a token to that of a theme; undefined for a value of another shape. */
export function fromValue(type: string | undefined, value: Plain): Plain | undefined {
  if (type && Object.hasOwn(studioTypes, type)) {
    const [base] = studioTypes[type]!;
    const isOwn = ['lineHeight', 'letterSpacing', 'opacity'].includes(base);
    return isOwn ? fromStudioValue(base, value) : fromValue(base, value);
  }
  if (type === 'color') {
    if (typeof value !== 'string') return fromColorValue(value);
    return parseColor(value) ? value : undefined;
  }
  if (type === 'number') return typeof value === 'number' ? value : undefined;
  if (type === 'fontFamily') {
    // Older tools write a whole stack as text.
    const families = typeof value === 'string' ? familiesOf(value) : value;
    if (!Array.isArray(families) || !families.every((family) => typeof family === 'string')) {
      return undefined;
    }
    return families.map((family) => quoted(family)).join(', ');
  }
  if (type === 'fontWeight') {
    return typeof value === 'string'
      ? fromWeight(value)
      : typeof value === 'number'
        ? value
        : undefined;
  }
  if (type === 'dimension' && typeof value === 'number') return value;
  if (type === 'dimension' && typeof value === 'string') return fromLength(value);
  if (type === 'dimension' && isPlainObject(value)) {
    const { value: number, unit } = value;
    if (typeof number !== 'number' || (unit !== 'px' && unit !== 'rem')) return undefined;
    return unit === 'px' ? number : `${number}rem`;
  }
  return undefined;
}

/** Whether two values are the same when written as JSON. */
export const isEqual = (a: Plain | undefined, b: Plain | undefined) =>
  JSON.stringify(a) === JSON.stringify(b);
