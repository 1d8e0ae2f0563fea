import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeChanged } from '../../base/facts/generated-static';

/** URLs of all scripts that a page's islands need, by the name of the page's module. */
type IslandScripts = Record<string, string[]>;

const manifestOf = (generatedFilesDir: string) =>
  path.join(generatedFilesDir, 'islands', 'scripts.json');

/** Writes the scripts of islands, for the end of the build. */
export function writeIslandScripts(generatedFilesDir: string, scripts: IslandScripts): void {
  writeChanged(manifestOf(generatedFilesDir), JSON.stringify(scripts));
}

/** Reads what the build of the browser's scripts wrote. */
export const readIslandScripts = (generatedFilesDir: string): IslandScripts =>
  JSON.parse(readFileSync(manifestOf(generatedFilesDir), 'utf8')) as IslandScripts;
