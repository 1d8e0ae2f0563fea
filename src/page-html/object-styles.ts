import { css as serialize } from '@emotion/react';
import { transformSync } from 'esbuild';
import { css as resolve, type ThemeUIStyleObject } from 'theme-ui';
import { theme } from '../design/theme';

/** The site's theme with colors as custom properties, which follow the mode. */
const modeTheme = {
  ...theme,
  colors: Object.fromEntries(
    Object.keys(theme.colors!).map((key) => [key, `var(--theme-ui-colors-${key})`]),
  ),
};

/**
 * CSS of style objects, for what no React component renders.
 * @param styles style objects by selector
 */
export function toCss(styles: Record<string, ThemeUIStyleObject>): string {
  const rules = Object.entries(styles).map(
    ([selector, style]) => `${selector}{${serialize(resolve(style)(modeTheme)).styles}}`,
  );
  return transformSync(rules.join(''), { loader: 'css', minify: true }).code.trim();
}
