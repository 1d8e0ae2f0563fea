/** The section and the names of its pages, as in an address; `''` is the section's own page. */
const routesBySection: Record<string, string> = {
  '': 'index 404 api color-modes customize demo getting-started hooks layout mdx-components migrating random readme static-css styled styling-mdx sx-prop testimonials theme-spec theming use-theme-ui',
  'getting-started': 'gatsby',
  components:
    'index alert aspect-image aspect-ratio avatar badge box button card checkbox close container divider donut embed field flex forms grid heading icon-button image input label link menu-button message nav-link progress radio select slider spinner text textarea variants',
  guides:
    'index color-mode-toggles global-styles how-it-works jsx-pragma layouts linked-headings mdx-layout-components merging-themes motivation nested-theme-providers object-styles responsive-typography styled-components syntax-highlighting theme-color-meta-tag using-theme-ui-without-mdx variants',
  packages:
    'index color editor gatsby-plugin gatsby-theme-style-guide gatsby-theme-ui-blog match-media presets prism sidenav style-guide tachyons tailwind typography',
  recipes:
    'index centered-container css-grid demo flexbox-layout flexbox-sidebar footer-a1 footer-a2 footer-a3 footer-a4 gatsby-link header-a1 header-a2 header-a3 header-a4 header-a5 notes button post-list-a1 post-list-a2 stack tiled-layout',
};

/** All addresses that the specification names. */
export const specifiedRoutes: readonly string[] = Object.entries(routesBySection).flatMap(
  ([section, names]) =>
    names
      .split(' ')
      .map((name) => `/${[section, name === 'index' ? '' : name].filter(Boolean).join('/')}`),
);

/**
 * Those of them whose pages are not written. A link to one stands as plain text in its page until then.
 * This list only becomes shorter: take an address out with its page (tests/content/routes.test.ts).
 */
export const waitingRoutes: readonly string[] = [
  '/api',
  '/customize',
  '/demo',
  '/hooks',
  '/layout',
  '/mdx-components',
  '/migrating',
  '/random',
  '/readme',
  '/static-css',
  '/styled',
  '/styling-mdx',
  '/testimonials',
  '/theme-spec',
  '/use-theme-ui',
  '/guides/color-mode-toggles',
  '/guides/global-styles',
  '/guides/jsx-pragma',
  '/guides/layouts',
  '/guides/linked-headings',
  '/guides/mdx-layout-components',
  '/guides/merging-themes',
  '/guides/motivation',
  '/guides/nested-theme-providers',
  '/guides/object-styles',
  '/guides/responsive-typography',
  '/guides/styled-components',
  '/guides/syntax-highlighting',
  '/guides/theme-color-meta-tag',
  '/guides/using-theme-ui-without-mdx',
  '/guides/variants',
  '/packages/color',
  '/packages/editor',
  '/packages/gatsby-plugin',
  '/packages/gatsby-theme-style-guide',
  '/packages/gatsby-theme-ui-blog',
  '/packages/match-media',
  '/packages/prism',
  '/packages/sidenav',
  '/packages/style-guide',
  '/packages/tachyons',
  '/packages/tailwind',
  '/packages/typography',
  '/recipes/centered-container',
  '/recipes/css-grid',
  '/recipes/demo',
  '/recipes/flexbox-layout',
  '/recipes/flexbox-sidebar',
  '/recipes/footer-a1',
  '/recipes/footer-a2',
  '/recipes/footer-a3',
  '/recipes/footer-a4',
  '/recipes/gatsby-link',
  '/recipes/header-a1',
  '/recipes/header-a2',
  '/recipes/header-a3',
  '/recipes/header-a4',
  '/recipes/header-a5',
  '/recipes/notes',
  '/recipes/button',
  '/recipes/post-list-a1',
  '/recipes/post-list-a2',
  '/recipes/tiled-layout',
];
