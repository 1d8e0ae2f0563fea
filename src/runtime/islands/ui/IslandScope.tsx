import { ThemeContext } from '@emotion/react';
import { useMemo, type ReactNode, type SetStateAction } from 'react';
import { __ThemeUIContext as ThemeUIContext, useThemeUI, type Theme } from 'theme-ui';
import { initialMode } from '../../color-mode/cycle';
import { requestMode } from '../../color-mode/mode-events';
import { palettes } from '../../../base/design/colors';
import { themeOfProperties } from '../../../base/design/theme';

/** The site's theme as ThemeUIProvider provides it. */
const islandTheme = { ...themeOfProperties, rawColors: palettes.default } as Theme;

/**
 * Theme context of an island: the same as ThemeUIProvider's, without its global styles, which are already in each page.
 * The color mode is that of the HTML; ColorModeScope provides the user's mode to components that need it.
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
