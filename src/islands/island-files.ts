/** Manifest of island scripts, written by the build. */
export interface IslandFiles {
  /** URLs of all scripts that a page's islands need, by the name of the page's module. */
  pages: Record<string, string[]>;
}

/** Path of the manifest, in the folder of generated files. */
export const islandFilesPath = 'islands/files.json';

/** Module name of the manifest, for the page renderer. */
export const islandFilesModule = '@island-files';
