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
      items: ['components/button'],
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
