import { getMode, type Color } from 'culori/fn';
import { isPlainObject, type Plain, type PlainObject } from '../../../../base/theme-data/changes';
import { parseColor, toHex, toHex8 } from '../../../../base/theme-data/color';

/** Spaces that CSS writes as functions. The others are in `color()`. */
const functions = ['hsl', 'hwb', 'lab', 'lch', 'oklab', 'oklch'];

/** Spaces that tokens and CSS measure in percent, after the hue. */
const percentages = ['hsl', 'hwb'];

/** Rounds off the noise of conversions; ten digits are more than any screen shows. */
const round = (value: number, digits = 10) => Number(value.toFixed(digits));

/** Writes a CSS color as the value of a token; undefined if tokens have no such color. */
export function toColorValue(text: string): PlainObject | undefined {
  const color = parseColor(text);
  if (!color) return undefined;
  const { channels, serialize } = getMode(color.mode) as unknown as {
    channels: readonly string[];
    serialize: string | object;
  };
  // The name of a space in `color()`.
  const colorSpace = typeof serialize === 'string' ? serialize : color.mode;
  const isPercentage = percentages.includes(colorSpace);
  const isBounded = isPercentage || !functions.includes(colorSpace);
  const values = color as unknown as Record<string, number | undefined>;
  const components: (number | 'none')[] = [];
  for (const channel of channels.filter((name) => name !== 'alpha')) {
    const value = values[channel];
    if (value === undefined) components.push('none');
    // Hues are circular.
    else if (channel === 'h') components.push(round(((value % 360) + 360) % 360));
    // CSS has values outside of the range, tokens don't.
    else if (isBounded && (round(value) < 0 || round(value) > 1)) return undefined;
    else components.push(round(isPercentage ? value * 100 : value));
  }
  const { alpha = 1 } = color;
  return { colorSpace, components, ...(alpha < 1 && { alpha }), hex: toHex(color) };
}

/** Reads a color that Tokens Studio derives, such as `rgba(#000, 50%)`. */
function fromDerived(text: string): string | undefined {
  const [, opaque, number, percent] =
    /^rgba?\(\s*(#[\da-f]+|[a-z]+\(.*\))\s*,\s*([\d.]+)(%?)\s*\)$/i.exec(text) ?? [];
  const color = opaque === undefined ? undefined : parseColor(opaque);
  return color && toHex8({ ...color, alpha: Number(number) / (percent ? 100 : 1) });
}

/** Reads a color of a token as CSS; undefined if its space or a component isn't known. */
export function readColor(value: Plain): string | undefined {
  if (typeof value === 'string') return parseColor(value) ? value : fromDerived(value);
  if (!isPlainObject(value) || !Array.isArray(value.components)) return undefined;
  const { colorSpace, components, alpha = 1 } = value;
  if (typeof colorSpace !== 'string' || typeof alpha !== 'number') return undefined;
  if (!components.every((component) => typeof component === 'number' || component === 'none'))
    return undefined;
  const suffix = alpha < 1 ? ` / ${round(alpha, 4)}` : '';
  const bytes = components.map((component) =>
    component === 'none' ? Number.NaN : component * 255,
  );
  // Figma writes floats of 32 bits.
  if (colorSpace === 'srgb' && bytes.every((byte) => Math.abs(byte - Math.round(byte)) < 1e-4)) {
    const rgb = `rgb(${bytes.map((byte) => Math.round(byte)).join(' ')}${suffix})`;
    return suffix ? rgb : toHex(parseColor(rgb) as Color);
  }
  const texts = components.map((component, index) =>
    component === 'none' || index === 0 || !percentages.includes(colorSpace)
      ? String(component === 'none' ? component : round(component))
      : `${round(component)}%`,
  );
  const css = functions.includes(colorSpace)
    ? `${colorSpace}(${texts.join(' ')}${suffix})`
    : `color(${colorSpace} ${texts.join(' ')}${suffix})`;
  return parseColor(css) && css;
}
