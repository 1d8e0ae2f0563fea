/** Hydrates an island, whose page may have brought styles; resolves once it answers, and rejects without its scripts. */
export type Hydrate = (island: HTMLElement, pageStyles: string) => Promise<void>;

const runtimeEvent = 'site:island-runtime';

/** Tells ./start-islands that the runtime is there. */
export function announceRuntime(hydrate: Hydrate): void {
  document.dispatchEvent(new CustomEvent(runtimeEvent, { detail: hydrate }));
}

/** Calls back with the runtime once its scripts have run. */
export function onceRuntime(callback: (hydrate: Hydrate) => void): void {
  document.addEventListener(
    runtimeEvent,
    (event) => callback((event as CustomEvent<Hydrate>).detail),
    { once: true },
  );
}
