import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { baseUrlDefinition } from '../site/base-url';
import { socialCardsDefinition } from '../social-cards/cards';

/**
 * Configures all bundles: constants for the base path and for whether each page has a social card, and a loader for
 * raw files.
 */
export default function bundles({ siteDir }: LoadContext): Plugin {
  return {
    name: 'bundles',
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      resolveLoader: {
        alias: { 'raw-loader': path.join(siteDir, 'src/docusaurus/raw-loader.cjs') },
      },
      plugins: [
        new currentBundler.instance.DefinePlugin({
          ...baseUrlDefinition,
          ...socialCardsDefinition,
        }),
      ],
    }),
  };
}
