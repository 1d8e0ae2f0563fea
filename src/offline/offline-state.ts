import { lateAfter } from '../site/delays';
import type { Amount } from './file-list';

const reasons = ['no-space', 'no-connection', 'silent', 'server', 'changed', 'refused'] as const;

/** Why a save stopped. */
export interface SaveError {
  reason: (typeof reasons)[number];
  /** Address of the first file that could not be had. */
  file?: string;
  /** What the server answered for it. */
  status?: number;
  /** Time in ms since 1970. */
  at: number;
}

/** A complete copy of the site on this device. */
export interface SavedCopy extends Amount {
  build: string;
  /** Time in ms since 1970. */
  since: number;
}

/** A copy on its way. */
export interface SaveJob extends Amount {
  build: string;
  /** A job that waits goes on by itself; one that failed asks the reader first. */
  status: 'running' | 'waiting' | 'failed';
  /** Bytes that are there. */
  done: number;
}

/** What the worker remembers of saving, also when it was stopped. */
export interface OfflineState {
  copy: SavedCopy | null;
  job: SaveJob | null;
  lastError: SaveError | null;
}

/** The state before anything was saved. */
export const nothingSaved: OfflineState = { copy: null, job: null, lastError: null };

const isAmount = (value: unknown): boolean => {
  const { build, files, bytes } = value as Record<string, unknown>;
  return typeof build === 'string' && [files, bytes].every(Number.isFinite);
};

const isPart = (value: unknown, isRight: (part: Record<string, unknown>) => boolean) =>
  value === null || (typeof value === 'object' && isRight(value as Record<string, unknown>));

const statuses: unknown[] = ['running', 'waiting', 'failed'];

/** Whether a parsed body is a state, as this or an earlier worker has stored it. */
export function isOfflineState(value: unknown): value is OfflineState {
  if (typeof value !== 'object' || value === null) return false;
  const { copy, job, lastError } = value as Record<string, unknown>;
  return (
    isPart(copy, (part) => isAmount(part) && Number.isFinite(part.since)) &&
    isPart(
      job,
      (part) => isAmount(part) && statuses.includes(part.status) && Number.isFinite(part.done),
    ) &&
    isPart(lastError, ({ reason }) => (reasons as readonly unknown[]).includes(reason))
  );
}

/** What changes the state. */
export type OfflineEvent =
  | { type: 'started'; build: string; total: Amount }
  | { type: 'stored'; bytes: number }
  | { type: 'stopped'; error: SaveError }
  | { type: 'resumed' }
  | { type: 'cancelled' }
  | { type: 'completed'; at: number };

/** The state after an event. The saved copy changes only when another one is complete. */
export function nextState(state: OfflineState, event: OfflineEvent): OfflineState {
  const { copy, job } = state;
  switch (event.type) {
    case 'started': {
      const { build, total } = event;
      return { copy, job: { build, status: 'running', done: 0, ...total }, lastError: null };
    }
    case 'stored':
      return job ? { ...state, job: { ...job, done: job.done + event.bytes } } : state;
    case 'stopped': {
      const status = event.error.reason === 'no-connection' ? 'waiting' : 'failed';
      return { ...state, job: job && { ...job, status }, lastError: event.error };
    }
    case 'resumed':
      return job ? { copy, job: { ...job, status: 'running', done: 0 }, lastError: null } : state;
    case 'cancelled':
      return { copy, job: null, lastError: null };
    case 'completed': {
      if (!job) return state;
      const { build, files, bytes } = job;
      return { copy: { build, files, bytes, since: event.at }, job: null, lastError: null };
    }
  }
}

/** Share of a job that is done, in percent: 100 only when all is there. */
export function percentOf({ done, bytes }: SaveJob): number {
  return bytes === 0 ? 100 : Math.floor((Math.min(done, bytes) / bytes) * 100);
}

/** A size in words: `850 bytes`, `12 KB`, `6.4 MB`, in powers of ten as browsers and systems count. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Files and their size in words. */
export function amountText({ files, bytes }: Amount): string {
  return `${files} ${files === 1 ? 'file' : 'files'}, ${sizeText(bytes)}`;
}

/**
 * A reason in words, with what the reader can do.
 * @param hasJob whether a save waits that goes on by itself
 */
export function errorText({ reason, file, status }: SaveError, hasJob = true): string {
  switch (reason) {
    case 'no-space':
      return 'There is no space left for this site. What is saved stays. Free some space, then go on.';
    case 'no-connection':
      return hasJob
        ? 'There is no connection. Saving goes on by itself when it is back.'
        : 'There is no connection. Try again when it is back.';
    case 'silent':
      return `The server accepted the request for ${file}, and then sent nothing for ${lateAfter / 1000} seconds. What is saved stays. Try again.`;
    case 'server':
      return `The server did not give ${file} (${status}). What is saved stays. Try again later.`;
    case 'changed':
      return `The server gave another ${file} than its list of files says. What is saved stays. Try again.`;
    case 'refused':
      return 'This browser refuses to store the site: in a private window, or with cookies blocked.';
  }
}
