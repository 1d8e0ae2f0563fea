import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeChanged } from '../site/generated-static';

/** Folder of the modules with the islands of each page, in that of the generated files. */
export const islandFolder = 'islands/pages';

/** Name of a page's module: its source, as a path from the site's folder, with dashes, as the bundler names it. */
export const islandPageName = (source: string) =>
  source.replace(/\.\w+$/, '').replaceAll(/\W+/g, '-');

/**
 * Writes the module with the islands of a page; each export is a component without props but `children`.
 * @returns the name to import it by
 */
export function writeIslandModule(generatedFilesDir: string, page: string, text: string): string {
  writeChanged(path.join(generatedFilesDir, islandFolder, `${page}.tsx`), text);
  return `@generated/${islandFolder}/${page}.tsx`;
}

/** Removes the modules that an earlier build left. */
export function removeIslandModules(generatedFilesDir: string): void {
  const folder = path.join(generatedFilesDir, islandFolder);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
}
