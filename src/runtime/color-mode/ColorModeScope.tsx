import { ThemeContext } from '@emotion/react';
import { useDeferredValue, useMemo, type ReactNode, type SetStateAction } from 'react';
import { __ThemeUIContext as ThemeUIContext, useThemeUI, type Theme } from 'theme-ui';
import { palettes } from '../../base/design/colors';
import { requestMode } from './mode-events';
import { useSiteColorMode } from './useSiteColorMode';

/**
 * Provides Theme UI's `useColorMode` and `rawColors` to its children. Wrap only components that need them, because
 * every consumer of Theme UI's context re-renders when the mode changes. The rest of the page changes by CSS alone.
 */
export function ColorModeScope({ children }: { children: ReactNode }) {
  const outer = useThemeUI();
  // CSS repaints the page immediately; consumers of the mode re-render after that paint.
  const colorMode = useDeferredValue(useSiteColorMode());
  const context = useMemo(() => {
    const rawColors: Theme['rawColors'] = { ...palettes[colorMode], modes: palettes };
    const theme = { ...outer.theme, rawColors };
    const setColorMode = (action: SetStateAction<string | undefined>) => {
      const mode = typeof action === 'function' ? action(colorMode) : action;
      if (mode !== undefined) requestMode(mode);
    };
    return { ...outer, theme, colorMode, setColorMode };
  }, [outer, colorMode]);
  return (
    <ThemeContext.Provider value={context.theme}>
      <ThemeUIContext.Provider value={context}>{children}</ThemeUIContext.Provider>
    </ThemeContext.Provider>
  );
}
