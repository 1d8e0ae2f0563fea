import {
  clampRgb,
  converter,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  modeLab65,
  useMode as addMode,
  type Color,
  type Rgb,
} from 'culori/fn';
import { over, parseColor } from './color';
import type { Palette } from './palette';

addMode(modeLab65 as Parameters<typeof addMode>[0]);
const toLinear = converter('lrgb');
const toRgb = converter('rgb');
const toLab = converter('lab65');

/** Kinds of color vision, and how readers without one of the three cones, or without color, see. */
export const visions = {
  protanopia: 'No red (protanopia)',
  deuteranopia: 'No green (deuteranopia)',
  tritanopia: 'No blue (tritanopia)',
  achromatopsia: 'No color',
} as const;

export type Vision = keyof typeof visions;

export const visionNames = Object.keys(visions) as Vision[];

type Row = readonly [r: number, g: number, b: number];

/** Matrix for linear RGB. */
type Matrix = readonly [Row, Row, Row];

/**
 * Reads the matrix of one of culori's filters, which are those of Machado, Oliveira, and Fernandes, “A
 * physiologically-based model for simulation of color vision deficiency” (2009, doi:10.1109/TVCG.2009.113). culori
 * multiplies encoded values; like the paper's authors, this uses linear ones.
 */
function matrixOf(filter: (color: Rgb) => unknown): Matrix {
  const of = (r: number, g: number, b: number) => filter({ mode: 'rgb', r, g, b }) as Rgb;
  const columns = [of(1, 0, 0), of(0, 1, 0), of(0, 0, 1)] as const;
  const row = (channel: 'r' | 'g' | 'b') =>
    columns.map((column) => column[channel]) as unknown as Row;
  return [row('r'), row('g'), row('b')];
}

/** Relative luminance, as in WCAG. */
const luminance: Row = [0.2126, 0.7152, 0.0722];

/** How each kind of vision changes linear RGB. */
export const visionMatrices: Readonly<Record<Vision, Matrix>> = {
  protanopia: matrixOf(filterDeficiencyProt(1)),
  deuteranopia: matrixOf(filterDeficiencyDeuter(1)),
  tritanopia: matrixOf(filterDeficiencyTrit(1)),
  achromatopsia: [luminance, luminance, luminance],
};

/** Returns an opaque color as a kind of vision sees it. */
export function simulate(color: Color, vision: Vision): Rgb {
  const { r, g, b } = toLinear(color);
  const [red, green, blue] = visionMatrices[vision].map(
    ([toR, toG, toB]) => toR * r + toG * g + toB * b,
  ) as [number, number, number];
  return clampRgb(toRgb({ mode: 'lrgb', r: red, g: green, b: blue }));
}

/**
 * Differences in CIELAB that half of the people notice between two separate fields of 1/3 degree, such as dots of 15
 * pixels, by Stone, Szafir, and Setlur, “An engineering model for color difference as a function of size” (2014):
 * p × (A + B / s), with p = 0.5 and s = 1/3.
 */
const noticeable = {
  l: 0.5 * (10.16 + 1.5 * 3),
  a: 0.5 * (10.68 + 3.08 * 3),
  b: 0.5 * (10.7 + 5.74 * 3),
} as const;

/** Returns whether most people can't tell small fields of two colors apart. */
export function looksAlike(one: Color, other: Color): boolean {
  const [from, to] = [toLab(one), toLab(other)];
  return (['l', 'a', 'b'] as const).every(
    (channel) => Math.abs(from[channel] - to[channel]) < noticeable[channel],
  );
}

/** Two colors of a palette that differ, but not for a kind of vision. */
export interface AlikePair {
  names: readonly [string, string];
  vision: Vision;
}

/**
 * Finds the colors of a palette that fall together. Translucent ones are composited on the background, and colors that
 * only a browser can compute are left out.
 */
export function findAlike(palette: Palette): AlikePair[] {
  const page = parseColor(palette.background ?? '');
  const colors = Object.entries(palette).flatMap(([name, value]) => {
    const color = parseColor(value);
    const opaque = color && (page ? over(color, page) : color.alpha === undefined && color);
    return opaque ? [{ name, color: opaque }] : [];
  });
  const pairs = colors.flatMap((one, index) =>
    colors.slice(index + 1).map((other) => [one, other] as const),
  );
  const different = pairs.filter(([one, other]) => !looksAlike(one.color, other.color));
  return visionNames.flatMap((vision) =>
    different
      .filter(([one, other]) =>
        looksAlike(simulate(one.color, vision), simulate(other.color, vision)),
      )
      .map(([one, other]) => ({ names: [one.name, other.name] as const, vision })),
  );
}
