import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf } from './base-url';

/**
 * Folder for generated static files, relative to the site directory. Docusaurus copies it to the output like `static`,
 * which is only for files under version control. Each plugin writes to a different subfolder. A build begins with an
 * empty folder (src/assembly/page-html/plugin).
 */
export const generatedStatic = '.docusaurus/generated-static';

/**
 * Writes a file only if its content changed, since the bundler rebuilds on every write. Synchronous, like everything
 * here, because reloads in `npm start` overlap and mustn't see half-written files. It also makes plugins finish in a
 * fixed order, which determines the key order of Docusaurus' global data: a different order would make the browser
 * reload the app.
 */
export function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Writes a static file with a content hash in its name, so that browsers can cache it forever. There's no hash in
 * development, so open pages can use the same URL after a change.
 * @param folder path from the site's root, with a leading but no trailing slash
 * @param name such as `shell.js`
 * @returns the URL, such as `/assets/shell.0123abcd.js`
 */
export function serveHashed(siteDir: string, folder: string, name: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const isDevelopment = process.env.NODE_ENV === 'development';
  const file = `${folder}/${isDevelopment ? name : name.replace(/(?=\.\w+$)/, `.${hash}`)}`;
  writeChanged(path.join(siteDir, generatedStatic, file), text);
  return addressOf(file);
}
