import { isDeclarable } from '../../css-value';
import { isPlainObject, type Plain, type PlainObject } from '../../changes';
import { splitModes } from '../../in-mode';
import { toLength } from '../../length';
import {
  leavesOf,
  identOf,
  leftOutOf,
  leftOutOfProperties,
  namedLeavesOf,
  toIdent,
  type Leaf,
} from '../leaves';

/** Where a scale goes in Tailwind: its namespace in version 4, its key in version 3, and how numbers are written. */
export interface Place {
  scale: string;
  namespace: string;
  key: string;
  isLength: boolean;
}

export const places: readonly Place[] = [
  { scale: 'fonts', namespace: 'font', key: 'fontFamily', isLength: false },
  { scale: 'fontSizes', namespace: 'text', key: 'fontSize', isLength: true },
  { scale: 'fontWeights', namespace: 'font-weight', key: 'fontWeight', isLength: false },
  { scale: 'lineHeights', namespace: 'leading', key: 'lineHeight', isLength: false },
  { scale: 'letterSpacings', namespace: 'tracking', key: 'letterSpacing', isLength: true },
  { scale: 'space', namespace: 'spacing', key: 'spacing', isLength: true },
  { scale: 'sizes', namespace: 'container', key: 'maxWidth', isLength: true },
  { scale: 'radii', namespace: 'radius', key: 'borderRadius', isLength: true },
  { scale: 'shadows', namespace: 'shadow', key: 'boxShadow', isLength: false },
];

const write = (value: string | number, isLength: boolean) =>
  isLength ? toLength(value) : String(value);

/** What Tailwind calls breakpoints, the narrowest first; further ones keep their place as a name. */
export const screenNames = ['sm', 'md', 'lg', 'xl', '2xl'];

/** The breakpoints of a theme by Tailwind's names. */
const screensOf = ({ breakpoints }: PlainObject): Record<string, string> =>
  Object.fromEntries(
    leavesOf(breakpoints).map(({ path, value }) => [
      screenNames[Number(path[0])] ?? path.join('-'),
      String(value),
    ]),
  );

const declaration = (namespace: string, leaf: Leaf, isLength: boolean) =>
  `  --${[namespace, identOf(leaf)].filter(Boolean).join('-')}: ${write(leaf.value, isLength)};\n`;

const colorDeclarations = (colors: Plain) =>
  namedLeavesOf(colors)
    .map((leaf) => declaration('color', leaf, false))
    .join('');

/** Declarations of the values of a theme in the namespaces of Tailwind CSS 4, without colors. */
export function themeDeclarations(theme: PlainObject): string {
  const values = places.flatMap(({ scale, namespace, isLength }) =>
    namedLeavesOf(theme[scale]).map((leaf) => declaration(namespace, leaf, isLength)),
  );
  const breakpoints = Object.entries(screensOf(theme)).map(([name, value]) =>
    declaration('breakpoint', { path: [name], value }, false),
  );
  return [...values, ...breakpoints].join('');
}

/**
 * The values of a theme for Tailwind CSS 4: an `@theme` block, and the colors of each mode under
 * `[data-color-mode]`. Breakpoints take the names `sm`, `md` and so on; styles and variants stay out.
 * @see https://tailwindcss.com/docs/theme
 */
export function toTailwindCss(theme: PlainObject): string {
  const { root, modes } = splitModes(theme);
  const blocks = Object.entries(modes).flatMap(([mode, colors]) => {
    const declarations = colorDeclarations(colors);
    if (!declarations) return [];
    const inner = declarations.replaceAll(/^/gm, '  ').trimEnd();
    return `  [data-color-mode='${toIdent(mode)}'] {\n${inner}\n  }\n`;
  });
  return [
    `@theme {\n${colorDeclarations(root)}${themeDeclarations(theme)}}\n`,
    ...(blocks.length > 0 ? [`@layer base {\n${blocks.join('')}}\n`] : []),
  ].join('\n');
}

/** A scale as an object of Tailwind 3; the value of a group itself is its `DEFAULT`. */
function toScale(scale: Plain | undefined, isLength: boolean): PlainObject {
  if (!isPlainObject(scale) && !Array.isArray(scale)) return {};
  const entries = Object.entries(scale).flatMap(([key, value]): [string, Plain][] => {
    const name = key === '__default' ? 'DEFAULT' : key;
    if (typeof value === 'string' || typeof value === 'number') {
      return isDeclarable(value) ? [[name, write(value, isLength)]] : [];
    }
    const inner = toScale(value as Plain, isLength);
    return Object.keys(inner).length > 0 ? [[name, inner]] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * The values of a theme as a configuration for Tailwind CSS 3. Colors of modes other than the first are no part of
 * such a configuration: they are given as custom properties by the CSS format.
 */
export function toTailwindConfig(theme: PlainObject): string {
  const extend = Object.fromEntries(
    [
      ['colors', toScale(splitModes(theme).root, false)] as const,
      ['screens', screensOf(theme)] as const,
      ...places.map(({ scale, key, isLength }) => [key, toScale(theme[scale], isLength)] as const),
    ].filter(([, scale]) => Object.keys(scale).length > 0),
  );
  const type = "/** @type {import('tailwindcss').Config} */";
  return `${type}\nmodule.exports = ${JSON.stringify({ theme: { extend } }, null, 2)};\n`;
}

const scales = ['colors', 'breakpoints', ...places.map(({ scale }) => scale)];

/** Paths of what `toTailwindCss` leaves out. */
export const leftOutOfTailwindCss = (theme: PlainObject) => leftOutOfProperties(theme, scales);

/** Paths of what `toTailwindConfig` leaves out, the modes with them. */
export const leftOutOfTailwindConfig = (theme: PlainObject) => [
  ...leftOutOf({ ...theme, colors: splitModes(theme).root }, scales),
  ...Object.keys(splitModes(theme).modes).map((mode) => `colors.modes.${mode}`),
];
