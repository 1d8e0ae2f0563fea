/**
 * Hydrates an island; resolves once it's interactive, and rejects if its scripts fail to load.
 * @param pageStyles CSS that in-app navigation added for the page
 */
export type Hydrate = (island: HTMLElement, pageStyles: string) => Promise<void>;

const runtimeEvent = 'site:island-runtime';

/** Announces to ./start-islands that the runtime has loaded. */
export function announceRuntime(hydrate: Hydrate): void {
  document.dispatchEvent(new CustomEvent(runtimeEvent, { detail: hydrate }));
}

/** Calls back once the runtime has loaded. */
export function onceRuntime(callback: (hydrate: Hydrate) => void): void {
  document.addEventListener(
    runtimeEvent,
    (event) => callback((event as CustomEvent<Hydrate>).detail),
    { once: true },
  );
}
