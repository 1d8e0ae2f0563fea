import type { Redirect } from './src/base/facts/paths';

/**
 * Redirects required by the specification, and URLs of older releases of the site. The build fails if a target doesn't
 * exist.
 */
const redirects: Redirect[] = [
  { from: '/custom-pragma', to: '/sx-prop' },
  { from: '/css', to: '/sx-prop' },
  ...['how-it-works', 'jsx-pragma', 'motivation', 'object-styles'].map((page) => ({
    from: `/${page}`,
    to: `/guides/${page}`,
  })),
  ...[
    'presets',
    'prism',
    'color',
    'style-guide',
    'editor',
    'gatsby-plugin',
    'gatsby-theme-ui-blog',
    'gatsby-theme-style-guide',
    'typography',
    'match-media',
  ].map((page) => ({ from: `/${page}`, to: `/packages/${page}` })),
  ...['tachyons', 'tailwind'].map((page) => ({ from: `/css/${page}`, to: `/packages/${page}` })),
  { from: '/mdx', to: '/styling-mdx' },
  { from: '/mdx/styling', to: '/styling-mdx' },
  { from: '/mdx/components', to: '/mdx-components' },
  { from: '/mdx/themed', to: '/mdx-components#themed' },
  { from: '/themed', to: '/mdx-components#themed' },
  { from: '/offline', to: '/offline-plugin-app-shell-fallback' },
  { from: '/resources', to: '/guides' },
  { from: '/design-graph', to: '/guides/motivation' },
  { from: '/logos', to: '/readme' },
  ...['layout-components', 'linked-headings', 'syntax-highlighting'].map((page) => ({
    from: `/mdx/${page}`,
    to: `/guides/${page === 'layout-components' ? 'mdx-layout-components' : page}`,
  })),
];

export default redirects;
