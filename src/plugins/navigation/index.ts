import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { navigationOf } from '../../navigation/read-sidebar';
import {
  navigationListPath,
  type NavigationLists,
  type VersionNavigation,
} from '../../navigation/sidebar';
import { generatedStatic, removeOthers, writeChanged } from '../../site/generated-static';

const isDevelopment = process.env.NODE_ENV === 'development';

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
      writeChanged(listsFile, JSON.stringify(lists));
      writeChanged(emptyLists, '{}');
      for (const [section, items] of Object.entries(lists)) {
        writeChanged(path.join(served, navigationListPath(section)), JSON.stringify(items));
      }
      const paths = Object.keys(lists).map(navigationListPath);
      removeOthers(siteDir, path.dirname(navigationListPath('any')), paths);
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {
        // In development the browser has them too, so that it draws them again when they change.
        alias: { '@navigation-lists': isServer || isDevelopment ? listsFile : emptyLists },
      },
    }),
  };
}
