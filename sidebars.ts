import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/**
 * The only reading order: the side navigation, its sections, and Previous/Next follow it.
 * An id is the file's path in docs/ without the extension.
 */
const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Getting Started',
      link: { type: 'doc', id: 'getting-started/index' },
      items: [
        'getting-started/nextjs',
        'getting-started/gatsby',
        'getting-started/react-router',
        'getting-started/astro',
        'getting-started/tutorial',
      ],
    },
    'theming',
    'sx-prop',
    'color-modes',
    'theme-spec',
    'layout',
    'styled',
    'styling-mdx',
    'mdx-components',
    'hooks',
    'use-theme-ui',
    'static-css',
    'api',
    'migrating',
    'troubleshooting',
    {
      type: 'category',
      label: 'Components',
      link: { type: 'doc', id: 'components/index' },
      items: [
        'components/variants',
        'components/forms',
        {
          type: 'category',
          label: 'Layout',
          collapsible: false,
          items: [
            'components/box',
            'components/flex',
            'components/grid',
            'components/container',
            'components/card',
            'components/aspect-ratio',
            'components/divider',
          ],
        },
        {
          type: 'category',
          label: 'Text and links',
          collapsible: false,
          items: [
            'components/text',
            'components/paragraph',
            'components/heading',
            'components/link',
            'components/nav-link',
          ],
        },
        {
          type: 'category',
          label: 'Buttons',
          collapsible: false,
          items: [
            'components/button',
            'components/icon-button',
            'components/menu-button',
            'components/close',
          ],
        },
        {
          type: 'category',
          label: 'Forms',
          collapsible: false,
          items: [
            'components/label',
            'components/input',
            'components/textarea',
            'components/select',
            'components/checkbox',
            'components/radio',
            'components/switch',
            'components/slider',
            'components/field',
          ],
        },
        {
          type: 'category',
          label: 'Images and frames',
          collapsible: false,
          items: [
            'components/image',
            'components/avatar',
            'components/aspect-image',
            'components/embed',
          ],
        },
        {
          type: 'category',
          label: 'Feedback',
          collapsible: false,
          items: [
            'components/alert',
            'components/message',
            'components/badge',
            'components/progress',
            'components/donut',
            'components/spinner',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Packages',
      link: { type: 'doc', id: 'packages/index' },
      items: [
        {
          type: 'category',
          label: 'Parts of theme-ui',
          collapsible: false,
          items: [
            'packages/core',
            'packages/css',
            'packages/components',
            'packages/global',
            'packages/mdx',
          ],
        },
        {
          type: 'category',
          label: 'Tools',
          collapsible: false,
          items: [
            'packages/presets',
            'packages/color',
            'packages/match-media',
            'packages/prism',
            'packages/style-guide',
            'packages/typography',
            'packages/custom-properties',
            'packages/tailwind',
          ],
        },
        {
          type: 'category',
          label: 'Gatsby',
          collapsible: false,
          items: ['packages/gatsby-plugin', 'packages/gatsby-theme-style-guide'],
        },
        {
          type: 'category',
          label: 'Archived',
          collapsible: false,
          items: [
            'packages/editor',
            'packages/sidenav',
            'packages/tachyons',
            'packages/gatsby-theme-ui-blog',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Guides',
      link: { type: 'doc', id: 'guides/index' },
      items: [
        {
          type: 'category',
          label: 'Concepts',
          collapsible: false,
          items: [
            'guides/motivation',
            'guides/how-it-works',
            'guides/comparison',
            'guides/using-theme-ui-without-mdx',
          ],
        },
        {
          type: 'category',
          label: 'Styling',
          collapsible: false,
          items: [
            'guides/jsx-pragma',
            'guides/object-styles',
            'guides/variants',
            'guides/layouts',
            'guides/global-styles',
            'guides/keyframes',
            'guides/styled-components',
          ],
        },
        {
          type: 'category',
          label: 'Color and themes',
          collapsible: false,
          items: [
            'guides/color-mode-toggles',
            'guides/theme-color-meta-tag',
            'guides/merging-themes',
            'guides/nested-theme-providers',
          ],
        },
        {
          type: 'category',
          label: 'Content',
          collapsible: false,
          items: [
            'guides/responsive-typography',
            'guides/mdx-layout-components',
            'guides/linked-headings',
            'guides/syntax-highlighting',
          ],
        },
        {
          type: 'category',
          label: 'Integration',
          collapsible: false,
          items: [
            'guides/typescript',
            'guides/server-components',
            'guides/custom-cache-provider',
            'guides/testing',
          ],
        },
      ],
    },
    {
      type: 'category',
      label: 'Recipes',
      link: { type: 'doc', id: 'recipes/index' },
      items: [
        {
          type: 'category',
          label: 'Layouts',
          collapsible: false,
          items: [
            'recipes/stack',
            'recipes/centered-container',
            'recipes/tiled-layout',
            'recipes/flexbox-layout',
            'recipes/flexbox-sidebar',
            'recipes/css-grid',
          ],
        },
        {
          type: 'category',
          label: 'Headers',
          collapsible: false,
          items: ['recipes/header-a1'],
        },
      ],
    },
  ],
};

export default sidebars;
