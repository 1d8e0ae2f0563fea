/** Message from a page to the worker. */
export type PageMessage =
  /** Names the server's build if it's known, and the files to keep. Continues an interrupted save. */
  | { type: 'hello'; build?: string | undefined; seen: string[] }
  | { type: 'save' }
  | { type: 'cancel' }
  | { type: 'remove' };

const messageTypes: unknown[] = ['hello', 'save', 'cancel', 'remove'];

/** True for a message to the worker. Others are for plugin-pwa's part. */
export const isPageMessage = (data: unknown): data is PageMessage =>
  messageTypes.includes((data as Partial<PageMessage> | null)?.type);

/** Complete copy of the site on this device. */
export interface SavedCopy {
  build: string;
  /** Number of files. */
  files: number;
  /** Time in ms since 1970. */
  since: number;
}

/** State that the worker reports to all pages. */
export interface OfflineState {
  copy: SavedCopy | null;
  /**
   * Save, in numbers of files: null → running → null (complete or canceled). After a failure, it remains as stopped,
   * and the next `save` or `hello` resumes it. If the storage is full, it becomes null. In both cases, `error` says
   * why.
   */
  save: { isRunning: boolean; done: number; files: number } | null;
  /** Why the save has stopped; empty if it hasn't. */
  error: string;
  /** True if the site has been updated since it was saved. */
  isOutdated: boolean;
  /** Result of the last request: `offline` if it failed, `silent` if there was no response in time. */
  connection: 'online' | 'offline' | 'silent';
}

/** Message from the worker to all pages. */
export interface WorkerReport extends OfflineState {
  type: 'offline-report';
}

/** Type guard for a message from the worker. */
export function isReport(data: unknown): data is WorkerReport {
  return (data as Partial<WorkerReport> | null)?.type === 'offline-report';
}

/** Local storage key that is set after the reader removed everything. Then no worker is registered. */
export const removedKey = 'theme-ui-docs-keep-nothing';

/** Path of the preview frame without a network, below the base path. Only the worker responds to it. */
export const offlineFramePath = '/live-frame-of-worker';

/** Path of the page that lists saved pages, and that the worker returns for uncached ones. */
export const offlinePagePath = '/offline-plugin-app-shell-fallback';
