import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import type { Site } from '../pages/pages';
import { navigationListPath, type NavigationLists, type VersionNavigation } from './sidebar';
import { generatedStatic, removeOthers, writeChanged } from '../site/generated-static';

const isDevelopment = process.env.NODE_ENV === 'development';

const listsFile = (generatedFilesDir: string) =>
  path.join(generatedFilesDir, 'navigation', 'lists.json');

/**
 * Writes one JSON file per section of the side navigation with its items, which the browser fetches when the section
 * opens, and all of them in one file for the server bundle.
 * @returns the side navigation of each version, without the items of its sections
 */
export function writeNavigation(
  { dir, versions }: Site,
  generatedFilesDir: string,
): VersionNavigation[] {
  const lists: NavigationLists = {};
  const navigations = versions
    .map(({ address, navigation }): VersionNavigation => {
      const items = navigation.map((item) => {
        if (item.type === 'link') return item;
        lists[item.customProps.section] = item.items;
        return { ...item, items: [] };
      });
      return { base: address, items };
    })
    // The version at the root comes last: all addresses begin as its own do.
    .sort((a, b) => b.base.length - a.base.length);
  writeChanged(listsFile(generatedFilesDir), JSON.stringify(lists));
  for (const [section, items] of Object.entries(lists)) {
    const file = path.join(dir, generatedStatic, navigationListPath(section));
    writeChanged(file, JSON.stringify(items));
  }
  const paths = Object.keys(lists).map(navigationListPath);
  removeOthers(dir, path.dirname(navigationListPath('any')), paths);
  return navigations;
}

/** Gives the items of all sections to the server bundle only, so that pages do not grow with the site. */
export default function navigation({ generatedFilesDir }: LoadContext): Plugin {
  const empty = path.join(generatedFilesDir, 'navigation', 'empty.json');
  return {
    name: 'navigation',
    loadContent() {
      writeChanged(empty, '{}');
    },
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {
          // In development the browser has them too, so that it draws them again when they change.
          '@navigation-lists': isServer || isDevelopment ? listsFile(generatedFilesDir) : empty,
        },
      },
    }),
  };
}
