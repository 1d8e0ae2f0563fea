import type { LoadContext, Plugin } from '@docusaurus/types';
import { hintAtRestarts } from './restart-hint';
import { pagePolicy, readAllowedSources } from '../../content/hosting/content-policy';

/** False for errors thrown by modules that failed to compile: the overlay already shows the compile error. */
const isRuntimeError = ({ message }: Error) => !message.includes('Module build failed');

/**
 * Configures the dev server. Compile errors disappear from the overlay once they're fixed. The browser's console
 * reports what the content security policy of the built pages would block, except the dev server's own scripts. The
 * terminal reports changes that need a restart. Docusaurus' style sheet isn't loaded.
 */
export default function development({ siteDir, siteConfig }: LoadContext): Plugin {
  const policy = pagePolicy(readAllowedSources(siteConfig.customFields), [
    "'unsafe-inline'",
    "'unsafe-eval'",
  ]);
  const devServer = {
    client: { overlay: { runtimeErrors: isRuntimeError } },
    headers: { 'Content-Security-Policy-Report-Only': policy },
  };
  // The default theme's style sheet would style every element. Built pages don't load it.
  const alias = { [require.resolve('infima/dist/css/default/default.css')]: false as const };
  const plugins = siteConfig.plugins.filter(
    (plugin): plugin is string => typeof plugin === 'string' && plugin.startsWith('.'),
  );
  return {
    name: 'development',
    configureWebpack() {
      // The type of the result has no `devServer`; Docusaurus reads it.
      if (process.env.NODE_ENV !== 'development') return { plugins: [] };
      hintAtRestarts(siteDir, plugins);
      return { plugins: [], devServer, resolve: { alias } };
    },
  };
}
