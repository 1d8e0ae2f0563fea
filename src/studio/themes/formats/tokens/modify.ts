import { converter, formatCss, interpolate, round, type Color } from 'culori/fn';
import { isPlainObject, type Plain, type PlainObject } from '../../../../base/theme-data/changes';
import { canShowInSrgb, parseColor, toHex, toHex8 } from '../../../../base/theme-data/color';
import { readColor } from './colors';
import { readNumber } from './types';

/** A color space of Tokens Studio, and the channels of its lightest and darkest color. Others are kept. */
interface ModifierSpace {
  mode: 'lch' | 'hsl' | 'rgb' | 'p3';
  lighten: Readonly<Record<string, number>>;
  darken: Readonly<Record<string, number>>;
}

const white = { r: 1, g: 1, b: 1 };
const black = { r: 0, g: 0, b: 0 };

const spaces: Readonly<Record<string, ModifierSpace>> = {
  lch: { mode: 'lch', lighten: { l: 100, c: 0 }, darken: { l: 0, c: 0 } },
  hsl: { mode: 'hsl', lighten: { l: 1 }, darken: { l: 0 } },
  srgb: { mode: 'rgb', lighten: white, darken: black },
  p3: { mode: 'p3', lighten: white, darken: black },
};

/** Names of extensions that change the value of a token, in any tool. */
const modifierName = /^(modif(y|iers?)|transforms?)$/i;

/** Changes to a token's value in its extensions. */
export function modifiersOf(token: PlainObject): Plain[] {
  const { $extensions = null } = token;
  const vendors = isPlainObject($extensions) ? Object.values($extensions) : [];
  return [token, $extensions, ...vendors].flatMap((group) =>
    isPlainObject(group)
      ? Object.entries(group).flatMap(([name, value]) => (modifierName.test(name) ? value : []))
      : [],
  );
}

/** Moves channels of a color towards others. */
function move(color: Color, target: Readonly<Record<string, number>>, amount: number): Color {
  const channels = color as unknown as Record<string, number | undefined>;
  const moved = Object.entries(target).map(([channel, end]) => {
    const start = channels[channel] ?? 0;
    return [channel, start + (end - start) * amount];
  });
  return { ...color, ...Object.fromEntries(moved) } as Color;
}

const roundTo4 = round(4);

/** Writes a color as hex if it's in sRGB, and as a function otherwise. */
function toCss(color: Color): string {
  if (canShowInSrgb(color)) return (color.alpha ?? 1) < 1 ? toHex8(color) : toHex(color);
  const rounded = Object.entries(color).map(([channel, value]) => [
    channel,
    typeof value === 'number' ? roundTo4(value) : value,
  ]);
  return formatCss(Object.fromEntries(rounded) as Color);
}

/**
 * Changes a color as Tokens Studio does.
 * @param modifier with resolved aliases
 * @returns undefined for other values and modifiers
 * @see https://docs.tokens.studio/manage-tokens/token-values/modified-color
 */
export function modifyColor(value: Plain, modifier: Plain): string | undefined {
  const base = parseColor(readColor(value) ?? '');
  if (!base || !isPlainObject(modifier)) return undefined;
  const { type, space, color = null } = modifier;
  const amount = readNumber(modifier.value ?? null);
  if (amount === undefined || amount < 0 || amount > 1) return undefined;
  if (type === 'alpha') return toCss({ ...base, alpha: amount });
  if (typeof space !== 'string' || !Object.hasOwn(spaces, space)) return undefined;
  const { mode, lighten, darken } = spaces[space]!;
  const start = converter(mode)(base) as Color;
  if (type === 'lighten' || type === 'darken') {
    return toCss(move(start, type === 'lighten' ? lighten : darken, amount));
  }
  const other = parseColor(readColor(color) ?? '');
  if (type !== 'mix' || !other) return undefined;
  return toCss(interpolate([start, other], mode)(amount) as Color);
}
