import { ThemeContext } from '@emotion/react';
import { useMemo, type ReactNode, type SetStateAction } from 'react';
import { __ThemeUIContext as ThemeUIContext, useThemeUI, type Theme } from 'theme-ui';
import { initialMode } from '../../color-mode/cycle';
import { requestMode } from '../../color-mode/mode-events';
import { palettes } from '../../design/colors';
import { theme } from '../../design/theme';

/** The site's theme as ThemeUIProvider gives it to parts of a page: with colors as custom properties. */
const islandTheme = {
  ...theme,
  colors: Object.fromEntries(
    Object.keys(palettes.default).map((key) => [key, `var(--theme-ui-colors-${key})`]),
  ),
  rawColors: palettes.default,
} as Theme;

/**
 * The theme of the site around an island: what ThemeUIProvider gives, without its global styles, which each page has
 * already. The color mode is that of the HTML; ColorModeScope gives the reader's to what asks for it.
 */
export function IslandScope({ children }: { children: ReactNode }) {
  const outer = useThemeUI();
  const context = useMemo(
    () => ({
      ...outer,
      theme: islandTheme,
      colorMode: initialMode,
      setColorMode(action: SetStateAction<string | undefined>) {
        const mode = typeof action === 'function' ? action(initialMode) : action;
        if (mode !== undefined) requestMode(mode);
      },
    }),
    [outer],
  );
  return (
    <ThemeContext.Provider value={islandTheme}>
      <ThemeUIContext.Provider value={context}>{children}</ThemeUIContext.Provider>
    </ThemeContext.Provider>
  );
}
