import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { islandFilesModule, islandFilesPath, type IslandFiles } from './island-files';
import { islandFolder, removeIslandModules } from './island-modules';
import { addressOf } from '../site/base-url';
import { writeChanged } from '../site/generated-static';

type ChunkGroups = Record<string, { assets: { name: string }[] }>;

/** The part of webpack's and Rspack's statistics that is read here. */
interface Stats {
  toJson(options: { all: boolean; entrypoints: boolean; chunkGroups: boolean }): unknown;
}

interface Compiler {
  hooks: { done: { tap(name: string, onDone: (stats: Stats) => void): void } };
}

/** Modules that islands can't import: they need the page's React, which runs on the server only. */
const serverOnly =
  /^@docusaurus\/(Head|Link|router|useDocusaurusContext|useGlobalData|useBaseUrl|useRouteContext|Translate|BrowserOnly|plugin-content-docs\/client|theme-common)(\/|$)|^@theme\/(?!Playground$)/;

/** The bundler's description of a request. */
interface Request {
  request?: string;
  contextInfo?: { issuer: string };
}

/**
 * Bundles the islands of all pages for the browser, instead of the app that Docusaurus would bundle: one module a page
 * (src/markdown/remark-islands), loaded when a reader turns to an island. It buys a page without hydration, and
 * scripts of half the size. In `npm start` Docusaurus' own client runs.
 */
export default function islands({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  const files = path.join(generatedFilesDir, islandFilesPath);

  function writeFiles(stats: Stats): void {
    const { entrypoints, namedChunkGroups } = stats.toJson({
      all: false,
      entrypoints: true,
      chunkGroups: true,
    }) as { entrypoints: ChunkGroups; namedChunkGroups: ChunkGroups };
    const scriptsOf = (assets: { name: string }[]) =>
      assets.map(({ name }) => name).filter((name) => name.endsWith('.js'));
    const start = scriptsOf(entrypoints.main!.assets);
    const pages = Object.entries(namedChunkGroups)
      .filter(([name]) => name !== 'main')
      .map(([name, { assets }]): [string, string[]] => [
        name.replace(/-tsx$/, ''),
        [...start, ...scriptsOf(assets)].map((file) => addressOf(`/${file}`)),
      ]);
    const content: IslandFiles = {
      pages: Object.fromEntries(pages),
    };
    writeChanged(files, JSON.stringify(content));
  }

  return {
    name: 'islands',
    loadContent() {
      // The bundler takes all that is there.
      if (isProduction) removeIslandModules(generatedFilesDir);
    },
    configureWebpack(_config, isServer) {
      const variant = isServer ? 'Island.server.tsx' : 'Island.tsx';
      const alias = { '@island$': path.join(siteDir, 'src/islands/ui', variant) };
      if (!isProduction) return { resolve: { alias } };
      if (isServer) {
        return {
          name: 'server',
          resolve: { alias },
          // Written when the browser's scripts are there, and read when pages are rendered.
          externals: { [islandFilesModule]: `commonjs ${files}` },
        };
      }
      return {
        mergeStrategy: { entry: 'replace' },
        entry: { main: path.join(siteDir, 'src/islands/ui/client.tsx') },
        // Rendering pages writes the modules.
        dependencies: ['server'],
        resolve: {
          alias: { '@island-pages': path.join(generatedFilesDir, islandFolder) },
        },
        // By name, the runtime would need the names of all chunks.
        output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
        externals: [
          ({ request, contextInfo }: Request) => {
            if (!request || !serverOnly.test(request)) return Promise.resolve(undefined);
            const file = path.relative(siteDir, contextInfo?.issuer ?? '');
            return Promise.reject(
              new Error(
                `${file} imports ${request}, which only works outside of islands: in components that a page doesn't import itself. Pass what it gives as a prop, or use a plain <a> for a link.`,
              ),
            );
          },
        ],
        plugins: [
          {
            apply: ({ hooks }: Compiler) => hooks.done.tap('islands', writeFiles),
          },
        ],
      };
    },
  };
}
