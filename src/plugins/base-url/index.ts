import type { Plugin } from '@docusaurus/types';
import { baseUrlDefinition } from '../../site/base-url';

/** Tells the browser's scripts the path that the site is published at (src/site/base-url). */
export default function baseUrl(): Plugin {
  return {
    name: 'base-url',
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [new currentBundler.instance.DefinePlugin(baseUrlDefinition)],
    }),
  };
}
