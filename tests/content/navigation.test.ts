import { readFileSync } from 'node:fs';
import sidebars from '../../sidebars';
import { componentGroups } from '../../src/component-index/component-groups';
import { pageFiles } from '../support/page-code';

/** Pages that stand outside the side navigation, and why. */
const outside: Record<string, string> = {
  changes: 'About this site; the footer leads to it.',
  offline: 'About this site; the footer leads to it.',
  search: 'The header’s field has the same.',
  versions: 'About this site; the footer leads to it.',
  index: 'The header’s logo leads home.',
  readme: 'The overview for those who come from the repository; the index of packages leads to it.',
  testimonials: 'No help with a task; the home page and the comparison lead to it.',
  'recipes/demo': 'A page to look at outlines; the recipe of tiles and the notes lead to it.',
  'recipes/notes': 'What is planned; the index of recipes leads to it.',
  'site-design': 'For contributors; CONTRIBUTING and the style guide lead to it.',
  'style-guide-demo': 'A demonstration; the page of @theme-ui/style-guide leads to it.',
};

type Item =
  string | { type: string; id?: string; label?: string; link?: { id: string }; items?: Item[] };

/** Ids of the pages below items, in their order. */
function idsOf(items: Item[]): string[] {
  return items.flatMap((item) =>
    typeof item === 'string'
      ? [item]
      : [item.id ?? item.link?.id ?? [], idsOf(item.items ?? [])].flat(),
  );
}

const items = (sidebars as unknown as { docs: Item[] }).docs;
const listed = idsOf(items);
const written = pageFiles().map((file) => file.replace(/^docs\/|\.mdx$/g, ''));

test('the side navigation has each page once, but for those with a reason', () => {
  expect(written.length).toBeGreaterThan(60);
  expect(new Set(listed).size).toBe(listed.length);
  expect([...listed, ...Object.keys(outside)].sort()).toEqual([...written].sort());
});

test('pages outside the navigation say so themselves', () => {
  for (const id of Object.keys(outside)) {
    expect([id, readFileSync(`docs/${id}.mdx`, 'utf8')]).toEqual([
      id,
      expect.stringMatching(/^(navigation: false|fullwidth: true)$/m),
    ]);
  }
});

test('the navigation groups the components as their index does', () => {
  const components = items.find(
    (item) => typeof item === 'object' && item.label === 'Components',
  ) as { items: Item[] };
  const groups = components.items.flatMap((item) =>
    typeof item === 'object' ? [[item.label, idsOf(item.items ?? [])]] : [],
  );
  const fileOf = (name: string) =>
    `components/${name.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase()}`;
  expect(groups).toEqual(
    componentGroups.map(({ title, components }) => [
      title,
      components.map(({ name }) => fileOf(name)),
    ]),
  );
});
