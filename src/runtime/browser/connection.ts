/** Subset of `NetworkInformation`, which isn't in TypeScript's DOM types. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/**
 * True unless the connection is slow or the reader saves data.
 * @param source `navigator`; privacy extensions may replace `connection` with a throwing getter or odd values
 */
export function allowsPrefetch(source: object = navigator): boolean {
  try {
    const { saveData, effectiveType } = (source as { connection?: Connection }).connection ?? {};
    return !saveData && !String(effectiveType).includes('2g');
  } catch {
    return true;
  }
}

/** Result of the service worker's last request, if it has reported one: `online`, `offline`, or `silent`. */
const reportedState = () => document.documentElement.getAttribute('data-connection');

/** True if the browser or the service worker reports that there's no connection. */
export const isOffline = (): boolean => !navigator.onLine || reportedState() === 'offline';

/** True if there's no connection, or if the server didn't respond in time. */
export const isUnreachable = (): boolean => isOffline() || reportedState() === 'silent';
