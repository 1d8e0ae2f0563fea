import { isPlainObject, type Plain, type PlainObject } from '../changes';
import { readValues, type Place, type ReadValues } from './read-css';
import { places, screenNames } from './tailwind';

const namespaces: readonly { namespace: string; scale: string }[] = [
  { namespace: 'color', scale: 'colors' },
  { namespace: 'breakpoint', scale: 'breakpoints' },
  // The longer one first: `font-weight` is no font.
  ...places.toSorted((a, b) => b.namespace.length - a.namespace.length),
];

/** What belongs to a font or a font size, and has no scale of its own. */
const companion =
  /--(line-height|letter-spacing|font-weight|font-feature-settings|font-variation-settings)$/;

function nameInTailwind(name: string): Place | undefined {
  if (name.includes('*') || companion.test(name)) return undefined;
  for (const { namespace, scale } of namespaces) {
    if (name === namespace) return { scale, key: '__default' };
    if (name.startsWith(`${namespace}-`)) return { scale, key: name.slice(namespace.length + 1) };
  }
  return undefined;
}

/**
 * Breakpoints of Tailwind's names as the list that Theme UI has.
 * @returns also a note when their names say something else than their order
 */
export function listScreens(screens: PlainObject): { list: Plain[]; notes: string[] } {
  const placeOf = (name: string) => {
    const known = screenNames.indexOf(name);
    return known < 0 && /^\d+$/.test(name) ? Number(name) : known;
  };
  const entries = Object.entries(screens);
  const isKnown = entries.every(([name]) => placeOf(name) >= 0);
  const sorted = isKnown ? entries.toSorted(([a], [b]) => placeOf(a) - placeOf(b)) : entries;
  const isWhole = isKnown && sorted.every(([name], index) => placeOf(name) === index);
  return {
    list: sorted.map(([, value]) => value),
    notes: isWhole
      ? []
      : [
          `Breakpoints have no names in Theme UI: ${sorted.map(([name]) => name).join(', ')} became a list.`,
        ],
  };
}

/**
 * Reads a style sheet with an `@theme` of Tailwind CSS 4; the reverse of `toTailwindCss` but for groups, whose names
 * stay joined.
 * @throws UnreadableTheme with the place of what is wrong, or an error in words when there is nothing in it
 */
export function readTailwindCss(text: string): ReadValues {
  const { theme, notes } = readValues(text, nameInTailwind);
  const { breakpoints, ...others } = theme;
  if (breakpoints === undefined) return { theme, notes };
  const screens = isPlainObject(breakpoints) ? breakpoints : { ...(breakpoints as Plain[]) };
  const { list, notes: own } = listScreens(screens as PlainObject);
  return { theme: { ...others, breakpoints: list }, notes: [...notes, ...own] };
}
