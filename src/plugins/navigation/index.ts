import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { navigationListUrl } from '../../components/shell/navigation-tree';
import { navigationTree, type NavigationTree } from './tree';

/**
 * Turns sidebars.ts into the side navigation: the entries as global data for all pages, and one JSON
 * file per section with its pages, which the browser fetches when the section opens. The lists are
 * known to the server bundle only, so that pages do not grow with the site.
 */
export default function navigation({ baseUrl, generatedFilesDir }: LoadContext): Plugin {
  const listsFile = path.join(generatedFilesDir, 'navigation', 'lists.json');
  const emptyLists = path.join(generatedFilesDir, 'navigation', 'empty.json');
  let tree: NavigationTree = { entries: [], lists: {} };
  return {
    name: 'navigation',
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
      tree = navigationTree(docs);
      actions.setGlobalData({ entries: tree.entries });
      await mkdir(path.dirname(listsFile), { recursive: true });
      await writeFile(listsFile, JSON.stringify(tree.lists));
      await writeFile(emptyLists, '{}');
    },
    configureWebpack: (_config, isServer) => ({
      resolve: { alias: { '@navigation-lists': isServer ? listsFile : emptyLists } },
      ...(isServer
        ? {}
        : {
            devServer: {
              setupMiddlewares: (middlewares: unknown[]) => [
                {
                  name: 'navigation',
                  middleware(
                    request: { path: string },
                    response: { json(body: unknown): void },
                    next: () => void,
                  ) {
                    const section = Object.keys(tree.lists).find(
                      (name) => navigationListUrl(baseUrl, name) === request.path,
                    );
                    if (section) response.json(tree.lists[section]);
                    else next();
                  },
                },
                ...middlewares,
              ],
            },
          }),
    }),
    async postBuild({ outDir }) {
      await mkdir(path.join(outDir, 'navigation'), { recursive: true });
      await Promise.all(
        Object.entries(tree.lists).map(([section, links]) =>
          writeFile(path.join(outDir, navigationListUrl('/', section)), JSON.stringify(links)),
        ),
      );
    },
  };
}
