import { rmSync } from 'node:fs';
import path from 'node:path';
import type { SiteCopy } from './site-copy';

const page = (title: string, body: string, settings = '') =>
  `---\ntitle: ${title}\ndescription: The page ${title} of a copy.\n${settings}---\n\n${body}\n`;

const hidden = 'navigation: false\n';

const files: Record<string, string> = {
  'docs/index.mdx': page(
    'Theme UI',
    'Home. See [The sx Prop](/sx-prop#use).',
    `slug: /\n${hidden}`,
  ),
  'docs/sx-prop.mdx': page('The sx Prop', '## Use {/* #use */}\n\nText with [a link](/).'),
  'docs/components/index.mdx': page('Components', 'All components.'),
  'docs/components/box.mdx': page('Box', 'A box.\n\n```jsx live\n<Box>Live</Box>\n```'),
  'redirects.ts': 'export default [];\n',
  'sidebars.ts': `export default {
  docs: [
    'sx-prop',
    {
      type: 'category',
      label: 'Components',
      link: { type: 'doc', id: 'components/index' },
      items: ['components/box'],
    },
  ],
};
`,
};

/** Leaves a copy of the site with pages of a few words, so that sizes are mostly those of the shell. */
export function keepFewPages(site: SiteCopy): void {
  const others = [
    'getting-started',
    'guides',
    'packages',
    'recipes',
    'playground.mdx',
    'theming.mdx',
    'color-modes.mdx',
  ];
  for (const name of [...others, 'components']) {
    rmSync(path.join(site.dir, 'docs', name), { recursive: true });
  }
  for (const [file, text] of Object.entries(files)) site.write(file, text);
}
