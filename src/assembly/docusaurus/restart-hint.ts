import logger from '@docusaurus/logger';
import { buildSync } from 'esbuild';
import { watch } from 'node:fs';
import path from 'node:path';

/** Lists the site's own files that these files import, directly or not. Paths are relative to the site folder. */
function findImports(siteDir: string, entryPoints: string[]): string[] {
  const { metafile } = buildSync({
    absWorkingDir: siteDir,
    entryPoints,
    bundle: true,
    packages: 'external',
    platform: 'node',
    outdir: '.',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs);
}

/**
 * Asks for a restart of `npm start` when a file changes that the build reads only once: the configuration, the plugins,
 * what they import, and the list of installed packages. Asks once for each file. Docusaurus itself reloads the configuration's own file.
 * @param plugins files of the plugins
 */
export function hintAtRestarts(siteDir: string, plugins: string[]): void {
  const files = new Set(findImports(siteDir, ['./docusaurus.config.ts', ...plugins]));
  files.delete('docusaurus.config.ts');
  files.add('package-lock.json');
  for (const folder of new Set([...files].map((file) => path.posix.dirname(file)))) {
    watch(path.join(siteDir, folder), (_event, name) => {
      const file = path.posix.join(folder, name ?? '');
      if (!files.delete(file)) return;
      logger.info(`${file} has changed. If the page doesn't show it, restart npm start.`);
    });
  }
}
