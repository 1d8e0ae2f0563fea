import type { Options as RedirectOptions } from '@docusaurus/plugin-client-redirects';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { readFrontMatter } from './src/pages/front-matter';
import { normalizeText } from './src/markdown/parse-mdx';
import { createPipeline } from './src/pipeline';
import { pageTemplate } from './src/page-html/template';
import { checkBaseUrl, siteUrl } from './src/site/address';
import { addressOf } from './src/site/base-url';
import { generatedStatic } from './src/site/generated-static';
import * as site from './src/site/facts';
import { hasHistory } from './src/site/history';
import redirects from './redirects';

/** Folder of this file, wherever the command was started. */
const siteDir = __dirname;

/** What is made of all pages. */
const pipeline = createPipeline(siteDir);

// Pages depend on files that the bundler doesn't know, such as the library's types, so it must not keep them from
// the last start. The option `future.faster.rspackPersistentCache` turns that off for builds only (3.10.2).
process.env.DOCUSAURUS_NO_PERSISTENT_CACHE ||= 'true';

const docs = {
  path: site.docsFolder,
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  breadcrumbs: false,
  // A file's path is its address, with the number at its start.
  numberPrefixParser: false,
  // Older versions stand below their names; the folder above is the one at the root.
  lastVersion: 'current',
  // The dates come from git.
  showLastUpdateTime: hasHistory(siteDir),
  editUrl: ({ versionDocsDirPath, docPath }) => site.editUrl(`${versionDocsDirPath}/${docPath}`),
  ...pipeline.markdownPlugins,
} satisfies DocsOptions;

const preset = {
  // src/pages/plugin takes its place.
  docs: false,
  blog: false,
  pages: false,
  theme: {},
  sitemap: { createSitemapItems: pipeline.createSitemapItems },
} satisfies PresetOptions;

const redirectOptions = {
  redirects,
  createRedirects: pipeline.createRedirects,
} satisfies RedirectOptions;

const themeConfig = {
  colorMode: { disableSwitch: true },
  docs: { versionPersistence: 'none' },
} satisfies ThemeConfig;

const config: Config = {
  title: site.siteName,
  tagline: site.siteDescription,
  titleDelimiter: site.titleDelimiter,
  url: siteUrl,
  baseUrl: checkBaseUrl(),
  baseUrlIssueBanner: false,
  favicon: 'img/icon.svg',
  headTags: [
    {
      tagName: 'link',
      attributes: { rel: 'apple-touch-icon', href: addressOf('/img/apple-touch-icon.png') },
    },
  ],
  staticDirectories: ['static', generatedStatic],
  trailingSlash: false,
  i18n: { defaultLocale: 'en-US', locales: ['en-US'] },
  future: {
    // The server would wait for pages compiled for the browser, which gets islands instead.
    faster: { mdxCrossCompilerCache: false },
    // There is no CSS of Docusaurus' left to order.
    v4: {
      useCssCascadeLayers: false,
      removeLegacyPostBuildHeadAttribute: true,
      siteStorageNamespacing: true,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
  },
  // Links in pages are checked by src/pages/content-check, which names file and line.
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  ssrTemplate: pageTemplate(),
  markdown: {
    // Values that src/pages/content-check refuses are left out, so that it can name all mistakes at once.
    parseFrontMatter: ({ fileContent, filePath }) => readFrontMatter(fileContent, filePath),
    preprocessor: ({ fileContent }) => normalizeText(fileContent),
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  presets: [['classic', preset]],
  themes: ['@docusaurus/theme-live-codeblock'],
  plugins: [
    ['./src/pages/plugin.ts', docs],
    './src/docusaurus/definitions.ts',
    './src/docusaurus/generated-files.ts',
    './src/docusaurus/patches.ts',
    './src/docusaurus/development.ts',
    './src/islands/plugin.ts',
    './src/page-html/plugin.ts',
    './src/versions/plugin.ts',
    './src/live-code/plugin.ts',
    './src/sidebar/plugin.ts',
    './src/presets/plugin.ts',
    './src/recipes/plugin.ts',
    ['@docusaurus/plugin-client-redirects', redirectOptions],
    pipeline.plugin,
  ],
  themeConfig,
};

export default config;
