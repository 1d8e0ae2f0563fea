import { palettes } from './colors';
import { colorModes, systemDarkMode, type ColorMode } from './modes';

/** Returns the custom properties of a mode, with the names that Theme UI uses. */
function createModeProperties({ name, scheme, isSquare }: ColorMode): Record<string, string> {
  return {
    colorScheme: scheme,
    // `initial` brings back the fallback in `radii`, for a part of a page in another mode.
    '--radius': isSquare ? '0' : 'initial',
    ...Object.fromEntries(
      Object.entries(palettes[name]).map(([key, value]) => [`--theme-ui-colors-${key}`, value]),
    ),
  };
}

/**
 * Styles that apply the color mode: from the `data-color-mode` attribute, which a script sets before the first paint,
 * or from the system's color scheme without scripts. The attribute works on any element, to show part of a page in
 * another mode. Print uses the theme's root colors. A change grows over the page.
 */
export const modeStyles = {
  '@media screen': Object.fromEntries(
    colorModes.map((mode) => [`[data-color-mode="${mode.name}"]`, createModeProperties(mode)]),
  ),
  '@media screen and (prefers-color-scheme: dark)': {
    'html:not([data-color-mode])': createModeProperties(systemDarkMode),
  },
  // src/runtime/color-mode/mode-transition moves the new page over the old one.
  '::view-transition': { pointerEvents: 'none' as const },
  '::view-transition-old(root), ::view-transition-new(root)': {
    animation: 'none',
    mixBlendMode: 'normal' as const,
  },
};
