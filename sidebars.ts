import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/**
 * The only reading order: the side navigation, its sections, and Previous/Next follow it.
 * An id is the file's path in docs/ without the extension.
 */
const sidebars: SidebarsConfig = {
  docs: [
    'getting-started/index',
    'getting-started/gatsby',
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
      items: ['packages/presets'],
    },
    {
      type: 'category',
      label: 'Guides',
      link: { type: 'doc', id: 'guides/index' },
      items: ['guides/how-it-works'],
    },
    {
      type: 'category',
      label: 'Recipes',
      link: { type: 'doc', id: 'recipes/index' },
      items: ['recipes/stack'],
    },
  ],
};

export default sidebars;
