import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePath } from '@docusaurus/utils';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Global data, sorted by plugin: Docusaurus keeps the order in which `allContentLoaded` hooks finished. */
function sortPlugins(text: string): string {
  const data = JSON.parse(text) as Record<string, unknown>;
  return JSON.stringify(
    Object.fromEntries(Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1))),
    null,
    2,
  );
}

/** Client modules by an alias: Docusaurus names them by their absolute paths. */
function aliasPaths(text: string, siteDir: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"/g, (literal) => {
    const file = JSON.parse(literal) as string;
    const isBelow = file.startsWith(siteDir + path.sep);
    return isBelow ? JSON.stringify(aliasedSitePath(file, siteDir)) : literal;
  });
}

/**
 * Changes two files that Docusaurus (3.10.2) generates, so that the scripts and the build's hash are the same
 * in every build of a commit, in any folder.
 */
export default function generatedFiles({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const rewrite = (name: string, change: (text: string) => string) => {
    const file = path.join(generatedFilesDir, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  return {
    name: 'generated-files',
    configureWebpack() {
      rewrite('globalData.json', sortPlugins);
      rewrite('client-modules.js', (text) => aliasPaths(text, siteDir));
      return {};
    },
  };
}
