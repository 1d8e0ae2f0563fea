import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import type { Site } from '../pages/pages';
import { navigationListPath, type NavigationLists, type VersionNavigation } from './sidebar';
import { generatedStatic, writeChanged } from '../site/generated-static';

const isDevelopment = process.env.NODE_ENV === 'development';

const listsFile = (generatedFilesDir: string) =>
  path.join(generatedFilesDir, 'navigation', 'lists.json');

/**
 * Writes the items of each top-level section to a JSON file, which the browser fetches when the section opens. Also
 * writes the items of all sections to one file for the server bundle.
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
    // The version at the root must come last, since its base is a prefix of every path.
    .sort((a, b) => b.base.length - a.base.length);
  writeChanged(listsFile(generatedFilesDir), JSON.stringify(lists));
  for (const [section, items] of Object.entries(lists)) {
    const file = path.join(dir, generatedStatic, navigationListPath(section));
    writeChanged(file, JSON.stringify(items));
  }
  return navigations;
}

/** Docusaurus plugin that bundles the items of all sections for the server only, so pages don't grow with the site. */
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
          // In development the browser gets them too, so it re-renders when they change.
          '@navigation-lists': isServer || isDevelopment ? listsFile(generatedFilesDir) : empty,
        },
      },
    }),
  };
}
