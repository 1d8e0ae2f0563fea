import { isPlainObject, type Plain, type PlainObject } from '../../../../base/theme-data/changes';
import { toPixels } from '../../../../base/theme-data/length';
import { readBlocks } from '../css/blocks';
import type { CssBlocks } from '../css/modes';
import { identOf, leavesOf } from '../leaves';
import { otherNames, placeByConvention, withColors, type Naming } from '../css/names';
import { readProperties } from '../css/read';
import type { FormatResult, SourceFile } from '../../import-source';
import { places, screenNames } from './write';

/** Name of the package with the colors that Tailwind CSS 4 has by itself. */
export const tailwindPalette = 'tailwindcss/theme.css';

/** The longer names first: `font-weight` isn't a font. */
const namespaces = places.toSorted((a, b) => b.namespace.length - a.namespace.length);

const placeInTailwind = withColors((name, value) => {
  if (otherNames.test(name)) return undefined;
  for (const { namespace, scale } of namespaces) {
    if (name === namespace) return { scale, key: '__default' };
    if (name.startsWith(`${namespace}-`)) return { scale, key: name.slice(namespace.length + 1) };
  }
  return placeByConvention(name, value);
});

/**
 * Converts breakpoints with Tailwind's names to the list that Theme UI has.
 * @returns also a note if their names aren't their order
 */
function listScreens(screens: PlainObject): { list: Plain[]; notes: string[] } {
  const width = ([, value]: [string, Plain]) => toPixels(String(value)) ?? 0;
  const sorted = Object.entries(screens).toSorted((a, b) => width(a) - width(b));
  const names = sorted.map(([name]) => name);
  const isKnown = names.every((name, index) => name === (screenNames[index] ?? String(index)));
  const note = `Theme UI doesn’t support named breakpoints, so these were converted to an array: ${names.join(', ')}.`;
  return { list: sorted.map(([, value]) => value), notes: isKnown ? [] : [note] };
}

/**
 * Reads style sheets with an `@theme` of Tailwind CSS 4; the reverse of `toTailwindCss`, but keys of groups stay
 * joined.
 * @throws UnreadableTheme if a text isn't CSS, or if no property has a place in a theme
 */
export const readTailwindCss = (
  files: readonly SourceFile[],
  palette: PlainObject = {},
): FormatResult => readTailwindProperties(readBlocks(files), palette);

/**
 * Reads custom properties with Tailwind's names.
 * @param palette Tailwind's own colors, which others may refer to
 */
export function readTailwindProperties(
  blocks: CssBlocks,
  palette: PlainObject = {},
  naming: Naming = placeInTailwind,
): FormatResult {
  const colors = leavesOf(palette).map((leaf) => ({
    name: `color-${identOf(leaf)}`,
    value: String(leaf.value),
  }));
  const { theme, leftOut } = readProperties(blocks, naming, colors);
  const { breakpoints, ...others } = theme;
  if (breakpoints === undefined) return { theme, leftOut };
  const screens = isPlainObject(breakpoints) ? breakpoints : { ...(breakpoints as Plain[]) };
  const { list, notes } = listScreens(screens as PlainObject);
  return { theme: { ...others, breakpoints: list }, leftOut, notes };
}
