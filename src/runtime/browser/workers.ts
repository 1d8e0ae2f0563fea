/** Returns `navigator.serviceWorker`; undefined if it's missing or throws, as in a sandboxed frame. */
export function getServiceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}
