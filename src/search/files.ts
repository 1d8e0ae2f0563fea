/** Where the files of the search are: what the build tells the header. */
export interface SearchFiles {
  /** Address of the worker. */
  worker: string;
  /** Address of each version's pages, by the path of the version; empty for the one at the root. */
  data: Record<string, string>;
}
