/** All files of a build that readers can save. URL paths include the base path. */
export interface FileList {
  /** Hash of the build; each page names it, too (src/runtime/page-loading/page-view). */
  build: string;
  /** Size of all files in bytes. */
  bytes: number;
  /** Titles of the pages, by URL path. */
  pages: Record<string, string>;
  /** URL paths of the other files. */
  files: string[];
  /** Target of each redirect, by URL path. */
  redirects: Record<string, string>;
}

/** Path of the list, below the base path. */
export const fileListPath = '/offline-files.json';

/** URL paths of all files of a list. Pages come last, so that in a partial copy, each page has its scripts. */
export const listedFiles = ({ pages, files }: FileList): string[] => [
  ...files,
  ...Object.keys(pages),
];

/**
 * Reads a response with a list.
 * @throws if it isn't one: some hosts send a page for a missing file
 */
export async function readFileList(response: Response): Promise<FileList> {
  const list = (await response.json()) as Partial<FileList> | null;
  if (!response.ok || typeof list?.build !== 'string' || !Array.isArray(list.files)) {
    throw new Error(`The server sent something other than ${fileListPath}.`);
  }
  return list as FileList;
}
