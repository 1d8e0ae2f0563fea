// Replaces: theme-classic's ThemeProvider (3.10.2).
// Why: it only provides a formatter of titles, which src/shell/Metadata does without.
import type { Props } from '@theme/ThemeProvider';

export default function ThemeProvider({ children }: Props) {
  return children;
}
