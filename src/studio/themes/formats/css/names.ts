import { parseColor } from '../../../../base/theme-data/color';
import { cssScales } from './css-scales';

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
  ['fontSizes', /^(?:font-?size|text)(?:-(?!.*(?:indent|offset|thickness)$)(.+))?$/, length],
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

/** Names of CSS properties after those of an element: `body-font-size` is `font-size-body`. */
const ofElement =
  /^(.+)-(font-(?:family|size|weight)|line-height|letter-spacing|border-(?:radius|width)|box-shadow)$/;

/** Finds the scale that a name belongs to by convention, if its value fits. */
export function placeByConvention(fullName: string, value: string): ThemeSlot | undefined {
  if (otherNames.test(fullName)) return undefined;
  const name = fullName.replace(ofElement, '$2-$1');
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

/** Words of a color's name that say that it's the page's, or that it's a color. */
const pageWord = /^(colou?r|default|base|body|page|root|on)$/;

/** True if a name only says that it's the page's, or the one that others are based on. */
export const isOfPage = (name: string) =>
  name === '__default' ||
  name
    .toLowerCase()
    .split(/[-_]+/)
    .every((word) => pageWord.test(word));

/** Theme UI's key for the color of the page that a name is for, in any tool; undefined for other colors. */
export function pageColorOf(name: string): 'background' | 'text' | undefined {
  const words = name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split(/[-_]+/);
  const [word = '', ...others] = words.filter((each) => !pageWord.test(each));
  if (others.length > 0) return undefined;
  // The property `color` is that of text.
  if (/^(text|fg|foreground|font)$/.test(word) || /^(body-|page-)?colou?r$/.test(name))
    return 'text';
  if (!/^(bg|background|canvas)$/.test(word)) return undefined;
  return words.includes('on') ? 'text' : 'background';
}

/** Share of the names in a style sheet that have its prefix. A few may be those of another tool. */
const MIN_PREFIXED = 0.8;

/** A name without its prefix. With two hyphens, as in WordPress, these are between all words. */
const withoutPrefix = (name: string, prefix: string) => {
  if (!name.startsWith(prefix)) return name;
  const rest = name.slice(prefix.length);
  return prefix.endsWith('--') ? rest.replaceAll('--', '-') : rest;
};

type NamedValue = Readonly<Record<'name' | 'value', string>>;

/** Number of names that are known, if they are for several scales, or for the page. */
function countKnown(properties: readonly NamedValue[], prefix: string): number {
  const known = properties.flatMap(({ name, value }) => {
    const place = placeInCss(withoutPrefix(name, prefix), value);
    const scale = place?.scale === 'colors' ? pageColorOf(place.key) : place?.scale;
    return scale && name.startsWith(prefix) ? [scale] : [];
  });
  return new Set(known).size > 1 ? known.length : 0;
}

/** Finds what most names in a style sheet begin with, if more names are known without it: `bs-` in `--bs-body-bg`. */
export function prefixOf(properties: readonly NamedValue[]): string {
  const names = [...new Set(properties.map(({ name }) => name))];
  let best = { prefix: '', known: countKnown(properties, '') };
  for (let prefix = ''; ;) {
    const counts = new Map<string, number>();
    for (const name of names) {
      const rest = name.startsWith(prefix) ? name.slice(prefix.length) : '';
      const [word] = /^[^-]+-+(?=[^-])/.exec(rest) ?? [];
      if (word) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    const [[word, count] = ['', 0]] = [...counts].toSorted(([, a], [, b]) => b - a);
    // Theme UI's own names are known whole.
    if (!word || count < names.length * MIN_PREFIXED || prefix + word === 'theme-')
      return best.prefix;
    prefix += word;
    const known = countKnown(properties, prefix);
    if (known > best.known) best = { prefix, known };
  }
}

/**
 * Removes the prefix that the names in a style sheet have. A name that another one has without the prefix keeps it.
 * @param properties all of the style sheet
 */
export function withPrefix(naming: Naming, properties: readonly NamedValue[]): Naming {
  const prefix = prefixOf(properties);
  const names = new Set(properties.map(({ name }) => name));
  return (name, value) => {
    const rest = withoutPrefix(name, prefix);
    return naming(rest !== name && names.has(rest) ? name : rest, value);
  };
}
