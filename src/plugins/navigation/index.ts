import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  navigationListUrl,
  type NavigationLists,
  type VersionNavigation,
} from '../../components/shell/navigation-tree';
import { generatedStatic } from '../../site/generated-static';
import { navigationTree } from './tree';

/**
 * Turns the sidebar of each version into its side navigation: the entries as global data for all pages,
 * and one JSON file per section with its pages, which the browser fetches when the section opens. The
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
      const trees = docs.loadedVersions
        .map((version) => ({ base: version.path, ...navigationTree(version) }))
        // The version at the root comes last: all addresses begin as its own do.
        .sort((a, b) => b.base.length - a.base.length);
      const navigations: VersionNavigation[] = trees.map(({ base, entries }) => ({
        base,
        entries,
      }));
      actions.setGlobalData(navigations);
      const lists = Object.assign({}, ...trees.map((tree) => tree.lists)) as NavigationLists;
      const listsFolder = path.dirname(path.join(served, navigationListUrl('/', 'any')));
      await rm(listsFolder, { recursive: true, force: true });
      await Promise.all([folder, listsFolder].map((path) => mkdir(path, { recursive: true })));
      await Promise.all([
        writeFile(listsFile, JSON.stringify(lists)),
        writeFile(emptyLists, '{}'),
        ...Object.entries(lists).map(([section, links]) =>
          writeFile(path.join(served, navigationListUrl('/', section)), JSON.stringify(links)),
        ),
      ]);
    },
    configureWebpack: (_config, isServer) => ({
      resolve: { alias: { '@navigation-lists': isServer ? listsFile : emptyLists } },
    }),
  };
}
