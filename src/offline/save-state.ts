import { lateAfter } from '../site/delays';
import type { Amount } from './file-list';

const reasons = ['no-space', 'no-connection', 'silent', 'server', 'changed', 'refused'] as const;

/** Why a save stopped. */
export interface SaveError {
  reason: (typeof reasons)[number];
  /** URL path of the first file that failed. */
  file?: string;
  /** HTTP status of its response. */
  status?: number;
  /** Time in ms since 1970. */
  at: number;
}

/** Complete copy of the site on this device. */
export interface SavedCopy extends Amount {
  build: string;
  /** Time in ms since 1970. */
  since: number;
}

/** Save in progress, or one that stopped. */
export interface SaveJob extends Amount {
  /** Unique; a reader can only cancel the job that they see. */
  id: string;
  build: string;
  /** A waiting job resumes by itself; a failed one needs the reader. */
  status: 'running' | 'waiting' | 'failed';
  /** Number of bytes saved so far. */
  done: number;
}

/** State of saving, which survives the worker. */
export interface SaveState {
  copy: SavedCopy | null;
  job: SaveJob | null;
  lastError: SaveError | null;
}

export const initialState: SaveState = { copy: null, job: null, lastError: null };

const isAmount = (value: unknown): boolean => {
  const { build, files, bytes } = value as Record<string, unknown>;
  return typeof build === 'string' && [files, bytes].every(Number.isFinite);
};

const isNullOr = (value: unknown, isValid: (part: Record<string, unknown>) => boolean) =>
  value === null || (typeof value === 'object' && isValid(value as Record<string, unknown>));

const statuses: unknown[] = ['running', 'waiting', 'failed'];

/** Type guard for a parsed state. Earlier workers stored jobs without an ID. */
export function isSaveState(value: unknown): value is SaveState {
  if (typeof value !== 'object' || value === null) return false;
  const { copy, job, lastError } = value as Record<string, unknown>;
  return (
    isNullOr(copy, (part) => isAmount(part) && Number.isFinite(part.since)) &&
    isNullOr(
      job,
      (part) => isAmount(part) && statuses.includes(part.status) && Number.isFinite(part.done),
    ) &&
    isNullOr(lastError, ({ reason }) => (reasons as readonly unknown[]).includes(reason))
  );
}

/** Event that changes the state. */
export type SaveEvent =
  | { type: 'started'; id: string; build: string; total: Amount }
  | { type: 'stored'; bytes: number }
  | { type: 'stopped'; error: SaveError }
  | { type: 'resumed' }
  | { type: 'canceled' }
  | { type: 'completed'; at: number };

/** Returns the state after an event. The saved copy is only replaced by a complete one. */
export function nextState(state: SaveState, event: SaveEvent): SaveState {
  const { copy, job } = state;
  switch (event.type) {
    case 'started': {
      const { id, build, total } = event;
      return { copy, job: { id, build, status: 'running', done: 0, ...total }, lastError: null };
    }
    case 'stored':
      return job ? { ...state, job: { ...job, done: job.done + event.bytes } } : state;
    case 'stopped': {
      const status = event.error.reason === 'no-connection' ? 'waiting' : 'failed';
      return { ...state, job: job && { ...job, status }, lastError: event.error };
    }
    case 'resumed':
      return job ? { copy, job: { ...job, status: 'running', done: 0 }, lastError: null } : state;
    case 'canceled':
      return { copy, job: null, lastError: null };
    case 'completed': {
      if (!job) return state;
      const { build, files, bytes } = job;
      return { copy: { build, files, bytes, since: event.at }, job: null, lastError: null };
    }
  }
}

/** Progress of a job in percent, rounded down: 100 only if it's complete. */
export function percentOf({ done, bytes }: SaveJob): number {
  return bytes === 0 ? 100 : Math.floor((Math.min(done, bytes) / bytes) * 100);
}

/** Formats a size: `850 bytes`, `12 KB`, `6.4 MB`, in powers of ten like browsers and operating systems. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Formats a number of files and their size. */
export function amountText({ files, bytes }: Amount): string {
  return `${files} ${files === 1 ? 'file' : 'files'}, ${sizeText(bytes)}`;
}

/**
 * Explains an error, and what the reader can do.
 * @param hasJob true if a job is waiting to resume
 */
export function errorText({ reason, file, status }: SaveError, hasJob = true): string {
  switch (reason) {
    case 'no-space':
      return 'There is not enough storage space for this site. What is already saved is safe. Free up some space, then try again.';
    case 'no-connection':
      return hasJob
        ? 'There is no connection. Saving continues when the connection is back.'
        : 'There is no connection. Try again when the connection is back.';
    case 'silent':
      return `The server sent no data for ${file} within ${lateAfter / 1000} seconds. What is already saved is safe. Try again.`;
    case 'server':
      return `The server returned status ${status} for ${file}. What is already saved is safe. Try again later.`;
    case 'changed':
      return `The file ${file} doesn't match the published file list. What is already saved is safe. Try again.`;
    case 'refused':
      return "This browser can't store the site, for example because this is a private window or cookies are blocked.";
  }
}
