import type { LoadContext, Plugin } from '@docusaurus/types';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Sorts the global data by plugin. Docusaurus (3.10.2) keeps it in the order in which the `allContentLoaded`
 * hooks finished, so the app's script, and with it every page, differed from build to build.
 */
export default function globalData({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'global-data',
    configureWebpack() {
      const file = path.join(generatedFilesDir, 'globalData.json');
      const data = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
      const sorted = Object.fromEntries(Object.entries(data).sort(([a], [b]) => (a < b ? -1 : 1)));
      writeFileSync(file, JSON.stringify(sorted, null, 2));
      return {};
    },
  };
}
