import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addressOf } from './base-url';

/**
 * Folder, below the site's, in which plugins leave files to serve as they are. Docusaurus copies it like
 * `static`, in which nothing generated belongs. Each plugin writes to a path of its own.
 */
export const generatedStatic = '.docusaurus/generated-static';

/**
 * Leaves a file to serve for good, under a name that holds its hash.
 * @param folder path from the site's root
 * @param name such as `shell.js`
 * @returns its address, such as `/assets/shell.0123abcd.js`
 */
export async function serveHashed(
  siteDir: string,
  folder: string,
  name: string,
  text: string,
): Promise<string> {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `${folder}/${name.replace(/(?=\.\w+$)/, `.${hash}`)}`;
  const target = path.join(siteDir, generatedStatic, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, text);
  return addressOf(file);
}
