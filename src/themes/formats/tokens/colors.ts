import type { Color } from 'culori/fn';
import { isPlainObject, type Plain, type PlainObject } from '../../changes';
import { parseColor, toHex, toHex8 } from '../../color';

/** Culori's spaces, and how tokens name and measure them. The ranges of components are from 0 to the scale. */
const colorSpaces: Readonly<
  Record<string, { space: string; channels: string; scale?: readonly number[] }>
> = {
  rgb: { space: 'srgb', channels: 'rgb', scale: [1, 1, 1] },
  lrgb: { space: 'srgb-linear', channels: 'rgb', scale: [1, 1, 1] },
  p3: { space: 'display-p3', channels: 'rgb', scale: [1, 1, 1] },
  a98: { space: 'a98-rgb', channels: 'rgb', scale: [1, 1, 1] },
  prophoto: { space: 'prophoto-rgb', channels: 'rgb', scale: [1, 1, 1] },
  rec2020: { space: 'rec2020', channels: 'rgb', scale: [1, 1, 1] },
  xyz65: { space: 'xyz-d65', channels: 'xyz', scale: [1, 1, 1] },
  xyz50: { space: 'xyz-d50', channels: 'xyz', scale: [1, 1, 1] },
  hsl: { space: 'hsl', channels: 'hsl', scale: [360, 100, 100] },
  hwb: { space: 'hwb', channels: 'hwb', scale: [360, 100, 100] },
  lab: { space: 'lab', channels: 'lab' },
  lch: { space: 'lch', channels: 'lch' },
  oklab: { space: 'oklab', channels: 'lab' },
  oklch: { space: 'oklch', channels: 'lch' },
};

/** Spaces that CSS writes as `color(space …)`. */
const isColorFunction = (channels: string) => channels === 'rgb' || channels === 'xyz';

/** Rounds off the noise of conversions; ten digits are more than any screen shows. */
const round = (value: number, digits = 10) => Number(value.toFixed(digits));

/** Writes a CSS color as the value of a token; undefined if tokens have no such color. */
export function toColorValue(text: string): PlainObject | undefined {
  const color = parseColor(text);
  const known = color && colorSpaces[color.mode];
  if (!known) return undefined;
  const values = color as unknown as Record<string, number | undefined>;
  const components = [...known.channels].map((channel, index): number | 'none' => {
    const value = values[channel];
    if (value === undefined) return 'none';
    // Hues go round.
    if (channel === 'h') return round(((value % 360) + 360) % 360);
    return round(value * (known.scale?.[index] ?? 1));
  });
  // CSS has values outside of the range, tokens don't.
  const isOutside = ([...components.entries()] as [number, number | 'none'][]).some(
    ([index, value]) =>
      value !== 'none' && known.scale && (value < 0 || value > known.scale[index]!),
  );
  if (isOutside) return undefined;
  const { alpha = 1 } = color;
  return {
    colorSpace: known.space,
    components,
    ...(alpha < 1 && { alpha }),
    hex: toHex(color),
  };
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
  const found = Object.entries(colorSpaces).find(([, { space }]) => space === value.colorSpace);
  const { components, alpha = 1 } = value;
  if (!found || components.length !== 3 || typeof alpha !== 'number') return undefined;
  if (!components.every((each) => typeof each === 'number' || each === 'none')) return undefined;
  const [mode, { space, channels }] = found;
  const suffix = alpha < 1 ? ` / ${round(alpha, 4)}` : '';
  if (mode === 'rgb') {
    const bytes = components.map((each) => (each === 'none' ? Number.NaN : each * 255));
    // Figma writes floats of 32 bits.
    if (bytes.every((byte) => Math.abs(byte - Math.round(byte)) < 1e-4)) {
      const [r, g, b] = components as [number, number, number];
      if (alpha === 1) return toHex({ mode: 'rgb', r, g, b } as Color);
      return `rgb(${bytes.map((byte) => Math.round(byte)).join(' ')}${suffix})`;
    }
  }
  const isPercentage = mode === 'hsl' || mode === 'hwb';
  const texts = components.map((each, index) =>
    each === 'none' ? each : `${round(each)}${isPercentage && index > 0 ? '%' : ''}`,
  );
  return isColorFunction(channels)
    ? `color(${space} ${texts.join(' ')}${suffix})`
    : `${mode}(${texts.join(' ')}${suffix})`;
}
