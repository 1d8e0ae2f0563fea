import { isPlainObject, type Plain, type PlainObject } from '../../changes';
import { fromValue } from './values';

/** CSS of a dimension or duration; undefined for other values. */
function lengthOf(value: Plain | undefined): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return value === 0 ? '0' : `${value}px`;
  if (!isPlainObject(value!) || typeof value.value !== 'number') return undefined;
  return value.value === 0 ? '0' : `${value.value}${String(value.unit)}`;
}

/** CSS of the parts of a composite value, separated by spaces; undefined if one of them is missing. */
function join(parts: (Plain | undefined)[]): string | undefined {
  return parts.every((part) => typeof part === 'string') ? parts.join(' ') : undefined;
}

function shadowOf(value: Plain): string | undefined {
  if (Array.isArray(value)) {
    const shadows = value.map(shadowOf);
    return shadows.includes(undefined) ? undefined : shadows.join(', ');
  }
  if (!isPlainObject(value)) return typeof value === 'string' ? value : undefined;
  const { color, offsetX, offsetY, blur = 0, spread = 0, inset } = value;
  const lengths = [offsetX, offsetY, blur, spread].map(lengthOf);
  const css = join([...lengths, fromValue('color', color ?? null)]);
  return css && (inset === true ? `inset ${css}` : css);
}

/** Converts a shadow of Tokens Studio, which has other names. */
function studioShadow(value: Plain): Plain {
  if (Array.isArray(value)) return value.map(studioShadow);
  if (!isPlainObject(value)) return value;
  const { x, y, blur = 0, spread = 0, color, type } = value;
  const length = (each: Plain | undefined) =>
    typeof each === 'string' && /^-?\d*\.?\d+$/.test(each) ? Number(each) : (each ?? null);
  return {
    ...{ offsetX: length(x), offsetY: length(y), blur: length(blur), spread: length(spread) },
    ...{ color: color ?? null, inset: type === 'innerShadow' },
  };
}

function borderOf(value: Plain): string | undefined {
  if (!isPlainObject(value)) return typeof value === 'string' ? value : undefined;
  const style = isPlainObject(value.style!) ? 'dashed' : value.style;
  return join([lengthOf(value.width), style, fromValue('color', value.color ?? null)]);
}

function transitionOf(value: Plain): string | undefined {
  if (!isPlainObject(value)) return typeof value === 'string' ? value : undefined;
  const { duration, delay, timingFunction } = value;
  const timing = Array.isArray(timingFunction)
    ? `cubic-bezier(${timingFunction.join(', ')})`
    : timingFunction;
  return join([lengthOf(duration), timing, delay === undefined ? '0ms' : lengthOf(delay)]);
}

/** Properties of a typography token, and the types of their values. */
const typography = {
  fontFamily: 'fontFamily',
  fontSize: 'dimension',
  fontWeight: 'fontWeight',
  letterSpacing: 'dimension',
  lineHeight: 'number',
} as const;

function typographyOf(value: Plain): PlainObject | undefined {
  if (!isPlainObject(value)) return undefined;
  const entries = Object.entries(typography).flatMap(([key, type]): [string, Plain][] => {
    const read = value[key] === undefined ? undefined : fromValue(type, value[key]);
    return read === undefined ? [] : [[key, read]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Types of tokens with several values, and what each becomes in a theme. */
export const composites: Readonly<
  Record<string, { scale: string; read: (value: Plain) => Plain | undefined }>
> = {
  shadow: { scale: 'shadows', read: shadowOf },
  boxShadow: { scale: 'shadows', read: (value) => shadowOf(studioShadow(value)) },
  border: { scale: 'borders', read: borderOf },
  transition: { scale: 'transitions', read: transitionOf },
  typography: { scale: 'text', read: typographyOf },
};
