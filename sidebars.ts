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
    {
      type: 'category',
      label: 'Components',
      link: { type: 'doc', id: 'components/index' },
      items: [
        'components/variants',
        'components/box',
        'components/flex',
        'components/grid',
        'components/button',
        'components/text',
        'components/paragraph',
        'components/heading',
        'components/link',
        'components/image',
        'components/card',
        'components/forms',
        'components/label',
        'components/input',
        'components/select',
        'components/textarea',
        'components/radio',
        'components/checkbox',
        'components/switch',
        'components/slider',
        'components/field',
        'components/progress',
        'components/donut',
        'components/spinner',
        'components/avatar',
        'components/badge',
        'components/close',
        'components/alert',
        'components/divider',
        'components/embed',
        'components/aspect-ratio',
        'components/aspect-image',
        'components/container',
        'components/nav-link',
        'components/message',
        'components/icon-button',
        'components/menu-button',
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
