import type { Color } from 'culori/fn';
import { isPlainObject, type Plain, type PlainObject } from '../../changes';
import { parseColor, toHex } from '../../color';

/** Culori's spaces, and how tokens name and measure them. */
const colorSpaces: Readonly<
  Record<string, { space: string; channels: string[]; scale: number[] }>
> = {
  rgb: { space: 'srgb', channels: ['r', 'g', 'b'], scale: [1, 1, 1] },
  p3: { space: 'display-p3', channels: ['r', 'g', 'b'], scale: [1, 1, 1] },
  hsl: { space: 'hsl', channels: ['h', 's', 'l'], scale: [1, 100, 100] },
  hwb: { space: 'hwb', channels: ['h', 'w', 'b'], scale: [1, 100, 100] },
  lab: { space: 'lab', channels: ['l', 'a', 'b'], scale: [1, 1, 1] },
  lch: { space: 'lch', channels: ['l', 'c', 'h'], scale: [1, 1, 1] },
  oklab: { space: 'oklab', channels: ['l', 'a', 'b'], scale: [1, 1, 1] },
  oklch: { space: 'oklch', channels: ['l', 'c', 'h'], scale: [1, 1, 1] },
};

/** The spaces whose components, hues aside, end with their scale. CSS writes values beyond it, tokens may not. */
const bounded: readonly string[] = ['rgb', 'p3', 'hsl', 'hwb'];

/** Ten digits are more than any screen shows, and hide the noise of conversions. */
const rounded = (value: number) => Number(value.toFixed(10));

/** A CSS color as a token's value; undefined for what tokens cannot say. */
export function toColorValue(text: string): PlainObject | undefined {
  const color = parseColor(text);
  const space = color && colorSpaces[color.mode];
  if (!space) return undefined;
  const channels = color as unknown as Record<string, number | undefined>;
  const components = space.channels.map((channel, index): number | 'none' => {
    const value = channels[channel];
    if (value === undefined) return 'none';
    const scaled = rounded(value * space.scale[index]!);
    // Hues go round.
    return channel === 'h' ? ((scaled % 360) + 360) % 360 : scaled;
  });
  const isOutside = components.some(
    (value, index) =>
      value !== 'none' &&
      space.channels[index] !== 'h' &&
      (value < 0 || value > space.scale[index]!),
  );
  if (bounded.includes(color.mode) && isOutside) return undefined;
  const { alpha = 1 } = color;
  return {
    colorSpace: space.space,
    components,
    ...(alpha < 1 && { alpha }),
    hex: toHex(color),
  };
}

/** The CSS of a color of a token; undefined when its space or a component is not known. */
export function fromColorValue(value: Plain): string | undefined {
  if (!isPlainObject(value) || !Array.isArray(value.components)) return undefined;
  const found = Object.entries(colorSpaces).find(([, { space }]) => space === value.colorSpace);
  if (!found || value.components.length !== 3) return undefined;
  const { components, alpha = 1 } = value;
  if (!components.every((each) => typeof each === 'number' || each === 'none')) return undefined;
  if (typeof alpha !== 'number') return undefined;
  const [mode, { space }] = found;
  const suffix = alpha < 1 ? ` / ${alpha}` : '';
  if (mode === 'rgb' || mode === 'p3') {
    const hex = mode === 'rgb' && alpha === 1 && hexOf(components as number[]);
    return hex || `color(${space} ${components.join(' ')}${suffix})`;
  }
  const percent = mode === 'hsl' || mode === 'hwb' ? ['', '%', '%'] : ['', '', ''];
  return `${mode}(${components.map((each, index) => `${String(each)}${each === 'none' ? '' : percent[index]}`).join(' ')}${suffix})`;
}

/** The hex code of sRGB components, if they are whole steps of 255. */
function hexOf(components: number[]): string | undefined {
  const bytes = components.map((component) => component * 255);
  if (!bytes.every((byte) => Math.abs(byte - Math.round(byte)) < 1e-6)) return undefined;
  const [r, g, b] = components as [number, number, number];
  return toHex({ mode: 'rgb', r, g, b } as Color);
}
