import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeChanged } from '../../base/facts/generated-static';

/** Folder of the generated island modules, one per page, in the folder of generated files. */
export const islandFolder = 'islands/pages';

/** Name of a page's module: its source path from the site's folder, with dashes, like the bundler's chunk names. */
export const islandPageName = (source: string) =>
  source.replace(/\.\w+$/, '').replaceAll(/\W+/g, '-');

/**
 * Writes the module with a page's islands. Each export must be a component whose only prop is `children`.
 * @returns module name for imports
 */
export function writeIslandModule(generatedFilesDir: string, page: string, text: string): string {
  writeChanged(path.join(generatedFilesDir, islandFolder, `${page}.tsx`), text);
  return `@generated/${islandFolder}/${page}.tsx`;
}

/** Removes modules left over from an earlier build. */
export function removeIslandModules(generatedFilesDir: string): void {
  const folder = path.join(generatedFilesDir, islandFolder);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
}
