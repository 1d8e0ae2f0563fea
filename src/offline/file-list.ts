/** File of the build: the start of its SHA-256 in hexadecimal digits, and its size in bytes. */
export type ListedFile = [hash: string, bytes: number];

/** All files of a build that readers can save. URL paths include the base path. */
export interface FileList {
  /** ID of the build: the hash of the fields below. */
  build: string;
  /** Pages and their titles, by URL path. */
  pages: Record<string, [...ListedFile, title: string]>;
  /** Other files, by URL path. */
  files: Record<string, ListedFile>;
  /** Target of each redirect, by URL path. */
  redirects: Record<string, string>;
}

/** Path of the list, below the base path. */
export const fileListPath = '/offline-files.json';

/** Number of hexadecimal digits in the list. */
const HASH_DIGITS = 16;

/** Hash of a file, as in the list. */
export async function hashOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, HASH_DIGITS);
}

/** All files of a list, by URL path. */
export function listedFiles({ pages, files }: FileList): Map<string, ListedFile> {
  return new Map<string, ListedFile>([
    ...Object.entries(pages).map(([path, [hash, bytes]]) => [path, [hash, bytes]] as const),
    ...Object.entries(files),
  ] as [string, ListedFile][]);
}

/** Number of files and their total size. */
export interface Amount {
  files: number;
  bytes: number;
}

function amountOf(files: Iterable<ListedFile>): Amount {
  const sizes = [...files].map(([, bytes]) => bytes);
  return { files: sizes.length, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) };
}

/** Total size of a list. */
export function totalOf(list: FileList): Amount {
  return amountOf(listedFiles(list).values());
}

/**
 * Size of the files that aren't in another list with the same hash.
 * @param list list of the new build
 * @param saved list of the saved build
 */
export function changesSince(list: FileList, saved: FileList): Amount {
  const before = listedFiles(saved);
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

/** Type guard for a parsed list. */
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
