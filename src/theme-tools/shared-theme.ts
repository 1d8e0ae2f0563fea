import type { Theme } from 'theme-ui';
import { applyChanges, toPlain, type Plain, type PlainObject } from './changes';
import type { SharedTheme } from './theme-link';
import { themeProblems, type ThemeProblem } from './theme-problems';

/** A theme that came with a link, whole. */
export interface OpenedTheme {
  name: string;
  theme: Theme;
  /** Parts that Theme UI cannot use were taken out; unknown ones are kept. Both are named here. */
  problems: ThemeProblem[];
}

/** Takes a path out of a theme, such as `colors.primary`; keys may have dots, as selectors do. */
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

/**
 * The theme that a link means.
 * @param presets by their names
 * @throws an error in words for the reader when it starts from a preset that does not exist
 */
export function openTheme(
  { base, changes, name }: SharedTheme,
  presets: Readonly<Record<string, object>>,
): OpenedTheme {
  if (base && !Object.hasOwn(presets, base)) {
    throw new Error(
      `This theme starts from the preset “${base}”, which Theme UI 0.17 does not have.`,
    );
  }
  const whole = applyChanges(base ? (toPlain(presets[base]) as PlainObject) : {}, changes);
  const problems = themeProblems(whole);
  const usable = problems
    .filter(({ isWrong }) => isWrong)
    .reduce((theme, { path }) => without(theme, path), whole);
  return { name: name ?? 'Theme of the link', theme: usable as Theme, problems };
}
