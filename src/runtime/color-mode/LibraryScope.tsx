import type { Context, ReactNode } from 'react';
import { useThemeUI, type ThemeUIContextValue } from 'theme-ui';

/**
 * Provides this site's Theme UI context to components of another copy of the library, which has a different context
 * object. Used for the packages of older versions.
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
