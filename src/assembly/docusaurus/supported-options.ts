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

/** Something that Docusaurus supports and that has no effect here. */
interface Refusal {
  /** What it's called, if its options don't say so. */
  feature?: string;
  /** Options as in the messages: those of preset-classic start with `preset`. */
  options?: readonly string[];
  /** Names of plugins and themes. The first row that matches applies. */
  plugins?: RegExp;
  /** Folder at the root of the site. */
  folder?: string;
  /** What to do instead. */
  instead: string;
}

/** CONTRIBUTING.md has a table with the same rows. */
export const refusals: readonly Refusal[] = [
  {
    feature: 'a blog',
    options: ['preset.blog'],
    plugins: /plugin-content-blog/,
    folder: 'blog',
    instead: 'Put news in docs/changes.mdx',
  },
  {
    feature: 'pages in src/pages',
    options: ['preset.pages'],
    plugins: /plugin-content-pages/,
    instead: 'Put the page in docs/, and import its component there',
  },
  {
    feature: 'a second set of docs',
    options: ['preset.docs.id'],
    plugins: /plugin-content-docs/,
    instead: 'Add a category to sidebars.ts instead; the site has only one set of docs',
  },
  {
    feature: 'translations',
    folder: 'i18n',
    instead: 'Remove it; the site has only one language',
  },
  {
    feature: 'Mermaid',
    options: ['markdown.mermaid', 'themeConfig.mermaid'],
    plugins: /theme-mermaid/,
    instead: 'Draw the diagram as an SVG file, or as a live example',
  },
  {
    feature: 'another search',
    options: ['themeConfig.algolia'],
    plugins: /search/,
    instead: 'Remove it; the site has its own search (src/shell/search)',
  },
  {
    feature: 'analytics',
    options: ['preset.gtag', 'preset.googleAnalytics', 'preset.googleTagManager'],
    plugins: /analytics|gtag|tag-manager|posthog|hotjar|clarity|plausible|matomo/,
    instead:
      'Put the script in static/, add it to "scripts", and add its host to customFields.contentPolicy',
  },
  {
    feature: 'plugin-ideal-image',
    plugins: /plugin-ideal-image/,
    instead: 'Use ![alt](./image.png)',
  },
  {
    feature: 'other client themes',
    plugins: /theme-(?!live-codeblock)/,
    instead:
      "It wouldn't run in readers' browsers. Write a component instead " +
      '("Add an interactive component" in CONTRIBUTING.md)',
  },
  {
    options: ['clientModules'],
    instead: `Docusaurus' client doesn't run in readers' browsers. Put the script in static/, and add it to "scripts"`,
  },
  {
    options: ['storage'],
    instead: 'Remove it; storage keys always start with "theme-ui"',
  },
  {
    options: ['markdown.format'],
    instead: 'Remove it; all pages are MDX',
  },
  {
    options: ['preset.docs.tags'],
    instead: 'Use "keywords" in front matter for additional search terms',
  },
  {
    options: ['preset.docs.admonitions'],
    instead: 'Change admonition types in src/content/elements/admonition-titles.ts',
  },
  {
    options: ['preset.docs.showLastUpdateAuthor'],
    instead: 'Remove it; pages show only the date',
  },
  {
    options: ['themeConfig.announcementBar'],
    instead:
      'Add an entry to docs/changes.mdx, an admonition to the relevant pages, ' +
      'or an element to src/shell/layout/Shell.tsx',
  },
  {
    options: ['themeConfig.colorMode.defaultMode'],
    instead: 'Change the modes in src/base/design/modes.ts',
  },
  {
    options: ['themeConfig.colorMode.respectPrefersColorScheme'],
    instead: "Remove it; the site follows the system's color scheme until a reader chooses a mode",
  },
  {
    options: ['themeConfig.docs.sidebar'],
    instead: 'Set "collapsed" or "collapsible" on a category in sidebars.ts',
  },
  {
    options: ['themeConfig.navbar.style', 'themeConfig.navbar.hideOnScroll'],
    instead: 'Change the header in src/shell/layout/Header.tsx',
  },
  {
    options: ['themeConfig.navbar.logo.srcDark'],
    instead: 'Use an SVG file with a color that is readable in all modes',
  },
  {
    options: ['themeConfig.navbar.logo.href'],
    instead: 'Remove it; the logo always links to the home page',
  },
  {
    options: ['themeConfig.navbar.items[].type'],
    instead:
      'Use links: { to: "/path", label } or { href: "https://…", label }. ' +
      'The header already includes the search, the version menu, and the color mode button',
  },
  {
    options: ['themeConfig.navbar.items[].items'],
    instead: 'Link to a page that lists the links: { to: "/path", label }',
  },
  {
    options: ['themeConfig.navbar.items[].html'],
    instead: 'Use "label"',
  },
  {
    options: ['themeConfig.navbar.items[].className'],
    instead: 'Use a text label instead of an icon',
  },
  {
    options: ['themeConfig.navbar.items[].aria-label'],
    instead: 'Use "label", which screen readers announce',
  },
  {
    options: ['themeConfig.footer.style', 'themeConfig.footer.logo'],
    instead: 'Change the footer in src/shell/layout/Footer.tsx',
  },
  {
    options: ['themeConfig.footer.links[].html', 'themeConfig.footer.links[].items[].html'],
    instead: 'Use "label" with "to" or "href"',
  },
  {
    options: ['themeConfig.prism.theme', 'themeConfig.prism.darkTheme'],
    instead: 'Change code colors in src/base/design/colors.ts',
  },
  {
    options: ['themeConfig.prism.magicComments'],
    instead: 'Use the comments highlight-next-line, highlight-start, and highlight-end',
  },
  {
    options: ['themeConfig.prism.defaultLanguage'],
    instead: 'Write the language after the three backticks',
  },
];

/** Returns what to do instead of an option. @param option with `[]` for any index */
export const insteadOf = (option: string): string | undefined =>
  refusals.find(({ options }) => options?.includes(option))?.instead;
