import type { Theme } from 'theme-ui';
import type { Plain, PlainObject } from './changes';
import { wholeOf, type Bases } from './draft';
import type { SharedTheme } from './theme-link';
import { themeProblems, type ThemeProblem } from './theme-problems';

/** A theme that came with a link, whole. */
export interface OpenedTheme {
  name: string;
  theme: Theme;
  /** Parts that Theme UI cannot use were taken out; unknown ones are kept. Both are named here. */
  problems: ThemeProblem[];
}

/**
 * Takes a path out of a theme, such as `colors.primary`; keys may have dots, as selectors do. The other items of
 * an array keep their places.
 */
function without(theme: PlainObject, path: string): PlainObject {
  const entries = Object.entries(theme).flatMap(([key, value]): [string, Plain][] => {
    if (path === key) return [];
    if (!path.startsWith(`${key}.`) || typeof value !== 'object' || value === null) {
      return [[key, value]];
    }
    return [[key, without(value as PlainObject, path.slice(key.length + 1))]];
  });
  return Object.fromEntries(entries);
}

/** A theme without what Theme UI cannot use in it, and all that is odd about it. */
export function usableTheme(whole: PlainObject): {
  usable: PlainObject;
  problems: ThemeProblem[];
} {
  const problems = themeProblems(whole);
  const usable = problems
    .filter(({ isWrong }) => isWrong)
    .reduce((theme, { path }) => without(theme, path), whole);
  return { usable, problems };
}

/** @throws an error in words for the reader when a theme starts from a preset that does not exist */
export function checkBase({ base }: Pick<SharedTheme, 'base'>, bases: Bases): void {
  if (base === '' || Object.hasOwn(bases, base)) return;
  throw new Error(
    `This theme starts from the preset “${base}”, which Theme UI 0.17 does not have.`,
  );
}

/**
 * The theme that a link means.
 * @throws an error in words for the reader when it starts from a preset that does not exist
 */
export function openTheme(
  { name = 'Theme of the link', ...shared }: SharedTheme,
  bases: Bases,
): OpenedTheme {
  checkBase(shared, bases);
  const { usable, problems } = usableTheme(wholeOf({ ...shared, name }, bases));
  return { name, theme: usable as Theme, problems };
}
