/** How an address becomes the browser's: as a step that Back leads away from, or in place of the one before. */
export type VisitKind = 'push' | 'replace';

const visitEvent = 'site:visit';
const addressEvent = 'site:address';

interface Visit {
  address: string;
  kind: VisitKind;
}

/** Goes to an address of this site. */
export function visit(address: string, kind: VisitKind = 'push'): void {
  document.dispatchEvent(new CustomEvent<Visit>(visitEvent, { detail: { address, kind } }));
}

/** Calls back when a part of the page asks to go somewhere. */
export function onVisit(callback: (address: string, kind: VisitKind) => void): () => void {
  const listener = (event: Event) => {
    const { address, kind } = (event as CustomEvent<Visit>).detail;
    callback(address, kind);
  };
  document.addEventListener(visitEvent, listener);
  return () => document.removeEventListener(visitEvent, listener);
}

/** Tells that the query or the hash changed, while the page stays. */
export function announceAddress(): void {
  document.dispatchEvent(new CustomEvent(addressEvent));
}

/** Calls back whenever the address changes; for useSyncExternalStore. */
export function subscribeToAddress(onChange: () => void): () => void {
  for (const type of ['popstate', 'hashchange']) window.addEventListener(type, onChange);
  document.addEventListener(addressEvent, onChange);
  return () => {
    for (const type of ['popstate', 'hashchange']) window.removeEventListener(type, onChange);
    document.removeEventListener(addressEvent, onChange);
  };
}
