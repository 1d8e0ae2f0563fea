// Replaces: theme-classic's ThemeProvider (3.10.2).
// Why: it only provides a title formatter, which src/shell/Metadata doesn't use.
import type { Props } from '@theme/ThemeProvider';

export default function ThemeProvider({ children }: Props) {
  return children;
}
