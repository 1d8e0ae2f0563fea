import type { Theme } from 'theme-ui';
import type { Plain, PlainObject } from './changes';
import { toDraft, type Bases } from './draft';
import type { SharedTheme } from './theme-link';
import { joinPath } from './theme-path';
import { themeProblems, type ThemeProblem } from './theme-problems';

/** A theme that came with a link, whole. */
export interface OpenedTheme {
  name: string;
  theme: Theme;
  /** Parts that Theme UI cannot use were taken out; unknown ones are kept. Both are named here. */
  problems: ThemeProblem[];
}

/**
 * Takes paths out of a part of a theme in one pass; a path is a text such as `colors.primary`. The other items of an array keep their places, and parts that lose nothing stay the same objects.
 */
function without(part: Plain, path: string, wrong: ReadonlySet<string>): Plain {
  if (typeof part !== 'object' || part === null) return part;
  let hasChanged = false;
  const entries = Object.entries(part).flatMap(
    ([key, value]: [string, Plain]): [string, Plain][] => {
      const here = joinPath(path, key);
      const after = wrong.has(here) ? undefined : without(value, here, wrong);
      hasChanged ||= after !== value;
      return after === undefined ? [] : [[key, after]];
    },
  );
  return hasChanged ? Object.fromEntries(entries) : part;
}

/** Result of checking a theme. */
interface CheckedTheme {
  /** The theme without what Theme UI can't use. */
  usable: PlainObject;
  problems: ThemeProblem[];
}

/** Checks a theme. */
export function usableTheme(whole: PlainObject): CheckedTheme {
  const problems = themeProblems(whole);
  const wrong = new Set(problems.flatMap(({ path, isWrong }) => (isWrong ? [path] : [])));
  return { usable: without(whole, '', wrong) as PlainObject, problems };
}

/** @throws an error in words for the reader when a theme starts from a preset that does not exist */
export function checkBase({ base }: Pick<SharedTheme, 'base'>, bases: Bases): void {
  if (base === '' || Object.hasOwn(bases, base)) return;
  throw new Error(`This theme starts from the preset “${base}”, which Theme UI 0.17 doesn’t have.`);
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
  const { usable, problems } = usableTheme(toDraft({ ...shared, name }, bases).theme);
  return { name, theme: usable as Theme, problems };
}
