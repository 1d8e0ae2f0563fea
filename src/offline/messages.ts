import type { Amount } from './file-list';
import type { OfflineState } from './offline-state';

/** What pages tell the worker. */
export type PageMessage =
  /** A page is there, quiet, and read; what it used is kept, and the job that was running goes on. */
  | { type: 'hello'; seen: string[] }
  /** Asks for a report with the pages that are kept; the worker looks for a newer build first. */
  | { type: 'report' }
  | { type: 'save' }
  | { type: 'cancel' }
  | { type: 'remove' };

const orders: unknown[] = ['report', 'save', 'cancel', 'remove'];

/** Paths among what a message names; of more than a page can have, the first. */
const pathsOf = (value: unknown) =>
  (Array.isArray(value) ? value : [])
    .slice(0, 1000)
    .filter((path) => typeof path === 'string' && /^\/(?!\/)/.test(path));

/** Reads a message to the worker; undefined for what is none. */
export function readPageMessage(data: unknown): PageMessage | undefined {
  const { type, seen } = (data ?? {}) as Record<string, unknown>;
  if (type === 'hello') return { type, seen: pathsOf(seen) };
  return orders.includes(type) ? ({ type } as PageMessage) : undefined;
}

/** What the worker tells all pages. */
export interface WorkerReport extends OfflineState {
  type: 'offline-report';
  /** Whether the network failed when it was asked last. */
  isOffline: boolean;
  /** What the newest known build would take. */
  total: Amount | null;
  /** What of the newest known build is not in the saved copy; null when it is the same. */
  update: Amount | null;
  /** Pages that open without a connection, by address and title; only where they were asked for. */
  pages?: [path: string, title: string][];
}

/** Whether a message is the worker's report. */
export function isReport(data: unknown): data is WorkerReport {
  return (data as Partial<WorkerReport> | null)?.type === 'offline-report';
}

/** Key in the browser's storage: the reader wants nothing kept, so no worker is registered. */
export const removedKey = 'theme-ui-docs-keep-nothing';

/** Path, below the base path, at which the worker alone answers: the sandbox without a network. */
export const offlineFramePath = '/live-frame-of-worker';

/** Path of the page that stands for those that are not saved, and shows what is. */
export const offlinePagePath = '/offline-plugin-app-shell-fallback';
