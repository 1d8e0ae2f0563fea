/** A file as the build left it: the beginning of its SHA-256 in hexadecimal digits, and its size in bytes. */
export type ListedFile = [hash: string, bytes: number];

/** All that a reader can save, as one build has it. Addresses begin with the site's base path. */
export interface FileList {
  /** Names the build: the hash of all below. */
  build: string;
  /** Pages by address, each with its title. */
  pages: Record<string, [...ListedFile, title: string]>;
  /** Everything else by address. */
  files: Record<string, ListedFile>;
  /** Addresses that lead on, and where. */
  redirects: Record<string, string>;
}

/** Path of the list, below the site's base path. */
export const fileListPath = '/offline-files.json';

/** Hexadecimal digits of a hash that the list holds. */
const hashDigits = 16;

/** The hash that the list holds of a file. */
export async function hashOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, hashDigits);
}

/** All addresses of a list, each with its file. */
export function listedFiles({ pages, files }: FileList): Map<string, ListedFile> {
  return new Map<string, ListedFile>([
    ...Object.entries(pages).map(([path, [hash, bytes]]) => [path, [hash, bytes]] as const),
    ...Object.entries(files),
  ] as [string, ListedFile][]);
}

/** Files, and how large they are together. */
export interface Amount {
  files: number;
  bytes: number;
}

function amountOf(files: Iterable<ListedFile>): Amount {
  const sizes = [...files].map(([, bytes]) => bytes);
  return { files: sizes.length, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) };
}

/** What all of a list takes. */
export function totalOf(list: FileList): Amount {
  return amountOf(listedFiles(list).values());
}

/**
 * What of a list is not in another, by hash.
 * @param list of the new build
 * @param kept of the build that is saved
 */
export function changesSince(list: FileList, kept: FileList): Amount {
  const before = listedFiles(kept);
  return amountOf(
    [...listedFiles(list)]
      .filter(([path, [hash]]) => before.get(path)?.[0] !== hash)
      .map(([, file]) => file),
  );
}

const isRecordOf = (value: unknown, isEntry: (entry: unknown) => boolean) =>
  typeof value === 'object' && value !== null && Object.values(value).every(isEntry);

function isListedFile(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const [hash, bytes] = value as unknown[];
  return typeof hash === 'string' && Number.isSafeInteger(bytes);
}

/** Whether a parsed body is a list. */
export function isFileList(value: unknown): value is FileList {
  const list = value as Partial<FileList> | null;
  return (
    typeof list?.build === 'string' &&
    isRecordOf(
      list.pages,
      (page) => isListedFile(page) && typeof (page as unknown[])[2] === 'string',
    ) &&
    isRecordOf(list.files, isListedFile) &&
    isRecordOf(list.redirects, (target) => typeof target === 'string')
  );
}
