import { css as serialize } from '@emotion/react';
import { transformSync } from 'esbuild';
import { css as resolve, type ThemeUIStyleObject } from 'theme-ui';
import { themeOfProperties } from '../../base/design/theme';
import { lookStyles } from '../../site/look/styles';

/**
 * Converts style objects to CSS, for elements that React doesn't render.
 * @param styles style objects by selector
 */
export function toCss(styles: Record<string, ThemeUIStyleObject>): string {
  const rules = Object.entries(styles).map(
    ([selector, style]) =>
      // As in components, `:hover` is for the element. In CSS, it would be for those in it.
      `${selector}{${serialize(resolve(style)(themeOfProperties)).styles.replace(/(?<=^|[{};]):/g, '&:')}}`,
  );
  return transformSync(rules.join(''), { loader: 'css', minify: true }).code.trim();
}

/** `define` option for bundlers: inlines the styles of the chip that says in which look the site is shown. */
export const lookStylesDefinition = { LOOK_STYLES: JSON.stringify(toCss(lookStyles)) };
