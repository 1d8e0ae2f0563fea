import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { navigationOf } from '../../navigation/read-sidebar';
import {
  navigationListPath,
  type NavigationLists,
  type VersionNavigation,
} from '../../navigation/sidebar';
import { generatedStatic } from '../../site/generated-static';

/**
 * Turns the sidebar of each version into its side navigation: the top level as global data for all pages,
 * and one JSON file per section with its items, which the browser fetches when the section opens. The
 * lists are known to the server bundle only, so that pages do not grow with the site.
 */
export default function navigation({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'navigation');
  const listsFile = path.join(folder, 'lists.json');
  const emptyLists = path.join(folder, 'empty.json');
  const served = path.join(siteDir, generatedStatic);
  return {
    name: 'navigation',
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
      const lists: NavigationLists = {};
      const navigations = docs.loadedVersions
        .map((version): VersionNavigation => {
          const items = navigationOf(version).map((item) => {
            if (item.type === 'link') return item;
            lists[item.customProps.section] = item.items;
            return { ...item, items: [] };
          });
          return { base: version.path, items };
        })
        // The version at the root comes last: all addresses begin as its own do.
        .sort((a, b) => b.base.length - a.base.length);
      actions.setGlobalData(navigations);
      const listsFolder = path.dirname(path.join(served, navigationListPath('any')));
      await rm(listsFolder, { recursive: true, force: true });
      await Promise.all([folder, listsFolder].map((path) => mkdir(path, { recursive: true })));
      await Promise.all([
        writeFile(listsFile, JSON.stringify(lists)),
        writeFile(emptyLists, '{}'),
        ...Object.entries(lists).map(([section, items]) =>
          writeFile(path.join(served, navigationListPath(section)), JSON.stringify(items)),
        ),
      ]);
    },
    configureWebpack: (_config, isServer) => ({
      resolve: { alias: { '@navigation-lists': isServer ? listsFile : emptyLists } },
    }),
  };
}
