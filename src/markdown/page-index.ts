import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The addresses of the site, base path left out, each with the ids that exist on it. */
export type PageIndex = Record<string, string[]>;

const fileIn = (generatedFilesDir: string) =>
  path.join(generatedFilesDir, 'content-check', 'pages.json');

/** Writes the index for the Markdown transforms, which run later in the same build. */
export function writePageIndex(generatedFilesDir: string, index: PageIndex): void {
  const file = fileIn(generatedFilesDir);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(index));
}

/** Reads the index that src/plugins/content-check wrote. */
export function readPageIndex(generatedFilesDir: string): PageIndex {
  return JSON.parse(readFileSync(fileIn(generatedFilesDir), 'utf8')) as PageIndex;
}
