import { useSyncExternalStore } from 'react';
import type { ColorModeName } from '../../base/design/colors';
import { initialMode } from './cycle';
import { subscribeToMode } from './mode-events';

/**
 * Returns the page's color mode; the initial mode on the server and during hydration. Re-renders on a change, so don't
 * use it for styles that CSS custom properties can handle.
 */
export function useSiteColorMode(): ColorModeName {
  return useSyncExternalStore(
    subscribeToMode,
    () =>
      (document.documentElement.getAttribute('data-color-mode') as ColorModeName | null) ??
      initialMode,
    () => initialMode,
  );
}
