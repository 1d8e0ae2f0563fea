/** Options that work here: `true` for any value, a list for each item, an object for its keys. */
export type Shape = true | readonly [Shape] | { readonly [key: string]: Shape };

const link = {
  label: true,
  to: true,
  href: true,
  position: true,
  target: true,
  rel: true,
} as const;

/** Options of docusaurus.config.ts. */
export const supported: Shape = {
  title: true,
  tagline: true,
  titleDelimiter: true,
  url: true,
  baseUrl: true,
  baseUrlIssueBanner: true,
  favicon: true,
  headTags: true,
  stylesheets: true,
  scripts: true,
  noIndex: true,
  staticDirectories: true,
  trailingSlash: true,
  ssrTemplate: true,
  future: true,
  customFields: true,
  organizationName: true,
  projectName: true,
  deploymentBranch: true,
  onBrokenLinks: true,
  onBrokenAnchors: true,
  onDuplicateRoutes: true,
  i18n: { defaultLocale: true, locales: true },
  markdown: { parseFrontMatter: true, preprocessor: true, hooks: true },
  presets: true,
  themes: true,
  plugins: true,
  themeConfig: {
    colorMode: { disableSwitch: true },
    docs: { versionPersistence: true },
    image: true,
    metadata: true,
    navbar: {
      title: true,
      logo: { src: true, alt: true, width: true, height: true },
      items: [{ ...link, activeBasePath: true }],
    },
    footer: { copyright: true, links: [{ ...link, title: true, items: [link] }] },
    prism: { additionalLanguages: true },
    tableOfContents: true,
  },
};

/** Options of preset-classic. */
export const supportedPreset: Shape = {
  docs: {
    path: true,
    routeBasePath: true,
    sidebarPath: true,
    sidebarCollapsible: true,
    sidebarCollapsed: true,
    breadcrumbs: true,
    numberPrefixParser: true,
    lastVersion: true,
    versions: true,
    onlyIncludeVersions: true,
    showLastUpdateTime: true,
    editUrl: true,
    include: true,
    exclude: true,
    beforeDefaultRemarkPlugins: true,
    remarkPlugins: true,
    rehypePlugins: true,
  },
  debug: true,
  theme: { customCss: true },
  sitemap: true,
};

/** Remedy for a page in src/pages. */
export const pageAlternative = 'Put the page in docs, and import its component there';
const noAnalytics =
  'Put the script in static, list it under "scripts", and add its host to customFields.contentPolicy';
const colorAlternative = 'Code colors are in src/base/design/colors.ts';

/** What to do instead, by option. */
export const alternatives: Record<string, string> = {
  clientModules: `Docusaurus' client doesn't run in readers' browsers. Put the script in static, and list it under "scripts"`,
  storage: 'Storage keys are prefixed with "theme-ui"',
  'markdown.mermaid': 'Draw the diagram as an SVG file, or as a live example',
  'markdown.format': 'All pages are MDX',
  'themeConfig.announcementBar':
    'Add an entry to docs/changes.mdx, or an admonition to the relevant pages',
  'themeConfig.algolia': 'The site has its own search (src/shell/search)',
  'themeConfig.mermaid': 'Draw the diagram as an SVG file, or as a live example',
  'themeConfig.colorMode.defaultMode': 'The four modes are in src/base/design/modes.ts',
  'themeConfig.colorMode.respectPrefersColorScheme':
    "The system's color scheme is always used first",
  'themeConfig.docs.sidebar': 'Set "collapsed" or "collapsible" on a category in sidebars.ts',
  'themeConfig.navbar.style': 'The header is in src/shell/layout/Header.tsx',
  'themeConfig.navbar.hideOnScroll': 'The header is in src/shell/layout/Header.tsx',
  'themeConfig.navbar.logo.srcDark': 'Use an SVG file with a color that is readable in all modes',
  'themeConfig.navbar.logo.href': 'The logo links to the home page',
  'themeConfig.navbar.items[].type':
    'Only links work: { to: "/path", label } or { href: "https://…", label }. ' +
    'The header already has the search, the version menu, and the color mode button',
  'themeConfig.navbar.items[].items': 'Link to a page that lists the links: { to: "/path", label }',
  'themeConfig.navbar.items[].html': 'Use a label',
  'themeConfig.navbar.items[].className': 'Use a text label instead of an icon',
  'themeConfig.navbar.items[].aria-label': 'Screen readers read the label',
  'themeConfig.footer.style': 'The footer is in src/shell/layout/Footer.tsx',
  'themeConfig.footer.logo': 'The footer is in src/shell/layout/Footer.tsx',
  'themeConfig.footer.links[].html': 'Use a label and "to" or "href"',
  'themeConfig.footer.links[].items[].html': 'Use a label and "to" or "href"',
  'themeConfig.prism.theme': colorAlternative,
  'themeConfig.prism.darkTheme': colorAlternative,
  'themeConfig.prism.magicComments':
    'The comments highlight-next-line, highlight-start, and highlight-end work',
  'themeConfig.prism.defaultLanguage': 'Write the language after the three backticks',
  'preset.blog': 'Put news in docs/changes.mdx',
  'preset.pages': pageAlternative,
  'preset.docs.tags': 'Write "keywords" in front matter for additional search terms',
  'preset.docs.admonitions': 'Admonition types are in src/content/elements/admonition-titles.ts',
  'preset.docs.showLastUpdateAuthor': 'Pages show only the date',
  'preset.docs.id': 'There is only one set of docs; add a category to sidebars.ts',
  'preset.gtag': noAnalytics,
  'preset.googleAnalytics': noAnalytics,
  'preset.googleTagManager': noAnalytics,
};

/** Plugins and themes that have no effect here, and what to do instead. */
export const refusedPlugins: [name: RegExp, alternative: string][] = [
  [/theme-mermaid/, alternatives['markdown.mermaid']!],
  [/search/, alternatives['themeConfig.algolia']!],
  [/plugin-content-blog/, alternatives['preset.blog']!],
  [/plugin-content-pages/, pageAlternative],
  [/plugin-content-docs/, alternatives['preset.docs.id']!],
  [/analytics|gtag|tag-manager|posthog|hotjar|clarity|plausible|matomo/, noAnalytics],
  [/plugin-ideal-image/, 'Write ![alt](./picture.png)'],
  [
    /theme-(?!live-codeblock)/,
    "It doesn't run in readers' browsers. Write a component (CONTRIBUTING.md)",
  ],
];

/** Folders that Docusaurus would use and this site doesn't, and what to do instead. */
export const unusedFolders: Record<string, string> = {
  blog: alternatives['preset.blog']!,
  i18n: 'The site has one language',
};
