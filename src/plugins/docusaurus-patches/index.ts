import type { LoadContext, Plugin } from '@docusaurus/types';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { assertTestedVersion, unmatchedError, type ModulePatch } from './guard';
import { thinRegistry } from './registry';

/** The part of webpack's and Rspack's module factory data that a replacement needs. */
interface ModuleRequest {
  request: string;
  context: string;
}

interface Compiler {
  hooks: {
    afterCompile: {
      tap(name: string, afterCompile: (compilation: { errors: Error[] }) => void): void;
    };
  };
}

/** Packages that react-router and Emotion import for functions that nothing here calls. */
const withoutSideEffects = {
  test: /[\\/]node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/,
  sideEffects: false,
};

/**
 * Takes away the plugin that puts the names of all chunks into the runtime, for Docusaurus' links.
 * @throws when there is no such plugin
 */
function removeChunkNames({ plugins = [] }: { plugins?: unknown[] }): void {
  const index = plugins.findIndex((plugin) => plugin?.constructor.name === 'ChunkAssetPlugin');
  if (index < 0) {
    throw new Error(
      'Docusaurus has no ChunkAssetPlugin anymore. Mend src/plugins/docusaurus-patches/index.ts.',
    );
  }
  plugins.splice(index, 1);
}

/**
 * All changes to Docusaurus' internals, in one place. Each replaces a module; the build fails when one
 * matched nothing or Docusaurus is not the tested release.
 *
 * - `renderToHtml` (src/plugins/page-html): collects Emotion's styles per page instead of printing them beside each element.
 * - `PendingNavigation`: goes from page to page by src/page-loading, with retries and results.
 * - `browserContext`: leaves React's hydration in small tasks.
 * - `matchRoutes`: finds the route of a page without asking all others.
 * - `linkPrefetch`, `registry` and the names of chunks: the scripts of all pages hold less of each page.
 * - `react-router-dom`: with our history.
 * - `BaseUrlIssueBanner`: turned off in the configuration, but loaded with its styles.
 * - Infima, the progress bar and the client-side highlighter: not loaded, since nothing here uses them.
 */
export default function docusaurusPatches(context: LoadContext): Plugin {
  assertTestedVersion();
  const file = (name: string) => path.join(context.siteDir, 'src/plugins/docusaurus-patches', name);
  const patches: ModulePatch[] = [
    {
      name: 'renderToHtml',
      request: /^\.\/renderToHtml$/,
      from: /@docusaurus[\\/]core[\\/]lib[\\/]client$/,
      replacement: path.join(context.siteDir, 'src/plugins/page-html/renderToHtml.tsx'),
      bundles: ['server'],
    },
    {
      name: 'PendingNavigation',
      request: /^\.\/PendingNavigation$/,
      from: /@docusaurus[\\/]core[\\/]lib[\\/]client$/,
      replacement: file('PendingNavigation.tsx'),
      bundles: ['client', 'server'],
    },
    {
      name: 'browserContext',
      request: /^\.\.?\/browserContext$/,
      from: /@docusaurus[\\/]core[\\/]lib[\\/]client/,
      replacement: file('browserContext.tsx'),
      bundles: ['client', 'server'],
    },
    {
      name: 'matchRoutes',
      request: /^react-router-config$/,
      from: /@docusaurus[\\/]core[\\/]lib[\\/]client/,
      replacement: file('matchRoutes.ts'),
      bundles: ['client', 'server'],
    },
    {
      name: 'linkPrefetch',
      request: /^\.\/docusaurus$/,
      from: /@docusaurus[\\/]core[\\/]lib[\\/]client$/,
      replacement: file('linkPrefetch.ts'),
      bundles: ['client'],
    },
    {
      name: 'react-router-dom',
      request: /^react-router-dom$/,
      // The replacement itself exports the rest of the package.
      from: /^(?!.*[\\/]src[\\/]plugins[\\/]docusaurus-patches$)/,
      replacement: file('router.tsx'),
      bundles: ['client'],
    },
    {
      name: 'BaseUrlIssueBanner',
      request: /^\.\/BaseUrlIssueBanner$/,
      from: /@docusaurus[\\/]core[\\/]lib[\\/]client$/,
      replacement: file('Nothing.ts'),
      bundles: ['client', 'server'],
    },
    {
      name: 'infima',
      request: /infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/,
      from: /./,
      replacement: file('empty.js'),
      bundles: ['client'],
    },
    ...['nprogress', 'prism-include-languages'].map((name): ModulePatch => ({
      name,
      request: new RegExp(`theme-classic[\\\\/]lib[\\\\/]${name}(\\.js)?$`),
      from: /./,
      replacement: file('empty.js'),
      bundles: ['client', 'server'],
    })),
  ];

  /** Writes the thin registry next to the one that Docusaurus generated for this build. */
  function registryPatch(): ModulePatch {
    const source = readFileSync(path.join(context.generatedFilesDir, 'registry.js'), 'utf8');
    const folder = path.join(context.generatedFilesDir, 'docusaurus-patches');
    const replacement = path.join(folder, 'registry.js');
    mkdirSync(folder, { recursive: true });
    writeFileSync(replacement, thinRegistry(source));
    const request = /^@generated\/registry$/;
    return { name: 'registry', request, from: /./, replacement, bundles: ['client'] };
  }

  return {
    name: 'docusaurus-patches',
    configureWebpack(config, isServer, { currentBundler }) {
      const bundle = isServer ? 'server' : 'client';
      // The development server generates the registry again while it runs.
      const isProduction = process.env.NODE_ENV === 'production';
      if (!isServer && isProduction) {
        patches.push(registryPatch());
        removeChunkNames(config);
      }
      const applied = patches.filter(({ bundles }) => bundles.includes(bundle));
      const matched = new Set<string>();
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const replacements = applied.map(
        ({ name, request, from, replacement }) =>
          new NormalModuleReplacementPlugin(request, (resource: ModuleRequest) => {
            if (!from.test(resource.context)) return;
            matched.add(name);
            resource.request = replacement;
          }),
      );
      const guard = {
        apply(compiler: Compiler) {
          compiler.hooks.afterCompile.tap('docusaurus-patches', (compilation) => {
            const error = unmatchedError(applied, matched);
            if (error) compilation.errors.push(error);
          });
        },
      };
      return {
        plugins: [...replacements, guard],
        module: { rules: [withoutSideEffects] },
        // By name, the runtime would need the names of all chunks.
        ...(!isServer && isProduction
          ? { output: { chunkFilename: 'assets/js/[id].[contenthash:8].js' } }
          : {}),
      };
    },
  };
}
