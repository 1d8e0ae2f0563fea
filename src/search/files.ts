/**
 * Where the search finds its pages, as the build tells the header: address of each version's file, by the path
 * of the version; empty for the one at the root.
 */
export type SearchFiles = Record<string, string>;
