/**
 * URLs of the search data, by path of the version; the path is empty for the version at the root. The build passes them
 * to the header.
 */
export type SearchFiles = Record<string, string>;
