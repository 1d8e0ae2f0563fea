import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { hintAtRestarts } from './restart-hint';
import { pagePolicy, readAllowedSources } from '../../content/hosting/content-policy';

/** False for errors thrown by modules that failed to compile: the overlay already shows the compile error. */
const isRuntimeError = ({ message }: Error) => !message.includes('Module build failed');

/** Dev server options whose type depends on the bundler. */
interface Rspack {
  lazyCompilationMiddleware(compiler: unknown): unknown;
}

/**
 * Configures the dev server. Pages are compiled when they're looked at. Compile errors disappear from the overlay once
 * they're fixed. The browser's console reports what the content security policy of the built pages would block, except
 * the dev server's own scripts. The terminal reports changes that need a restart. Docusaurus' style sheet isn't loaded.
 */
export default function development({
  siteDir,
  siteConfig,
  generatedFilesDir,
}: LoadContext): Plugin {
  const policy = pagePolicy(readAllowedSources(siteConfig.customFields), [
    "'unsafe-inline'",
    "'unsafe-eval'",
  ]);
  // The default theme's style sheet would style every element. Built pages don't load it.
  const alias = { [require.resolve('infima/dist/css/default/default.css')]: false as const };
  const plugins = siteConfig.plugins.filter(
    (plugin): plugin is string => typeof plugin === 'string' && plugin.startsWith('.'),
  );
  return {
    name: 'development',
    configureWebpack(_config, _isServer, { currentBundler }) {
      // The type of the result has neither `devServer`, which Docusaurus reads, nor Rspack's options.
      if (process.env.NODE_ENV !== 'development') return { plugins: [] };
      hintAtRestarts(siteDir, plugins);
      const rspack = currentBundler.instance as unknown as Rspack;
      const devServer = {
        client: { overlay: { runtimeErrors: isRuntimeError } },
        headers: { 'Content-Security-Policy-Report-Only': policy },
        // Docusaurus adds the result to its own list.
        setupMiddlewares: (_middlewares: unknown[], { compiler }: { compiler: unknown }) => [
          rspack.lazyCompilationMiddleware(compiler),
        ],
      };
      const lazyCompilation = { entries: false, imports: true, test: /\.mdx?$/ };
      const rule = {
        include: path.join(generatedFilesDir, 'registry.js'),
        loader: path.join(siteDir, 'src/assembly/docusaurus/lazy-registry-loader.mjs'),
      };
      return {
        plugins: [],
        devServer,
        lazyCompilation,
        module: { rules: [rule] },
        resolve: { alias },
      };
    },
  };
}
