import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** True once React has taken over from the HTML: then storage, the address and the browser can be read. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
