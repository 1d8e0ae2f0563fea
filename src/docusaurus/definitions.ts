import type { Plugin } from '@docusaurus/types';
import { baseUrlDefinition } from '../site/base-url';
import { socialCardsDefinition } from '../social-cards/cards';

/** Tells the browser's scripts the path that the site is published at, and whether pages have cards of their own. */
export default function baseUrl(): Plugin {
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
