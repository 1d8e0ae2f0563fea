import type { Options as RedirectOptions } from '@docusaurus/plugin-client-redirects';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { checkConfig } from './src/assembly/docusaurus/check-config';
import { offlinePagePath } from './src/shell/offline/messages';
import { shortcutsPagePath } from './src/shell/shortcuts/shortcuts';
import { readFrontMatter } from './src/content/pages/front-matter';
import { normalizeText } from './src/content/markdown/parse-mdx';
import { createPipeline } from './src/assembly/pipeline';
import { pageTemplate } from './src/assembly/page-html/template';
import { checkBaseUrl, siteUrl } from './src/base/facts/address';
import { addressOf } from './src/base/facts/base-url';
import { generatedStatic } from './src/base/facts/generated-static';
import * as site from './src/base/facts/facts';
import { hasGitHistory } from './src/base/facts/git-history';
import { olderVersions, versionsPagePath } from './src/content/versions/list';
import redirects from './redirects';

/** Site folder, independent of the working directory. */
const siteDir = __dirname;

const pipeline = createPipeline(siteDir);

// Pages depend on files that the bundler doesn't track, such as the library's types, so a persistent cache could serve
// outdated pages. It saves nothing in `npm start`, which compiles only the pages that are looked at, and a fifth of a
// build. The option `future.faster.rspackPersistentCache` turns the cache off for builds only (3.10.2).
process.env.DOCUSAURUS_NO_PERSISTENT_CACHE ||= 'true';

const docs = {
  path: site.docsFolder,
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  breadcrumbs: false,
  // Keeps numbers at the start of file names in the URL.
  numberPrefixParser: false,
  // Serves the current version at the root, and older versions below their names.
  lastVersion: 'current',
  // Dates come from Git, so they require a history.
  showLastUpdateTime: hasGitHistory(siteDir),
  editUrl: ({ versionDocsDirPath, docPath }) => site.editUrl(`${versionDocsDirPath}/${docPath}`),
  ...pipeline.markdownPlugins,
} satisfies DocsOptions;

const preset = {
  docs,
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
  // The header has a button for four modes instead.
  colorMode: { disableSwitch: true },
  docs: { versionPersistence: 'none' },
  navbar: {
    title: site.siteName,
    // Without a `logo`, the header shows src/base/design/logo-mark in the color of the text.
    items: [
      // The pages that no other link stands for.
      { label: 'Docs', to: '/getting-started', activeBasePath: '/' },
      { label: 'Components', to: '/components' },
      { label: 'Recipes', to: '/recipes' },
      { label: 'Presets', to: '/packages/presets', activeBasePath: '/presets' },
      { label: 'Customize', to: '/customize' },
      { label: 'Playground', to: site.playgroundPath },
      { label: 'GitHub', href: site.libraryRepository, position: 'right' },
    ],
  },
  footer: {
    links: [
      {
        title: 'Learn',
        items: [
          { label: 'Getting Started', to: '/getting-started' },
          { label: 'Theming', to: '/theming' },
          { label: 'The sx Prop', to: '/sx-prop' },
          { label: 'Troubleshooting', to: '/troubleshooting' },
        ],
      },
      {
        title: 'Tools',
        items: [
          { label: 'Customize', to: '/customize' },
          { label: 'Random', to: '/random' },
          { label: 'Demo', to: '/demo' },
          { label: 'Playground', to: site.playgroundPath },
        ],
      },
      {
        title: 'Community',
        items: [
          { label: 'GitHub', href: site.libraryRepository },
          { label: 'Who uses it', to: '/testimonials' },
          { label: 'Comparison', to: '/guides/comparison' },
          { label: 'Migrating', to: '/migrating' },
        ],
      },
      {
        title: 'This site',
        items: [
          { label: 'Changes', to: site.changesPath },
          ...(olderVersions.length > 0 ? [{ label: 'Versions', to: versionsPagePath }] : []),
          { label: 'Save for offline', to: offlinePagePath },
          { label: 'Keyboard shortcuts', to: shortcutsPagePath },
          { label: 'For AI agents', to: '/api#agents' },
          { label: 'Source', href: site.docsRepository },
        ],
      },
    ],
  },
} satisfies ThemeConfig;

const config: Config = {
  // Other parts of the site use these facts too, so change them in src/base/facts/facts.ts.
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
    // With the cache, the server bundle waits for pages compiled for the browser, which only gets islands.
    faster: { mdxCrossCompilerCache: false },
    // Cascade layers only order Docusaurus' CSS, and the site doesn't have any.
    v4: {
      useCssCascadeLayers: false,
      removeLegacyPostBuildHeadAttribute: true,
      siteStorageNamespacing: true,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
  },
  // For links that components render. src/content/pages/content-check checks those in Markdown, with file and line.
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  ssrTemplate: pageTemplate,
  markdown: {
    // Drops invalid values instead of throwing, so that src/content/pages/content-check can report all mistakes
    // together.
    parseFrontMatter: ({ fileContent, filePath }) =>
      Promise.resolve(readFrontMatter(fileContent, filePath)),
    preprocessor: ({ fileContent }) => normalizeText(fileContent),
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  presets: [['classic', preset]],
  themes: ['@docusaurus/theme-live-codeblock'],
  plugins: [
    './src/assembly/docusaurus/bundles.ts',
    './src/assembly/docusaurus/overrides.ts',
    './src/assembly/docusaurus/development.ts',
    './src/runtime/islands/plugin.ts',
    './src/assembly/page-html/plugin.ts',
    './src/content/versions/plugin.ts',
    './src/sandbox/live-code/plugin.ts',
    ['@docusaurus/plugin-client-redirects', redirectOptions],
    pipeline.plugin,
  ],
  themeConfig,
  customFields: {
    // What pages may load from elsewhere, by directive: { 'img-src': ['https://images.example.com'] }.
    contentPolicy: {},
  },
};

export default checkConfig(config, siteDir);
