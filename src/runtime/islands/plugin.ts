import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { writeIslandScripts } from './write-island-scripts';
import { islandFolder, removeIslandModules } from './island-modules';
import { addressOf } from '../../base/facts/base-url';

type ChunkGroups = Record<string, { assets: { name: string }[] }>;

/** The subset of webpack's and Rspack's stats that this plugin reads. */
interface Stats {
  toJson(options: { all: boolean; entrypoints: boolean; chunkGroups: boolean }): unknown;
}

interface Compiler {
  hooks: { done: { tap(name: string, onDone: (stats: Stats) => void): void } };
}

/**
 * Modules that islands can't import: they depend on the page's React tree, which only exists on the server.
 * `@theme/Playground` is this site's editor, which doesn't.
 */
const serverOnly =
  /^@docusaurus\/(Head|Link|router|useDocusaurusContext|useGlobalData|useBaseUrl|useRouteContext|Translate|BrowserOnly|plugin-content-docs\/client|theme-common)(\/|$)|^@theme\/(?!Playground$)/;

/** Argument of an `externals` function in webpack and Rspack. */
interface Request {
  request?: string;
  contextInfo?: { issuer: string };
}

/**
 * Bundles islands for the browser instead of Docusaurus' client app: one module per page
 * (src/content/markdown/remark-islands), loaded on the first interaction with an island. Pages aren't hydrated as a
 * whole, and scripts are half the size. `npm start` uses Docusaurus' client.
 */
export default function islands({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';

  function writeManifest(stats: Stats): void {
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
        // `[request]` in ./ui/client turns the module's name into a chunk name, with the extension.
        name.replace(/-tsx$/, ''),
        [...start, ...scriptsOf(assets)].map((file) => addressOf(`/${file}`)),
      ]);
    writeIslandScripts(generatedFilesDir, Object.fromEntries(pages));
  }

  return {
    name: 'islands',
    loadContent() {
      // The bundler includes every file in the folder.
      if (isProduction) removeIslandModules(generatedFilesDir);
    },
    configureWebpack(_config, isServer) {
      const variant = isServer ? 'Island.server.tsx' : 'Island.tsx';
      const alias = { '@island$': path.join(siteDir, 'src/runtime/islands/ui', variant) };
      if (!isProduction) return { resolve: { alias } };
      if (isServer) {
        // Docusaurus' compilers have no names; `dependencies` below refers to this one.
        return { name: 'server', resolve: { alias } };
      }
      return {
        mergeStrategy: { entry: 'replace' },
        entry: { main: path.join(siteDir, 'src/runtime/islands/ui/client.tsx') },
        // The server's compilation writes the island modules. Without this, Docusaurus runs both at the same time.
        dependencies: ['server'],
        resolve: {
          alias: { '@island-pages': path.join(generatedFilesDir, islandFolder) },
        },
        // With [name], the runtime would have to include the names of all chunks.
        output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' },
        externals: [
          ({ request, contextInfo }: Request) => {
            if (!request || !serverOnly.test(request)) return Promise.resolve(undefined);
            const file = path.relative(siteDir, contextInfo?.issuer ?? '');
            return Promise.reject(
              new Error(
                `${file} imports ${request}, which works only outside of islands, in components that a page doesn't import directly. Pass its result as a prop; for a link, use a plain <a>.`,
              ),
            );
          },
        ],
        plugins: [
          {
            apply: ({ hooks }: Compiler) => hooks.done.tap('islands', writeManifest),
          },
        ],
      };
    },
  };
}
