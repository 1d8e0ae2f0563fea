import type { Amount } from './file-list';
import type { SaveState } from './save-state';

/** Message from a page to the worker. */
export type PageMessage =
  /** Sent when a page is idle: caches the files that it used, and resumes an interrupted save. */
  | { type: 'hello'; seen: string[] }
  /** Requests a report that lists the cached pages, and checks for an update. */
  | { type: 'report' }
  | { type: 'save' }
  /** Cancels a job; any job if `id` is undefined. */
  | { type: 'cancel'; id?: string | undefined }
  | { type: 'remove' }
  /** Makes a waiting worker take over. Pages send it when they load, so no worker is replaced while a page is read. */
  | { type: 'take-over' };

const simpleTypes: unknown[] = ['report', 'save', 'remove', 'take-over'];

/** Maximum number of paths in a message; no page uses more files. */
const MAX_PATHS = 1000;

const readPaths = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [])
    .slice(0, MAX_PATHS)
    .filter((path) => typeof path === 'string' && /^\/(?!\/)/.test(path));

/** Reads a message to the worker; undefined for anything else. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  const { type, seen, id } = (data ?? {}) as Record<string, unknown>;
  if (type === 'hello') return { type, seen: readPaths(seen) };
  if (type === 'cancel') return { type, id: typeof id === 'string' ? id : undefined };
  return simpleTypes.includes(type) ? ({ type } as PageMessage) : undefined;
}

/** Message from the worker to all pages. */
export interface WorkerReport extends SaveState {
  type: 'offline-report';
  /** True if the last network request failed. */
  isOffline: boolean;
  /** Size of the latest build; null if unknown. */
  total: Amount | null;
  /** Files of the latest build that aren't in the saved copy; null if they're the same build. */
  update: Amount | null;
  /** Titles of the cached pages by URL path, if requested. */
  pages?: [path: string, title: string][];
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
