// Replaces: core's Root (3.10.2), an empty wrapper.
// Why: the theme provider and the shell wrap every route and must never unmount.
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { ThemeUIProvider } from 'theme-ui';
import type { ReactNode } from 'react';
import { setLinkCollector } from '../page-html/collected-links';
import { Shell } from '../shell/Shell';
import { palettes } from '../design/colors';
import { theme } from '../design/theme';

/** The theme without the palettes of its modes: src/design/mode-styles adds them as CSS for the whole page. */
const pageTheme = { ...theme, colors: palettes.default };

export default function Root({ children }: { children: ReactNode }) {
  setLinkCollector(useEmotionCache()!, useBrokenLinks());
  return (
    <ThemeUIProvider theme={pageTheme}>
      <Shell>{children}</Shell>
    </ThemeUIProvider>
  );
}
