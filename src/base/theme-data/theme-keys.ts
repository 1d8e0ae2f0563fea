import type { Theme } from 'theme-ui';
import type { PlainObject } from './changes';
import { withoutValue } from './theme-path';

/** Kind of value at a key of a theme. */
export type ThemeKeyKind = 'colors' | 'texts' | 'lengths' | 'breakpoints' | 'styles' | 'flags';

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
export const themeKeys: Readonly<Record<string, ThemeKeyKind>> = {
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
} satisfies Record<KeyOfThemeUI, ThemeKeyKind>;

/** Returns a theme without `$schema`, which names the JSON Schema of a file for editors, and isn't part of the theme. */
export const withoutSchema = (theme: PlainObject): PlainObject => withoutValue(theme, ['$schema']);
