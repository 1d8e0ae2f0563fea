/** The scripts of islands, as the build wrote them. */
export interface IslandFiles {
  /** Addresses of all scripts that the islands of a page need to start, by the name of the page's module. */
  pages: Record<string, string[]>;
}

/** Path of the file with them, in the folder of generated files. */
export const islandFilesPath = 'islands/files.json';

/** Name by which the renderer of pages imports it. */
export const islandFilesModule = '@island-files';
