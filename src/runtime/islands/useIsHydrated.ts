import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** True after hydration, when it's safe to read storage, the URL and other browser state. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
