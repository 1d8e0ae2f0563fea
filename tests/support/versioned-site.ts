import path from 'node:path';
import { test as base } from '@playwright/test';
import { FaultServer } from './fault-server';
import { keepFewPages } from './few-pages';
import { addPackages, buildCopy, copySite, type SiteCopy } from './site-copy';

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: What the page ${title} says.\n---\n\n${body}\n`;

const sidebar = (...items: unknown[]) => JSON.stringify({ docs: items });
const components = (...items: string[]) => ({
  type: 'category',
  label: 'Components',
  link: { type: 'doc', id: 'components/index' },
  items,
});

const parts = ['one', 'two', 'three', 'four', 'five', 'six'];
const sections = (text: string) =>
  parts.map((id) => `## Part ${id} {/* #${id} */}\n\n${text}`).join('\n\n');

const files: Record<string, string> = {
  'version-list.json': JSON.stringify({
    current: { name: '0.17', release: '0.17.4', released: '2024-10', lastRelease: '2026-01' },
    older: [
      {
        name: '0.16',
        release: '0.16.2',
        released: '2023-06',
        lastRelease: '2024-03',
        frozen: '2026-11-23',
      },
    ],
  }),
  'versions.json': '["0.16"]',
  'sidebars.ts': `export default ${sidebar('sx-prop', 'same', components('components/box'))};\n`,
  'docs/sx-prop.mdx': page(
    'The sx Prop',
    `New text.\n\n## Use {/* #use */}\n\nText with [a link](/).\n\n## New {/* #new */}\n\nText.`,
  ),
  'docs/same.mdx': page('Same', 'See [The sx Prop](/sx-prop).\n\n## Use {/* #use */}\n\nText.'),
  'docs/components/index.mdx': page('Components', sections('New text.')),
  'versioned_sidebars/version-0.16-sidebars.json': sidebar(
    'sx-prop',
    'same',
    components('components/box', 'components/old'),
  ),
  'versioned_docs/version-0.16/sx-prop.mdx': page(
    'The sx Prop',
    `Old text.\n\n## Use {/* #use */}\n\nText with [a link](/).`,
  ),
  'versioned_docs/version-0.16/same.mdx': page(
    'Same',
    'See [The sx Prop](/0.16/sx-prop).\n\n## Use {/* #use */}\n\nText.',
  ),
  'versioned_docs/version-0.16/components/index.mdx': page('Components', sections('Old text.')),
  'versioned_docs/version-0.16/components/box.mdx': page('Box', 'A box.'),
  'versioned_docs/version-0.16/components/old.mdx': page('Old', 'It was there.'),
};

interface Fixtures {
  server: FaultServer;
}

interface WorkerFixtures {
  site: SiteCopy;
}

/** Leaves a few pages, and adds an older version without a home page. */
export function addVersions(site: SiteCopy): void {
  keepFewPages(site);
  for (const [file, text] of Object.entries(files)) site.write(file, text);
  addPackages(site, ['0.16']);
}

/** Tests against a copy of the site with two versions. It's built once per worker. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  site: [
    async ({}, provide) => {
      const site = copySite();
      addVersions(site);
      await buildCopy(site);
      await provide(site);
      site.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  server: async ({ site }, provide) => {
    await provide(new FaultServer(path.join(site.dir, 'build')));
  },
  baseURL: async ({ server }, provide) => {
    await provide(await server.start());
    await server.stop();
  },
});
