import type { Theme } from 'theme-ui';
import { palettes } from './colors';
import * as scales from './scales';
import { styles } from './styles';
import { text } from './text';
import { borders } from './tints';
import * as variants from './variants';

const { default: root, ...modes } = palettes;

/**
 * Theme of the site. src/runtime/color-mode switches color modes outside React, so Theme UI's storage and media query
 * are disabled.
 */
export const theme: Theme = {
  config: {
    initialColorModeName: 'default',
    useColorSchemeMediaQuery: false,
    useLocalStorage: false,
    useCustomProperties: true,
  },
  colors: { ...root, modes },
  breakpoints: scales.breakpoints,
  fonts: scales.fonts,
  // In rem, so that text follows the font size that the reader set in the browser.
  fontSizes: scales.fontSizes.map((size) => `${size / 16}rem`),
  fontWeights: scales.fontWeights,
  lineHeights: scales.lineHeights,
  letterSpacings: scales.letterSpacings,
  space: scales.space,
  sizes: scales.sizes,
  borders: borders,
  radii: scales.radii,
  shadows: scales.shadows,
  zIndices: scales.zIndices,
  text,
  styles,
  ...variants,
};

/** The theme with colors as custom properties, which change with the color mode. */
export const themeOfProperties: Theme = {
  ...theme,
  colors: Object.fromEntries(
    Object.keys(palettes.default).map((key) => [key, `var(--theme-ui-colors-${key})`]),
  ),
};
