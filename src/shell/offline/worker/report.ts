import type { OfflineState, WorkerReport } from '../messages';
import { findCompleteCopy } from './copies';

declare const self: ServiceWorkerGlobalScope;

let state: Omit<OfflineState, 'copy' | 'isOutdated'> = {
  save: null,
  error: '',
  connection: 'online',
};

/** Build of the server, as far as it's known. */
let servedBuild: string | undefined;

/** Sends the state to all pages. */
export async function report(change: Partial<typeof state> = {}): Promise<void> {
  state = { ...state, ...change };
  const copy = await findCompleteCopy();
  const message: WorkerReport = {
    type: 'offline-report',
    ...state,
    copy: copy ? { build: copy.build, files: copy.files, since: copy.since } : null,
    isOutdated: Boolean(copy && servedBuild && copy.build !== servedBuild),
  };
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}

/** State of the connection after the last request. */
export const getConnection = () => state.connection;

/** Reports a change of the connection. */
export function setConnection(next: OfflineState['connection']): void {
  if (next !== state.connection) void report({ connection: next });
}

/** Sets the server's build, to detect an outdated copy. */
export function setServedBuild(build: string): void {
  servedBuild = build;
}
