// Replaces: core's Root (3.10.2), an empty wrapper.
// Why: Theme UI's theme and the shell stand around every route and must never unmount.
import { ThemeUIProvider } from 'theme-ui';
import type { ReactNode } from 'react';
import { Shell } from '../components/shell/Shell';
import { theme } from '../design/theme';

export default function Root({ children }: { children: ReactNode }) {
  return (
    <ThemeUIProvider theme={theme}>
      <Shell>{children}</Shell>
    </ThemeUIProvider>
  );
}
