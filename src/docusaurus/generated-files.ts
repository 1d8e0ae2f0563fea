import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Client modules by an alias: Docusaurus names them by their absolute paths. */
function aliasPaths(text: string, siteDir: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"/g, (literal) => {
    const file = JSON.parse(literal) as string;
    const isBelow = file.startsWith(siteDir + path.sep);
    return isBelow ? JSON.stringify(aliasedSitePath(file, siteDir)) : literal;
  });
}

/**
 * Changes a file that Docusaurus (3.10.2) generates, so that the scripts and the build's hash are the same
 * in every build of a commit, in any folder.
 */
export default function generatedFiles({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'generated-files',
    configureWebpack() {
      const file = path.join(generatedFilesDir, 'client-modules.js');
      writeFileSync(file, aliasPaths(readFileSync(file, 'utf8'), siteDir));
      return {};
    },
  };
}
