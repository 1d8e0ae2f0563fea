/**
 * Pages that must exist, from the specification and later promises: path segments of pages, by section. `index` is the
 * section's index page.
 */
const routesBySection: Record<string, string> = {
  '': 'index 404 api color-modes customize demo getting-started hooks layout mdx-components migrating random readme static-css styled styling-mdx sx-prop testimonials theme-spec theming use-theme-ui troubleshooting',
  'getting-started': 'astro gatsby nextjs react-router tutorial',
  components:
    'index alert aspect-image aspect-ratio avatar badge box button card checkbox close container divider donut embed field flex forms grid heading icon-button image input label link menu-button message nav-link progress radio select slider spinner text textarea variants',
  guides:
    'index color-mode-toggles global-styles how-it-works jsx-pragma layouts linked-headings mdx-layout-components merging-themes motivation nested-theme-providers object-styles responsive-typography styled-components syntax-highlighting theme-color-meta-tag using-theme-ui-without-mdx variants comparison custom-cache-provider keyframes server-components testing typescript',
  packages:
    'index components core css custom-properties global mdx color editor gatsby-plugin gatsby-theme-style-guide gatsby-theme-ui-blog match-media presets prism sidenav style-guide tachyons tailwind typography',
  recipes:
    'index centered-container css-grid demo flexbox-layout flexbox-sidebar footer-a1 footer-a2 footer-a3 footer-a4 gatsby-link header-a1 header-a2 header-a3 header-a4 header-a5 notes button post-list-a1 post-list-a2 stack tiled-layout',
};

function toPaths(namesBySection: Record<string, string>): string[] {
  return Object.entries(namesBySection).flatMap(([section, names]) =>
    names
      .split(' ')
      .map((name) => `/${[section, name === 'index' ? '' : name].filter(Boolean).join('/')}`),
  );
}

/** Paths of all pages that must exist. */
export const specifiedRoutes: readonly string[] = toPaths(routesBySection);
