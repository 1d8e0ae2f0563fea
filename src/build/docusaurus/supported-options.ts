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
export const pageAlternative = 'Put the page in docs/, and import its component there';
const noAnalytics =
  'Put the script in static/, add it to "scripts", and add its host to customFields.contentPolicy';
const colorAlternative = 'Change code colors in src/base/design/colors.ts';

/** What to do instead, by option. */
export const alternatives: Record<string, string> = {
  clientModules: `Docusaurus' client doesn't run in readers' browsers. Put the script in static/, and add it to "scripts"`,
  storage: 'Remove it; storage keys always start with "theme-ui"',
  'markdown.mermaid': 'Draw the diagram as an SVG file, or as a live example',
  'markdown.format': 'Remove it; all pages are MDX',
  'themeConfig.announcementBar':
    'Add an entry to docs/changes.mdx, or an admonition to the relevant pages',
  'themeConfig.algolia': 'Remove it; the site has its own search (src/shell/search)',
  'themeConfig.mermaid': 'Draw the diagram as an SVG file, or as a live example',
  'themeConfig.colorMode.defaultMode': 'Change the modes in src/base/design/modes.ts',
  'themeConfig.colorMode.respectPrefersColorScheme':
    "Remove it; the site follows the system's color scheme until a reader chooses a mode",
  'themeConfig.docs.sidebar': 'Set "collapsed" or "collapsible" on a category in sidebars.ts',
  'themeConfig.navbar.style': 'Change the header in src/shell/layout/Header.tsx',
  'themeConfig.navbar.hideOnScroll': 'Change the header in src/shell/layout/Header.tsx',
  'themeConfig.navbar.logo.srcDark': 'Use an SVG file with a color that is readable in all modes',
  'themeConfig.navbar.logo.href': 'Remove it; the logo always links to the home page',
  'themeConfig.navbar.items[].type':
    'Use links: { to: "/path", label } or { href: "https://…", label }. ' +
    'The header already includes the search, the version menu, and the color mode button',
  'themeConfig.navbar.items[].items': 'Link to a page that lists the links: { to: "/path", label }',
  'themeConfig.navbar.items[].html': 'Use "label"',
  'themeConfig.navbar.items[].className': 'Use a text label instead of an icon',
  'themeConfig.navbar.items[].aria-label': 'Use "label", which screen readers announce',
  'themeConfig.footer.style': 'Change the footer in src/shell/layout/Footer.tsx',
  'themeConfig.footer.logo': 'Change the footer in src/shell/layout/Footer.tsx',
  'themeConfig.footer.links[].html': 'Use "label" with "to" or "href"',
  'themeConfig.footer.links[].items[].html': 'Use "label" with "to" or "href"',
  'themeConfig.prism.theme': colorAlternative,
  'themeConfig.prism.darkTheme': colorAlternative,
  'themeConfig.prism.magicComments':
    'Use the comments highlight-next-line, highlight-start, and highlight-end',
  'themeConfig.prism.defaultLanguage': 'Write the language after the three backticks',
  'preset.blog': 'Put news in docs/changes.mdx',
  'preset.pages': pageAlternative,
  'preset.docs.tags': 'Use "keywords" in front matter for additional search terms',
  'preset.docs.admonitions': 'Change admonition types in src/content/elements/admonition-titles.ts',
  'preset.docs.showLastUpdateAuthor': 'Remove it; pages show only the date',
  'preset.docs.id': 'Add a category to sidebars.ts instead; the site has only one set of docs',
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
  [/plugin-ideal-image/, 'Use ![alt](./image.png)'],
  [
    /theme-(?!live-codeblock)/,
    "It wouldn't run in readers' browsers. Write a component instead (see CONTRIBUTING.md)",
  ],
];

/** Folders that Docusaurus uses but this site doesn't, and what to do instead. */
export const unusedFolders: Record<string, string> = {
  blog: alternatives['preset.blog']!,
  i18n: 'Remove it; the site has only one language',
};
