import type { Theme } from 'theme-ui';
import type { PlainObject } from '../../base/theme-data/changes';
import { toDraft } from './draft';
import type { Presets } from './presets';
import type { SharedTheme } from './theme-link';
import { mapParts } from '../../base/theme-data/theme-parts';
import { formatPath } from '../../base/theme-data/theme-path';
import { themeProblems, type ThemeProblem } from './theme-problems';

/** Theme of a link, with its preset applied. */
export interface OpenedTheme {
  name: string;
  theme: Theme;
  /** Parts that Theme UI can't use, which were removed, and unknown ones, which are kept. */
  problems: ThemeProblem[];
}

/** Result of checking a theme. */
interface CheckedTheme {
  /** The theme without what Theme UI can't use. */
  usable: PlainObject;
  problems: ThemeProblem[];
}

/** Themes that have been checked. They're never changed in place. */
const checkedThemes = new WeakMap<PlainObject, CheckedTheme>();

/** Checks a theme, and removes what Theme UI can't use. Checks each theme once. */
export function usableTheme(whole: PlainObject): CheckedTheme {
  const known = checkedThemes.get(whole);
  if (known) return known;
  const problems = themeProblems(whole);
  const wrong = new Set(problems.flatMap(({ path, isWrong }) => (isWrong ? [path] : [])));
  const usable = mapParts({ path: [], value: whole }, ({ path, value }) =>
    wrong.has(formatPath(path)) ? undefined : value,
  );
  const checked = { usable: usable as PlainObject, problems };
  checkedThemes.set(whole, checked);
  return checked;
}

/** @throws Error with a message for readers if the preset of a theme doesn't exist */
export function checkBase({ base }: Pick<SharedTheme, 'base'>, presets: Presets): void {
  if (base === '' || Object.hasOwn(presets, base)) return;
  throw new Error(`This theme starts from the preset “${base}”, which isn’t in Theme UI 0.17.`);
}

/**
 * Opens the theme of a link.
 * @throws Error with a message for readers if its preset doesn't exist
 */
export function openTheme(
  { name = 'Shared theme', ...shared }: SharedTheme,
  presets: Presets,
): OpenedTheme {
  checkBase(shared, presets);
  const { usable, problems } = usableTheme(toDraft({ ...shared, name }, presets).theme);
  return { name, theme: usable as Theme, problems };
}
