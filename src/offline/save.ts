import { SilentServer } from './fetch-whole';
import { hashOf, listedFiles, type FileList, type ListedFile } from './file-list';
import type { SaveError } from './offline-state';

/** Files of one copy, by address. */
export interface FileStore {
  /** Hash of what is stored at an address. */
  hashAt(path: string): Promise<string | undefined>;
  get(path: string): Promise<Response | undefined>;
  /** @throws when there is no space, or the browser refuses */
  put(path: string, hash: string, response: Response): Promise<void>;
}

/** Why a file could not be saved. */
export class SaveFailure extends Error {
  constructor(readonly detail: Omit<SaveError, 'at'>) {
    super(detail.reason);
  }
}

interface SaveOptions {
  list: FileList;
  /** What is in it already stays. */
  target: FileStore;
  /** The copy before: what did not change comes from there. */
  previous: FileStore | undefined;
  /** One try, with the whole body; rejects without a connection, and with SilentServer. */
  fetchFile: (path: string) => Promise<Response>;
  /** Waits before another try, in ms. */
  wait: (ms: number) => Promise<void>;
  onStored: (bytes: number) => void;
  signal: AbortSignal;
}

/** Files that are fetched at once. */
const parallel = 6;

const retries = 3;

/** Statuses that may pass. */
const mayPass = (status: number) => status === 408 || status === 429 || status >= 500;

/** Errors after which no other file would fare better. */
const isFinal = (error: unknown) =>
  !(error instanceof SaveFailure) ||
  ['no-connection', 'no-space', 'refused'].includes(error.detail.reason);

/** A file that did not come; the line hangs if no other did in that time. */
const isSilence = (error: unknown) =>
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
      // It has been waited for long enough.
      if (error instanceof SilentServer) throw new SaveFailure({ reason: 'silent', file: path });
      if (retry >= retries) throw new SaveFailure({ reason: 'no-connection', file: path });
      await wait(250 * 2 ** retry);
      continue;
    }
    // The 404 page is right with the status 404.
    if ((await hashOf(body)) === hash) return new Response(body, { headers: response.headers });
    const { status } = response;
    if (mayPass(status) && retry < retries) await wait(250 * 2 ** retry);
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
  const before = (await previous?.hashAt(path)) === hash ? await previous!.get(path) : undefined;
  const response = before ?? (await fetchVerified(path, file, options));
  signal.throwIfAborted();
  await store(target, path, hash, response);
}

/**
 * Saves all files of a list, whatever of them is there already. One that fails is asked for once more after
 * all others, and does not keep them from being saved, unless there is no connection or no space, or nothing else
 * comes either.
 * @throws SaveFailure of the first file that failed, or the signal's reason
 */
export async function saveFiles(options: SaveOptions): Promise<void> {
  const { list, onStored, signal } = options;
  const waiting = [...listedFiles(list)];
  const askedAgain = new Set<string>();
  let failure: unknown;
  let done = 0;
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      signal.throwIfAborted();
      const [path, file] = next;
      const doneBefore = done;
      try {
        await saveFile(path, file, options);
        done += 1;
        onStored(file[1]);
      } catch (error) {
        if (isFinal(error) || (isSilence(error) && done === doneBefore)) waiting.length = 0;
        else if (!askedAgain.has(path)) {
          askedAgain.add(path);
          waiting.push(next);
          continue;
        }
        failure ??= error;
      }
    }
  }
  await Promise.all(Array.from({ length: parallel }, work));
  signal.throwIfAborted();
  if (failure) throw failure;
}
