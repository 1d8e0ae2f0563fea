// Replaces: core's Root (3.10.2), an empty wrapper.
// Why: the theme provider and the shell wrap every route and must never unmount.
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeUIProvider } from 'theme-ui';
import { useState, type ReactNode } from 'react';
import { Shell } from '../shell/layout/Shell';
import { palettes } from '../base/design/colors';
import { theme } from '../base/design/theme';

/** The theme without the palettes of its modes: src/base/design/mode-styles adds them as CSS for the whole page. */
const pageTheme = { ...theme, colors: palettes.default };

export default function Root({ children }: { children: ReactNode }) {
  // One for each page, without vendor prefixes, which the supported browsers don't need.
  const [cache] = useState(() => createCache({ key: 'css', stylisPlugins: [] }));
  return (
    <CacheProvider value={cache}>
      <ThemeUIProvider theme={pageTheme}>
        <Shell>{children}</Shell>
      </ThemeUIProvider>
    </CacheProvider>
  );
}
