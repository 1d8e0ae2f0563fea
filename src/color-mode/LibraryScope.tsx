import type { Context, ReactNode } from 'react';
import { useThemeUI, type ThemeUIContextValue } from 'theme-ui';

/**
 * Hands Theme UI's context of this site on to the parts of another copy of the library, which has a context of
 * its own: that of an older version.
 * @param props.context `__ThemeUIContext` of the other copy
 */
export function LibraryScope({
  context: Other,
  children,
}: {
  context: Context<ThemeUIContextValue>;
  children: ReactNode;
}) {
  return <Other.Provider value={useThemeUI()}>{children}</Other.Provider>;
}
