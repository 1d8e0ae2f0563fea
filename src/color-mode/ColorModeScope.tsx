import { ThemeContext } from '@emotion/react';
import { useDeferredValue, useMemo, type ReactNode, type SetStateAction } from 'react';
import { __ThemeUIContext as ThemeUIContext, useThemeUI, type Theme } from 'theme-ui';
import { palettes } from '../design/colors';
import { requestMode } from './mode-events';
import { useSiteColorMode } from './useSiteColorMode';

/**
 * Gives Theme UI's `useColorMode` and `rawColors` to the part of a page inside it. Kept to such parts,
 * because everything that reads Theme UI's context renders again when the mode changes; the page
 * itself is repainted by CSS alone.
 */
export function ColorModeScope({ children }: { children: ReactNode }) {
  const outer = useThemeUI();
  // CSS repaints the page at once; what asks for the mode follows after that paint.
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
