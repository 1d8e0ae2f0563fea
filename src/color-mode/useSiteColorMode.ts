import { useSyncExternalStore } from 'react';
import type { ColorModeName } from '../design/colors';
import { initialMode } from './cycle';
import { subscribeToMode } from './mode-events';

/**
 * The mode the page shows, as it was set before the first paint; the initial mode in the static HTML.
 * A component that uses it renders again on a change; plain styling does not need it.
 */
export function useSiteColorMode(): ColorModeName {
  return useSyncExternalStore(
    subscribeToMode,
    () => (document.documentElement.dataset.colorMode as ColorModeName | undefined) ?? initialMode,
    () => initialMode,
  );
}
