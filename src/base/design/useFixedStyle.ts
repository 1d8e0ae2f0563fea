import { css as serialize, useTheme, type SerializedStyles } from '@emotion/react';
import { css as resolve, type Theme, type ThemeUIStyleObject } from 'theme-ui';

/** Serialized styles by theme and style object. */
const cache = new WeakMap<object, WeakMap<object, SerializedStyles>>();

/**
 * Resolves a constant style like `sx`, but once per theme instead of once per element. Use it for elements that a page
 * has many of.
 * @param style module-level constant; its identity is the cache key
 * @returns the style for Emotion's `css` prop
 */
export function useFixedStyle(style: ThemeUIStyleObject & object): SerializedStyles {
  const theme = useTheme() as Theme;
  let styles = cache.get(theme);
  if (!styles) cache.set(theme, (styles = new WeakMap()));
  let serialized = styles.get(style);
  if (!serialized) styles.set(style, (serialized = serialize(resolve(style)(theme))));
  return serialized;
}
