import type { ColorModeName } from './colors';

/** Mode in the color mode cycle. */
export interface ColorMode {
  name: ColorModeName;
  /** Text of the color mode button while the mode is active. */
  label: string;
  /** CSS `color-scheme`, for native form controls and scrollbars. */
  scheme: 'light' | 'dark';
  /** True for square corners. */
  isSquare?: true;
}

/** All color modes, in the order of the cycle. Labels, stored values, CSS and tests derive from this list. */
export const colorModes: ColorMode[] = [
  { name: 'default', label: 'Light', scheme: 'light' },
  { name: 'dark', label: 'Dark', scheme: 'dark' },
  { name: 'deep', label: 'Deep', scheme: 'dark' },
  { name: 'swiss', label: 'Swiss', scheme: 'light', isSquare: true },
];

/** First dark mode; the default if the system prefers dark. */
export const systemDarkMode = colorModes.find(({ scheme }) => scheme === 'dark')!;

/** True if a mode of this site has square corners; false for other names, such as modes of other themes. */
export const isSquare = (mode: string | undefined): boolean =>
  colorModes.some((colorMode) => colorMode.name === mode && colorMode.isSquare);
