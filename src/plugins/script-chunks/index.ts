import type { Plugin } from '@docusaurus/types';
import { olderVersions } from '../../versions/list';

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

/** Theme UI of an older version, in the folders of its aliases, such as `theme-ui-0.16`. */
const libraryOf = (version: string) =>
  sources(`node_modules/theme-ui[\\w-]*-${version.replaceAll('.', '\\.')}/`);

/**
 * Says which modules stand together in a file of their own. What the app's first scripts hold already
 * stays there.
 */
export default function scriptChunks(): Plugin {
  const groups: [name: string, test: RegExp, priority: number][] = [
    ...Object.entries(sharedChunks).map(([name, test]): [string, RegExp, number] => [
      name,
      test,
      60,
    ]),
    // Before the others: the packages have the same names.
    ...olderVersions.map(({ name }): [string, RegExp, number] => [
      `library-${name}`,
      libraryOf(name),
      70,
    ]),
  ];
  const cacheGroups = Object.fromEntries(
    groups.map(([name, test, priority]) => [
      name,
      { name, test, chunks: 'async' as const, enforce: true, priority },
    ]),
  );
  return {
    name: 'script-chunks',
    configureWebpack(_config, isServer) {
      return isServer ? {} : { optimization: { splitChunks: { cacheGroups } } };
    },
  };
}
