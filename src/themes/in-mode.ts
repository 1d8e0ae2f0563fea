import type { Theme } from 'theme-ui';

/**
 * Returns the name of the mode that has a theme's root colors. It differs from the names of the other modes.
 * @param initial the name in `config.initialColorModeName`
 * @param others names of the other modes
 */
export function rootModeName(initial: unknown, others: readonly string[]): string {
  const name = typeof initial === 'string' && initial ? initial : 'default';
  return others.includes(name) ? `${name} (root)` : name;
}

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
