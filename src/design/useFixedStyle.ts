import { css as serialize, useTheme, type SerializedStyles } from '@emotion/react';
import { css as resolve, type Theme, type ThemeUIStyleObject } from 'theme-ui';

const known = new WeakMap<object, WeakMap<object, SerializedStyles>>();

/**
 * What `sx` makes of a style that never changes, worked out once per theme instead of once per element;
 * for elements that a page has many of.
 * @param style a constant of a module
 * @returns the style for Emotion's `css` property
 */
export function useFixedStyle(style: ThemeUIStyleObject & object): SerializedStyles {
  const theme = useTheme() as Theme;
  let styles = known.get(theme);
  if (!styles) known.set(theme, (styles = new WeakMap()));
  let serialized = styles.get(style);
  if (!serialized) styles.set(style, (serialized = serialize(resolve(style)(theme))));
  return serialized;
}
