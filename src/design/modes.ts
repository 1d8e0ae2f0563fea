import { palettes, type ColorModeName } from './colors';

/** One stop of the color mode cycle. */
export interface ColorMode {
  name: ColorModeName;
  /** What the button shows while the mode is on. */
  label: string;
  /** The browser's own scheme for form controls and scroll bars. */
  scheme: 'light' | 'dark';
}

/** The cycle, in order; after the last comes the first. Labels, stored values, CSS and tests follow it. */
export const colorModes: ColorMode[] = [
  { name: 'default', label: 'Light', scheme: 'light' },
  { name: 'dark', label: 'Dark', scheme: 'dark' },
  { name: 'deep', label: 'Deep', scheme: 'dark' },
  { name: 'swiss', label: 'Swiss', scheme: 'light' },
];

/** CSS custom properties of one mode, under the names that Theme UI reads. */
function modeProperties({ name, scheme }: ColorMode): Record<string, string> {
  return {
    colorScheme: scheme,
    ...Object.fromEntries(
      Object.entries(palettes[name]).map(([key, value]) => [`--theme-ui-colors-${key}`, value]),
    ),
  };
}

/**
 * Styles that give the page its mode: by the `data-color-mode` attribute that the boot script sets,
 * and by the system's scheme where no script ran. The same attribute works on any element, which
 * paints a part of a page in another mode.
 */
export const modeStyles = {
  ...Object.fromEntries(
    colorModes.map((mode) => [`[data-color-mode="${mode.name}"]`, modeProperties(mode)]),
  ),
  '@media (prefers-color-scheme: dark)': {
    'html:not([data-color-mode])': modeProperties(colorModes[1]!),
  },
};
