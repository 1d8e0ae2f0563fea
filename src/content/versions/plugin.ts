import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { olderVersions } from './list';
import { liveModulesFolder } from './live-modules';
import { packagesOf } from './packages';

/**
 * Resolves the Theme UI imports of older versions' live examples to that version's packages, and the imports between
 * those packages too.
 */
export default function versionPackages({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'version-packages',
    configureWebpack: () => ({
      module: {
        rules: olderVersions.map(({ name }) => {
          const alias = packagesOf(name, siteDir);
          const examples = path.join(generatedFilesDir, liveModulesFolder(name));
          return {
            include: [examples, ...Object.values(alias)].map((folder) => folder + path.sep),
            resolve: { alias },
          };
        }),
      },
    }),
  };
}
