import { parseColor } from './color';
import { isPlainObject, unsafeKeys, type Plain, type PlainObject } from './changes';
import { joinPath } from './theme-path';
import { variantProblems, type ThemeProblem } from './variant-problems';

export type { ThemeProblem };

type Kind = 'colors' | 'texts' | 'lengths' | 'breakpoints' | 'styles' | 'flags';

/**
 * The keys that Theme UI 0.17 reads from a theme, and what each holds.
 * tests/unit/themes/theme-problems.test.ts compares them with the type `Theme`.
 */
export const themeKeys: Readonly<Record<string, Kind>> = {
  breakpoints: 'breakpoints',
  mediaQueries: 'texts',
  space: 'lengths',
  fontSizes: 'lengths',
  fonts: 'texts',
  fontWeights: 'lengths',
  lineHeights: 'lengths',
  letterSpacings: 'lengths',
  sizes: 'lengths',
  borders: 'lengths',
  borderStyles: 'lengths',
  borderWidths: 'lengths',
  radii: 'lengths',
  shadows: 'texts',
  zIndices: 'lengths',
  opacities: 'lengths',
  transitions: 'texts',
  colors: 'colors',
  rawColors: 'colors',
  config: 'flags',
  colorStyles: 'styles',
  textStyles: 'styles',
  styles: 'styles',
  grids: 'styles',
  buttons: 'styles',
  text: 'styles',
  links: 'styles',
  images: 'styles',
  cards: 'styles',
  layout: 'styles',
  forms: 'styles',
  badges: 'styles',
  alerts: 'styles',
  messages: 'styles',
};

/** Settings that stood at the top of a theme before they were in `config`; still read. */
export const movedSettings: readonly string[] = [
  'useCustomProperties',
  'initialColorModeName',
  'printColorModeName',
  'useRootStyles',
  'useColorSchemeMediaQuery',
  'useBorderBox',
  'useLocalStorage',
];

const isText = (value: Plain) => typeof value === 'string';
const isTextOrNumber = (value: Plain) => isText(value) || typeof value === 'number';

/** Words that a browser makes a color of. */
const browserColor =
  /^(currentcolor|inherit|initial|unset|revert|accentcolor|canvas\w*|link\w*|field\w*|button\w*|highlight\w*|mark\w*|graytext)$|^(var|color-mix|light-dark|color|rgba?|hsla?|lch|lab|oklch|oklab)\(/i;

/** Whether CSS knows it as a color; `var()`, `color-mix()` and system colors are left to the browser. */
export const isCssColor = (text: string) =>
  parseColor(text) !== undefined || browserColor.test(text.trim());

function colorProblems(value: Plain, path: string): ThemeProblem[] {
  if (isPlainObject(value)) {
    return Object.entries(value).flatMap(([key, each]) => colorProblems(each, joinPath(path, key)));
  }
  if (Array.isArray(value)) {
    return value.flatMap((each, index) => colorProblems(each, joinPath(path, index)));
  }
  if (typeof value !== 'string') {
    return [{ path, message: 'A color is text, such as #0f6b5c.', isWrong: true }];
  }
  if (isCssColor(value)) return [];
  return [{ path, message: `“${value}” is no color that CSS knows.`, isWrong: true }];
}

/** Problems of the leaves of a scale, which may be nested. */
function leafProblems(
  value: Plain,
  path: string,
  isRight: (leaf: Plain) => boolean,
  asked: string,
): ThemeProblem[] {
  if (isPlainObject(value) || Array.isArray(value)) {
    return Object.entries(value).flatMap(([key, each]) =>
      leafProblems(each as Plain, joinPath(path, key), isRight, asked),
    );
  }
  return isRight(value) ? [] : [{ path, message: `Here is ${asked} expected.`, isWrong: true }];
}

const isScale = (value: Plain) => isPlainObject(value) || Array.isArray(value);

const checks: Record<Kind, (value: Plain, path: string) => ThemeProblem[]> = {
  colors: (value, path) =>
    isPlainObject(value)
      ? colorProblems(value, path)
      : [{ path, message: 'Colors are an object of names.', isWrong: true }],
  lengths: (value, path) =>
    isScale(value)
      ? leafProblems(value, path, isTextOrNumber, 'a number or a text')
      : [{ path, message: 'A scale is an array or an object.', isWrong: true }],
  texts: (value, path) =>
    isScale(value)
      ? leafProblems(value, path, isText, 'a text')
      : [{ path, message: 'A scale is an array or an object.', isWrong: true }],
  // Theme UI calls methods of the list and of its texts.
  breakpoints: (value, path) =>
    Array.isArray(value) && value.every(isText)
      ? []
      : [{ path, message: 'Breakpoints are a list of texts, such as 40em.', isWrong: true }],
  styles: (value, path) =>
    isPlainObject(value)
      ? Object.entries(value)
          .filter(([, style]) => !isPlainObject(style))
          .map(([key]) => ({
            path: joinPath(path, key),
            message: 'A style is an object.',
            isWrong: true,
          }))
      : [{ path, message: 'Styles are an object of names.', isWrong: true }],
  flags: (value, path) =>
    isPlainObject(value)
      ? []
      : [{ path, message: 'The configuration is an object.', isWrong: true }],
};

/** Paths of keys that reach into JavaScript's own objects; a theme of strangers must have none. */
export function unsafePaths(value: Plain, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    const here = joinPath(path, key);
    return unsafeKeys.includes(key) ? [here] : unsafePaths(each as Plain, here);
  });
}

/**
 * What Theme UI cannot use in a theme, and what it does not know. Nothing of it is changed: unknown keys may be
 * read by the code of an app.
 */
export function themeProblems(theme: PlainObject): ThemeProblem[] {
  return [...Object.entries(theme).flatMap(partProblems), ...variantProblems(theme)];
}

function partProblems([key, value]: [string, Plain]): ThemeProblem[] {
  const kind = Object.hasOwn(themeKeys, key) ? themeKeys[key] : undefined;
  if (kind) return checks[kind](value, key);
  return [
    {
      path: key,
      message: movedSettings.includes(key)
        ? `This setting stands in config now: config.${key}.`
        : 'Theme UI does not read this key. It is kept.',
      isWrong: false,
    },
  ];
}
