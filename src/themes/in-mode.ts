import type { Theme } from 'theme-ui';

/**
 * A theme that shows one of its modes, and nothing else: no storage, no system.
 * @param mode name of one of the theme's modes; any other name shows its root colors
 */
export function inMode(theme: Theme, mode: string): Theme {
  const { modes, ...colors } = theme.colors ?? {};
  const own = Object.hasOwn(modes ?? {}, mode)
    ? (modes as Record<string, object>)[mode]
    : undefined;
  return {
    ...theme,
    colors: { ...colors, ...own },
    config: { useLocalStorage: false, useColorSchemeMediaQuery: false },
  } as Theme;
}
