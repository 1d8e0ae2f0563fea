import { InactivityError } from '../fetch-with-timeout';
import { hashOf, listedFiles, type FileList, type ListedFile } from '../file-list';
import type { SaveError } from '../save-state';

/** Files of one saved copy, by URL path. */
export interface FileStore {
  /** Hash of the stored file; undefined if there is none. */
  hashAt(path: string): Promise<string | undefined>;
  get(path: string): Promise<Response | undefined>;
  /** @throws if the storage is full or unavailable */
  put(path: string, hash: string, response: Response): Promise<void>;
}

/** Thrown if a file can't be saved. */
export class SaveFailure extends Error {
  constructor(readonly detail: Omit<SaveError, 'at'>) {
    super(detail.reason);
  }
}

interface SaveOptions {
  list: FileList;
  /** Store to fill. Files that it already has aren't fetched. */
  target: FileStore;
  /** Store of the previous copy; unchanged files are copied from it. */
  previous: FileStore | undefined;
  /** Makes one attempt to fetch a file with its body. Rejects with InactivityError, or if there's no connection. */
  fetchFile: (path: string) => Promise<Response>;
  /** Waits before a retry, in ms. */
  wait: (ms: number) => Promise<void>;
  onStored: (bytes: number) => void;
  signal: AbortSignal;
}

const PARALLEL_FETCHES = 6;

const MAX_RETRIES = 3;

const isTransientStatus = (status: number) => status === 408 || status === 429 || status >= 500;

/** True for errors that other files would have too. */
const isFinal = (error: unknown) =>
  !(error instanceof SaveFailure) ||
  ['no-connection', 'no-space', 'refused'].includes(error.detail.reason);

const isInactivity = (error: unknown) =>
  error instanceof SaveFailure && error.detail.reason === 'silent';

async function fetchVerified(
  path: string,
  [hash]: ListedFile,
  { fetchFile, wait, signal }: SaveOptions,
): Promise<Response> {
  for (let retry = 0; ; retry += 1) {
    let response: Response;
    let body: ArrayBuffer;
    try {
      response = await fetchFile(path);
      body = await response.arrayBuffer();
    } catch (error) {
      signal.throwIfAborted();
      // Retried after all other files instead, because each attempt takes long.
      if (error instanceof InactivityError) throw new SaveFailure({ reason: 'silent', file: path });
      if (retry >= MAX_RETRIES) throw new SaveFailure({ reason: 'no-connection', file: path });
      await wait(250 * 2 ** retry);
      continue;
    }
    // Ignores the status: some hosts serve the 404 page with status 404.
    if ((await hashOf(body)) === hash) return new Response(body, { headers: response.headers });
    const { status } = response;
    if (isTransientStatus(status) && retry < MAX_RETRIES) await wait(250 * 2 ** retry);
    else if (status >= 400) throw new SaveFailure({ reason: 'server', file: path, status });
    else throw new SaveFailure({ reason: 'changed', file: path });
  }
}

async function store(target: FileStore, path: string, hash: string, response: Response) {
  try {
    await target.put(path, hash, response);
  } catch (error) {
    const isFull = (error as Error).name === 'QuotaExceededError';
    throw new SaveFailure({ reason: isFull ? 'no-space' : 'refused', file: path });
  }
}

async function saveFile(path: string, file: ListedFile, options: SaveOptions): Promise<void> {
  const { target, previous, signal } = options;
  const [hash] = file;
  if ((await target.hashAt(path)) === hash) return;
  const unchanged = (await previous?.hashAt(path)) === hash ? await previous!.get(path) : undefined;
  const response = unchanged ?? (await fetchVerified(path, file, options));
  signal.throwIfAborted();
  await store(target, path, hash, response);
}

/**
 * Saves all files of a list that the target doesn't have yet. A file that fails is tried once more after all others.
 * Other files are still saved, unless there's no connection, no space, or no response to any of them.
 * @throws SaveFailure of the first file that failed; the signal's reason
 */
export async function saveFiles(options: SaveOptions): Promise<void> {
  const { list, onStored, signal } = options;
  const remaining = [...listedFiles(list)];
  const retried = new Set<string>();
  let failure: unknown;
  let savedCount = 0;
  async function saveRemaining(): Promise<void> {
    for (let next = remaining.shift(); next; next = remaining.shift()) {
      signal.throwIfAborted();
      const [path, file] = next;
      const countBefore = savedCount;
      try {
        await saveFile(path, file, options);
        savedCount += 1;
        onStored(file[1]);
      } catch (error) {
        // If no other file arrived in this time either, the whole connection hangs.
        if (isFinal(error) || (isInactivity(error) && savedCount === countBefore)) {
          remaining.length = 0;
        } else if (!retried.has(path)) {
          retried.add(path);
          remaining.push(next);
          continue;
        }
        failure ??= error;
      }
    }
  }
  await Promise.all(Array.from({ length: PARALLEL_FETCHES }, saveRemaining));
  signal.throwIfAborted();
  if (failure) throw failure;
}
