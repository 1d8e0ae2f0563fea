import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { pageFilesRule } from './page-files';
import { lookStylesDefinition } from '../page-html/object-styles';
import { baseUrlDefinition } from '../../base/facts/base-url';
import { socialCardsDefinition } from '../../content/social-cards/cards';

/** Argument of an `externals` function in webpack and Rspack. */
interface BundlerRequest {
  request?: string;
  contextInfo?: { issuer: string };
}

/**
 * Configures all bundles: constants for the base path, social cards, and the chip of looks, loaders for raw
 * files and the files of pages, and errors for CSS imports and for `sx` without Theme UI's JSX.
 */
export default function bundles({ siteDir }: LoadContext): Plugin {
  /** CSS imports would only have an effect in `npm start`, where Docusaurus' client loads them. */
  function refuseStyleSheets({ request = '', contextInfo }: BundlerRequest): Promise<undefined> {
    const issuer = path.relative(siteDir, contextInfo?.issuer ?? '');
    const isSiteFile = !/^(\.\.|node_modules|\.docusaurus[\\/]client-modules\.js)/.test(issuer);
    if (!isSiteFile || issuer === '' || !/\.(css|s[ac]ss|less|styl)$/.test(request)) {
      return Promise.resolve(undefined);
    }
    return Promise.reject(
      new Error(
        `${issuer.replaceAll(path.sep, '/')} imports ${request}, but pages don't load CSS files. Use the sx prop, or ` +
          "add the file to the preset's theme.customCss option in docusaurus.config.ts.",
      ),
    );
  }

  return {
    name: 'bundles',
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      resolveLoader: {
        alias: { 'raw-loader': path.join(siteDir, 'src/assembly/docusaurus/raw-loader.cjs') },
      },
      module: {
        rules: [
          {
            test: /\.[jt]sx$/,
            exclude: /node_modules/,
            enforce: 'pre',
            loader: path.join(siteDir, 'src/assembly/docusaurus/sx-loader.mjs'),
          },
          ...(isServer ? [pageFilesRule(siteDir)] : []),
        ],
      },
      externals: [refuseStyleSheets],
      plugins: [
        new currentBundler.instance.DefinePlugin({
          ...baseUrlDefinition,
          ...socialCardsDefinition,
          ...lookStylesDefinition,
        }),
      ],
    }),
  };
}
