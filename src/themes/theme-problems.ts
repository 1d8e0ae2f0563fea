import type { Theme } from 'theme-ui';
import { parseColor } from './color';
import { isPlainObject, type Plain, type PlainObject } from './changes';
import { valuesOf } from './theme-parts';
import { hasDot, joinPath } from './theme-path';
import { variantProblems, type ThemeProblem } from './variant-problems';

export type { ThemeProblem };

type Kind = 'colors' | 'texts' | 'lengths' | 'breakpoints' | 'styles' | 'flags';

const movedSettingNames = [
  'useCustomProperties',
  'initialColorModeName',
  'printColorModeName',
  'useRootStyles',
  'useColorSchemeMediaQuery',
  'useBorderBox',
  'useLocalStorage',
] as const satisfies readonly (keyof Theme)[];

/** Settings that were at the top of a theme before Theme UI moved them to `config`. They're still read. */
export const movedSettings: readonly string[] = movedSettingNames;

/** `@theme-ui/typography` adds its key to the type, but Theme UI doesn't read it. */
type KeyOfThemeUI = Exclude<keyof Theme, (typeof movedSettingNames)[number] | 'typography'>;

/** The keys that Theme UI reads from a theme, and what each holds. TypeScript compares them with the type `Theme`. */
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
} satisfies Record<KeyOfThemeUI, Kind>;

const isText = (value: Plain) => typeof value === 'string';
const isTextOrNumber = (value: Plain) => isText(value) || typeof value === 'number';

/** System colors and keywords. */
const browserColor =
  /^(currentcolor|inherit|initial|unset|revert|revert-layer|(accentcolor|canvas|field|highlight|mark|selecteditem)(text)?|button(border|face|text)|(active|gray|link|visited)text)$/i;

/** Arguments of a CSS function, with other calls in them. */
const words = '[^();{}]*';
const calls = [1, 2, 3].reduce((inner) => `${words}(?:\\(${inner}\\)${words})*`, words);

/** A CSS function and its arguments. */
const functionCall = new RegExp(`^([a-z-]+)\\((${calls})\\)$`, 'i');

/** True for a function with what only a browser can resolve: variables, mixed and relative colors, and calculations. */
function isBrowserCall(css: string): boolean {
  const [, name = '', given = ''] = functionCall.exec(css) ?? [];
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

function colorProblems(value: Plain, path: string): ThemeProblem[] {
  return [...valuesOf(value)].flatMap((part): ThemeProblem[] => {
    const here = part.path.reduce(joinPath, path);
    if (typeof part.value !== 'string') {
      return [{ path: here, message: 'A color is text, such as #0f6b5c.', isWrong: true }];
    }
    if (!isCssColor(part.value)) {
      return [{ path: here, message: `“${part.value}” isn’t a CSS color.`, isWrong: true }];
    }
    if (!part.path.some(hasDot)) return [];
    const message = 'Theme UI can’t find this color, because a name contains a dot.';
    return [{ path: here, message, isWrong: false }];
  });
}

/** Problems of the values of a scale, which may be nested. */
function leafProblems(
  value: Plain,
  path: string,
  isRight: (leaf: Plain) => boolean,
  expected: string,
): ThemeProblem[] {
  return [...valuesOf(value)]
    .filter((part) => !isRight(part.value))
    .map((part) => ({
      path: part.path.reduce(joinPath, path),
      message: `Write ${expected} here.`,
      isWrong: true,
    }));
}

const isScale = (value: Plain) => isPlainObject(value) || Array.isArray(value);

const checks: Record<Kind, (value: Plain, path: string) => ThemeProblem[]> = {
  colors: (value, path) =>
    isPlainObject(value)
      ? colorProblems(value, path)
      : [{ path, message: 'Colors are an object of names.', isWrong: true }],
  lengths: (value, path) =>
    isScale(value)
      ? leafProblems(value, path, isTextOrNumber, 'a number or text')
      : [{ path, message: 'A scale is an array or an object.', isWrong: true }],
  texts: (value, path) =>
    isScale(value)
      ? leafProblems(value, path, isText, 'text')
      : [{ path, message: 'A scale is an array or an object.', isWrong: true }],
  // Theme UI calls methods of the list and of its strings.
  breakpoints: (value, path) =>
    Array.isArray(value) && value.every(isText)
      ? []
      : [
          {
            path,
            message: 'Breakpoints are a list of lengths as text, such as "40em".',
            isWrong: true,
          },
        ],
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

/**
 * Finds what Theme UI can't use in a theme, and the keys that it doesn't know. An app's own code may read those, so
 * they're kept.
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
        ? `Theme UI moved this setting to config.${key}.`
        : 'Theme UI doesn’t read this key. It’s kept.',
      isWrong: false,
    },
  ];
}
