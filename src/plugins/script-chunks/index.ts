import type { Plugin } from '@docusaurus/types';

const sources = (paths: string) => new RegExp(`[\\\\/](${paths.replaceAll('/', '[\\\\/]')})`);

/** The scripts that pages share, beside the app itself; without them each page would bring a copy. */
const sharedChunks = {
  /** What every page of documentation needs around its content. */
  pages: sources(
    'src/theme/(Doc|MDXComponents)|src/components/shell/|src/components/mdx/(?!LiveExample)|' +
      '@docusaurus/(plugin-content-docs|theme-common|theme-classic)/|@mdx-js/react/',
  ),
  /** What live examples need, their editor apart. */
  examples: sources(
    'src/components/mdx/LiveExample|src/color-mode/|src/live-code/edit-memory|@theme-ui/components/',
  ),
};

/**
 * Says which modules stand together in a file of their own. What the app's first scripts hold already
 * stays there.
 */
export default function scriptChunks(): Plugin {
  const cacheGroups = Object.fromEntries(
    Object.entries(sharedChunks).map(([name, test]) => [
      name,
      { name, test, chunks: 'async' as const, enforce: true, priority: 60 },
    ]),
  );
  return {
    name: 'script-chunks',
    configureWebpack(_config, isServer) {
      return isServer ? {} : { optimization: { splitChunks: { cacheGroups } } };
    },
  };
}
