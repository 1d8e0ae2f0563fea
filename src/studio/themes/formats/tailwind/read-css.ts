import { isPlainObject, type Plain, type PlainObject } from '../../../../base/theme-data/changes';
import { toPixels } from '../../../../base/theme-data/length';
import { readBlocks } from '../css/blocks';
import type { CssBlocks, CssProperty } from '../css/modes';
import { identOf, leavesOf } from '../leaves';
import { otherNames, placeByConvention, withColors, type Naming } from '../css/names';
import { readProperties } from '../css/read';
import type { FormatResult, SourceFile } from '../../import-source';
import { scaleMappings, screenNames } from './scale-mappings';

/** Values that Tailwind CSS has by itself, and that themes extend. */
export interface TailwindDefaults {
  colors: PlainObject;
  screens: PlainObject;
}

/** The longer names first: `font-weight` isn't a font. */
const namespaces = scaleMappings.toSorted((a, b) => b.namespace.length - a.namespace.length);

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
 * @param own those of the theme
 * @param added Tailwind's, which come between them
 * @returns also notes about names that aren't their order, and what was added
 */
function listScreens(own: PlainObject, added: PlainObject): { list: Plain[]; notes: string[] } {
  const width = ([, value]: [string, Plain]) => toPixels(String(value)) ?? 0;
  const sorted = Object.entries({ ...added, ...own }).toSorted((a, b) => width(a) - width(b));
  const names = sorted.map(([name]) => name);
  const isKnown = names.every((name, index) => name === (screenNames[index] ?? String(index)));
  const others = Object.keys(added).filter((name) => !Object.hasOwn(own, name));
  const notes = [
    ...(isKnown
      ? []
      : [
          `Theme UI doesn’t support named breakpoints, so these were converted to an array: ${names.join(', ')}.`,
        ]),
    ...(others.length > 0
      ? [
          `Tailwind’s own breakpoints were added, because this theme extends them: ${others.join(', ')}.`,
        ]
      : []),
  ];
  return { list: sorted.map(([, value]) => value), notes };
}

/**
 * Removes the values that reset others: `--breakpoint-*: initial`, or a single one.
 * @returns names of what was reset, with `*` at the end of beginnings
 */
function takeResets(blocks: CssBlocks): string[] {
  const resets: string[] = [];
  const kept: CssProperty[] = [];
  const isReset = (name: string, reset: string) =>
    reset.endsWith('*') ? name.startsWith(reset.slice(0, -1)) : name === reset;
  for (const property of blocks.theme) {
    if (property.value === 'initial') {
      resets.push(property.name);
      // Values before it are reset, too.
      const rest = kept.filter(({ name }) => !isReset(name, property.name));
      kept.splice(0, kept.length, ...rest);
    } else kept.push(property);
  }
  blocks.theme.splice(0, blocks.theme.length, ...kept);
  return resets;
}

/**
 * Reads style sheets with an `@theme` of Tailwind CSS 4; the reverse of `writeTailwindCss`, but keys of groups stay
 * joined.
 * @throws UnreadableTheme if no text is CSS, or if no property has a place in a theme
 */
export const readTailwindCss = (
  files: readonly SourceFile[],
  defaults?: TailwindDefaults,
): FormatResult => readTailwindProperties(readBlocks(files), defaults);

/**
 * Reads custom properties with Tailwind's names. Breakpoints are added to Tailwind's own, because Theme UI has them in a
 * list: without them, the first one would be another one.
 */
export function readTailwindProperties(
  blocks: CssBlocks,
  { colors, screens }: TailwindDefaults = { colors: {}, screens: {} },
  naming: Naming = placeInTailwind,
): FormatResult {
  const resets = takeResets(blocks);
  const known = leavesOf(colors).map((leaf) => ({
    name: `color-${identOf(leaf)}`,
    value: String(leaf.value),
  }));
  const { theme, leftOut } = readProperties(blocks, naming, known);
  const { breakpoints, ...others } = theme;
  if (breakpoints === undefined) return { theme, leftOut };
  const own = isPlainObject(breakpoints) ? breakpoints : { ...(breakpoints as Plain[]) };
  const added = Object.entries(screens).filter(
    ([name]) =>
      !resets.some((reset) => ['*', 'breakpoint-*', `breakpoint-${name}`].includes(reset)),
  );
  const { list, notes } = listScreens(own as PlainObject, Object.fromEntries(added));
  return { theme: { ...others, breakpoints: list }, leftOut, notes };
}
