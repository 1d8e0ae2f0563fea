import { palettes } from './colors';
import { colorModes, systemDarkMode, type ColorMode } from './modes';

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
 * Styles that give the page its mode: by the `data-color-mode` attribute that is set before the first paint,
 * and by the system's scheme where no script ran. The same attribute works on any element, which
 * paints a part of a page in another mode. Paper has the theme's root colors.
 */
export const modeStyles = {
  '@media screen': Object.fromEntries(
    colorModes.map((mode) => [`[data-color-mode="${mode.name}"]`, modeProperties(mode)]),
  ),
  '@media screen and (prefers-color-scheme: dark)': {
    'html:not([data-color-mode])': modeProperties(systemDarkMode),
  },
};
