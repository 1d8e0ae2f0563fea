import { existsSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';

const folderIn = (siteDir: string) => path.join(siteDir, '.docusaurus/page-files');

/** Creates the bundler's rule that keeps the files of pages until `writePageFiles`. For the server's bundle. */
export function pageFilesRule(siteDir: string) {
  const folder = folderIn(siteDir);
  // Of an earlier build.
  rmSync(folder, { recursive: true, force: true });
  return {
    // All files except code and text.
    test: /\.(?!([cm]?[jt]sx?|mdx?|json|css|txt)$)[a-z0-9]+$/i,
    enforce: 'post' as const,
    loader: path.join(siteDir, 'src/assembly/docusaurus/page-files-loader.mjs'),
    options: { folder },
  };
}

/** Writes the files that pages import, and images and other files that they link to by path. */
export async function writePageFiles(siteDir: string, outDir: string): Promise<void> {
  const folder = folderIn(siteDir);
  if (existsSync(folder)) await cp(folder, outDir, { recursive: true });
}
