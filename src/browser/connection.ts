/** The part of the Network Information API that tells of slow or expensive connections. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/**
 * Whether the connection allows loading what was not asked for yet. Extensions against tracking answer for
 * the browser here, in ways of their own.
 */
export function allowsPrefetch(source: object = navigator): boolean {
  try {
    const { saveData, effectiveType } = (source as { connection?: Connection }).connection ?? {};
    return !saveData && !String(effectiveType).includes('2g');
  } catch {
    return true;
  }
}

/** Whether there is no connection, as the browser or the service worker says. */
export function isOffline(): boolean {
  return !navigator.onLine || document.documentElement.dataset.connection === 'offline';
}
