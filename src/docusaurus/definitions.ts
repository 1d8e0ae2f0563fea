import type { Plugin } from '@docusaurus/types';
import { baseUrlDefinition } from '../site/base-url';
import { socialCardsDefinition } from '../social-cards/cards';

/** Defines build-time constants for all bundles: the base path, and whether each page has a social card. */
export default function definitions(): Plugin {
  return {
    name: 'base-url',
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.DefinePlugin({
          ...baseUrlDefinition,
          ...socialCardsDefinition,
        }),
      ],
    }),
  };
}
