import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf } from './base-url';

/**
 * Folder, below the site's, in which plugins leave files to serve as they are. Docusaurus copies it like
 * `static`, in which nothing generated belongs. Each plugin writes to a path of its own.
 */
export const generatedStatic = '.docusaurus/generated-static';

/**
 * Writes a generated file unless it already has this text: the bundler rebuilds whatever was written. Like
 * everything here, it is synchronous: reloads of `npm start` overlap, and so never see each other's half.
 * Plugins also finish in their order then, which is the order of Docusaurus' global data: a different order
 * would make the browser start the app again.
 */
export function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Serves a file under a name that contains its hash, so that browsers can cache it forever. In development the
 * name has no hash: pages that are open keep using its address after a change.
 * @param folder path from the site's root
 * @param name such as `shell.js`
 * @returns its address, such as `/assets/shell.0123abcd.js`
 */
export function serveHashed(siteDir: string, folder: string, name: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const isDevelopment = process.env.NODE_ENV === 'development';
  const file = `${folder}/${isDevelopment ? name : name.replace(/(?=\.\w+$)/, `.${hash}`)}`;
  writeChanged(path.join(siteDir, generatedStatic, file), text);
  return addressOf(file);
}

/**
 * Removes the files that an earlier build left in a folder.
 * @param folder path from the site's root
 * @param kept names, or addresses, of the files that are served
 */
export function removeOthers(siteDir: string, folder: string, kept: readonly string[]): void {
  const directory = path.join(siteDir, generatedStatic, folder);
  if (!existsSync(directory)) return;
  const names = new Set(kept.map((name) => path.posix.basename(name)));
  for (const name of readdirSync(directory)) {
    if (!names.has(name)) rmSync(path.join(directory, name));
  }
}
