import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generatedStatic } from '../site/generated-static';

/** Replaces absolute paths below the site folder with `@site` aliases. */
function aliasPaths(text: string, siteDir: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"/g, (literal) => {
    const file = JSON.parse(literal) as string;
    const isBelow = file.startsWith(siteDir + path.sep);
    return isBelow ? JSON.stringify(aliasedSitePath(file, siteDir)) : literal;
  });
}

/**
 * Makes builds reproducible: scripts and the build's hash are the same in every build of a commit, in any folder.
 * Docusaurus (3.10.2) lists client modules by absolute path; this replaces the paths with aliases. Static files of an
 * earlier build, such as those of a removed version, are deleted before any plugin writes its own.
 */
export default function generatedFiles({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  rmSync(path.join(siteDir, generatedStatic), { recursive: true, force: true });
  return {
    name: 'generated-files',
    configureWebpack() {
      const file = path.join(generatedFilesDir, 'client-modules.js');
      writeFileSync(file, aliasPaths(readFileSync(file, 'utf8'), siteDir));
      return {};
    },
  };
}
