import { parseColor } from '../../base/theme-data/color';
import { isPlainObject, type Plain, type PlainObject } from '../../base/theme-data/changes';
import { isDeclarable } from './css-value';
import { movedSettings, themeKeys, type ThemeKeyKind } from '../../base/theme-data/theme-keys';
import { valuesOf, type ThemePart } from '../../base/theme-data/theme-parts';
import { hasDot, isGroup, joinPath } from '../../base/theme-data/theme-path';
import { endlessVariants } from './endless-variants';

/** Finding about a part of a theme. */
export interface ThemeProblem {
  /** Where, such as `colors.primary`. */
  path: string;
  message: string;
  /** True if Theme UI can't use it; otherwise it's kept, and only reported. */
  isWrong: boolean;
}

/** System colors and keywords. */
const browserColor =
  /^(currentcolor|inherit|initial|unset|revert|revert-layer|(accentcolor|canvas|field|highlight|mark|selecteditem)(text)?|button(border|face|text)|(active|gray|link|visited)text)$/i;

/** True for a function with what only a browser can resolve: variables, mixed and relative colors, and calculations. */
function isBrowserCall(css: string): boolean {
  const [, name = '', given = ''] = /^([a-z-]+)\((.*)\)$/is.exec(css) ?? [];
  if (!isDeclarable(given)) return false;
  if (/^(var|color-mix|light-dark)$/i.test(name)) return given.trim() !== '';
  return (
    /^(color|rgba?|hsla?|hwb|lch|lab|oklch|oklab)$/i.test(name) && /^\s*from\s|\(/i.test(given)
  );
}

/** Returns whether a text is a CSS color. `var()`, `color-mix()`, and system colors are left to the browser. */
export function isCssColor(text: string): boolean {
  const css = text.trim();
  return parseColor(css) !== undefined || browserColor.test(css) || isBrowserCall(css);
}

/** Check of the value of a theme key. */
interface Check {
  isRight: (value: Plain) => boolean;
  message: string;
  /** Parts that are checked, too; by default, none. */
  parts?: (value: Plain) => Iterable<ThemePart>;
  /** Returns the problem of a part; empty if there's none. */
  partProblem?: (part: Plain) => string;
}

const isText = (value: Plain) => typeof value === 'string';

const scale = {
  isRight: isGroup,
  message: 'A scale must be an array or an object.',
  parts: valuesOf,
};

const checks: Record<ThemeKeyKind, Check> = {
  colors: {
    isRight: isPlainObject,
    message: 'Colors must be an object.',
    parts: valuesOf,
    partProblem: (part) => {
      if (typeof part !== 'string') return 'A color must be a string, such as #0f6b5c.';
      return isCssColor(part) ? '' : `“${part}” isn’t a CSS color.`;
    },
  },
  lengths: {
    ...scale,
    partProblem: (part) =>
      isText(part) || typeof part === 'number' ? '' : 'Expected a number or a string.',
  },
  texts: { ...scale, partProblem: (part) => (isText(part) ? '' : 'Expected a string.') },
  // Theme UI calls methods of the list and of its strings.
  breakpoints: {
    isRight: (value) => Array.isArray(value) && value.every(isText),
    message: 'Breakpoints must be an array of strings, such as "40em".',
  },
  styles: {
    isRight: isPlainObject,
    message: 'Named styles must be in an object.',
    parts: (value) => Object.entries(value!).map(([key, style]) => ({ path: [key], value: style })),
    partProblem: (style) => (isPlainObject(style) ? '' : 'A style must be an object.'),
  },
  flags: { isRight: isPlainObject, message: 'The configuration must be an object.' },
};

/**
 * Finds what Theme UI can't use in a theme, and the keys that it doesn't know. An app's own code may read those, so
 * they're kept.
 */
export function themeProblems(theme: PlainObject): ThemeProblem[] {
  const endless = endlessVariants(theme).map((path) => ({
    path,
    message: 'This variant extends itself or too many other variants, directly or indirectly.',
    isWrong: true,
  }));
  return [...Object.entries(theme).flatMap(keyProblems), ...endless];
}

function keyProblems([key, value]: [string, Plain]): ThemeProblem[] {
  if (!Object.hasOwn(themeKeys, key)) {
    const message = movedSettings.includes(key)
      ? `Theme UI moved this setting to config.${key}.`
      : 'Theme UI doesn’t use this key. It’s kept.';
    return [{ path: key, message, isWrong: false }];
  }
  const { isRight, message, parts = () => [], partProblem = () => '' } = checks[themeKeys[key]!];
  if (!isRight(value)) return [{ path: key, message, isWrong: true }];
  return [...parts(value)].flatMap((part): ThemeProblem[] => {
    const path = part.path.reduce(joinPath, key);
    const problem = partProblem(part.value);
    if (problem) return [{ path, message: problem, isWrong: true }];
    if (key !== 'colors' || !part.path.some(hasDot)) return [];
    const dotted = 'Theme UI can’t find this color, because its name contains a dot.';
    return [{ path, message: dotted, isWrong: false }];
  });
}
