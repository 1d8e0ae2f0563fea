import { parseColor } from '../../../../base/theme-data/color';
import { cssScales } from './write';

/** Place of a custom property in a theme. */
export interface ThemeSlot {
  scale: string;
  /** `__default` for the value of the scale itself. */
  key: string;
}

/** Returns the place of a custom property by its name and value; undefined if it has none. */
export type Naming = (name: string, value: string) => ThemeSlot | undefined;

const colorFunction = /^(color-mix|color|rgba?|hsla?|hwb|lch|lab|oklch|oklab)\(.*\)$/is;

export const isColor = (value: string) => Boolean(parseColor(value)) || colorFunction.test(value);

/** Extends a naming: every value that's a color is one, unless its name is that of a font. */
export const withColors =
  (naming: Naming): Naming =>
  (name, value) => {
    const place = naming(name, value);
    const isNamed = place?.scale === 'colors' || place?.scale === 'fonts';
    return !isNamed && isColor(value) ? { scale: 'colors', key: name } : place;
  };

const number = /^-?[\d.]/;
const length = /^(-?[\d.]|(calc|clamp|max|min)\()/;

/** Names by convention, as in shadcn/ui, tweakcn, Open Props, and daisyUI, and the values that fit. */
const conventions: readonly (readonly [scale: string, name: RegExp, value: RegExp])[] = [
  ['letterSpacings', /^(?:font-?)?(?:letter-?spacing|tracking)(?:-(.+))?$/, length],
  ['lineHeights', /^(?:font-?)?(?:line-?height|leading)(?:-(.+))?$/, length],
  ['fontWeights', /^font-?weight(?:-(.+))?$/, /^(\d+|normal|bold)$/],
  ['fontSizes', /^(?:font-?size|text)(?:-(.+))?$/, length],
  ['fonts', /^font(?:-?family)?(?:-(.+))?$/, /^(?!normal$)[^\d#(]*[a-z]/i],
  ['space', /^(?:space|spacing)-(.+)$/, length],
  ['sizes', /^(?:sizes?|container)-(.+)$/, length],
  ['radii', /^(?:border-?)?(?:radius|rounded)(?:-(.+))?$/, length],
  ['borderWidths', /^border-?(?:size|width)(?:-(.+))?$/, length],
  ['shadows', /^(?:box-?)?shadow(?:-(.+))?$/, /^none$|\d.*\s.*\d/],
  ['zIndices', /^(?:z-?index|z|layer)-(.+)$/, /^-?\d+$/],
  ['opacities', /^opacity-(.+)$/, number],
];

/**
 * Names that begin like those of a scale and aren't in it: other shadows, the parts that tweakcn puts its shadows
 * together from, Tailwind's multiplier of all spaces, and what belongs to a font or a font size.
 */
export const otherNames =
  /^(text-shadow-.*|shadow-((offset-)?[xy]|blur|spread|opacity|color|strength)|spacing)$|\*|--(line-height|letter-spacing|font-weight|font-feature-settings|font-variation-settings)$/;

/** Finds the scale that a name belongs to by convention, if its value fits. */
export function placeByConvention(name: string, value: string): ThemeSlot | undefined {
  if (otherNames.test(name)) return undefined;
  for (const [scale, pattern, values] of conventions) {
    const [match, key = '__default'] = pattern.exec(name) ?? [];
    if (match !== undefined && values.test(value)) return { scale, key };
  }
  return undefined;
}

/** Names as Theme UI writes them, `--color-NAME`, and those by convention. */
export const placeInCss = withColors((name, value) => {
  const [, color] = /^colors?-(.+)$/.exec(name) ?? [];
  if (color) return { scale: 'colors', key: color };
  const [, scale = '', key = '__default'] = /^theme-ui-([A-Za-z]+)(?:-(.+))?$/.exec(name) ?? [];
  if (scale === 'colors' || cssScales.includes(scale)) return { scale, key };
  return placeByConvention(name, value);
});
