import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  navigationListUrl,
  type NavigationLists,
  type VersionNavigation,
} from '../../components/shell/navigation-tree';
import { navigationTree } from './tree';

/**
 * Turns the sidebar of each version into its side navigation: the entries as global data for all pages,
 * and one JSON file per section with its pages, which the browser fetches when the section opens. The
 * lists are known to the server bundle only, so that pages do not grow with the site.
 */
export default function navigation({ baseUrl, generatedFilesDir }: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'navigation');
  const listsFile = path.join(folder, 'lists.json');
  const emptyLists = path.join(folder, 'empty.json');
  /** Files to serve, by their address. */
  const served = path.join(folder, 'served');
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
      await rm(served, { recursive: true, force: true });
      await mkdir(path.dirname(path.join(served, navigationListUrl('/', 'any'))), {
        recursive: true,
      });
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
      // The development server reads the files where they are.
      ...(isServer
        ? {}
        : { devServer: { static: [{ directory: served, publicPath: baseUrl, watch: false }] } }),
    }),
    postBuild: ({ outDir }) => cp(served, outDir, { recursive: true }),
  };
}
