import type { Element, ElementContent, Root } from 'hast';
import { VFile } from 'vfile';
import { rehypeTableNames } from '../../src/content/markdown/rehype-table-names';

const element = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (value: string): ElementContent => ({ type: 'text', value });

/** The names of the tables in a page. */
function namesIn(children: Element[], frontMatter?: object): unknown[] {
  const tree: Root = { type: 'root', children };
  const file = new VFile();
  if (frontMatter) file.data.frontMatter = frontMatter;
  rehypeTableNames()(tree, file);
  const tables: unknown[] = [];
  const walk = (nodes: readonly { type: string }[]): void => {
    for (const node of nodes as Element[]) {
      if (node.tagName === 'table') tables.push(node.properties.ariaLabel);
      walk(node.children ?? []);
    }
  };
  walk(children);
  return tables;
}

test('a table is named after the heading before it, or the page, and its number in the section', () => {
  const page = [
    element('table'),
    element('h2', text('Keys of '), element('code', text('colors'))),
    element('p', text('Words.')),
    element('table'),
    element('div', element('table')),
    element('h3', text('Modes')),
    element('table'),
  ];
  expect(namesIn(page, { title: 'Theming' })).toEqual([
    'Theming',
    'Keys of colors',
    'Keys of colors, 2',
    'Modes',
  ]);
});

test('a table keeps its existing name', () => {
  const table = element('table');
  table.properties.ariaLabel = 'Contrast';
  expect(namesIn([element('h2', text('Palette')), table])).toEqual(['Contrast']);
});
