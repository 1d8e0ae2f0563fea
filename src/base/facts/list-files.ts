import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Returns the sorted paths of all files below a folder, with a leading slash. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`)
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}
