import type { Element, Root, RootContent } from 'hast';
import { rehypeFirstView } from '../../../src/markdown/rehype-first-view';

const block = (line: number, lines: number): RootContent => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [],
  position: { start: { line, column: 1 }, end: { line: line + lines, column: 1 } },
});
const esm = { type: 'mdxjsEsm', value: 'export const a = 1;' } as RootContent;
const namesOf = (nodes: RootContent[]) =>
  nodes.map((node) => ('tagName' in node ? node.tagName : 'name' in node ? node.name : node.type));

test('imports come before the sections below the first view', () => {
  const tree: Root = {
    type: 'root',
    children: [block(1, 30), block(32, 30), block(64, 3), esm, block(70, 3)],
  };
  rehypeFirstView()(tree);
  expect(namesOf(tree.children)).toEqual(['p', 'p', 'mdxjsEsm', 'p', 'p']);
});

test('each section below the first view is a separate element', () => {
  const heading = { ...block(40, 1), tagName: 'h2' } as RootContent;
  const band = { type: 'mdxJsxFlowElement', name: 'HomeSection', children: [] } as never;
  const tree: Root = {
    type: 'root',
    children: [
      block(1, 50),
      block(52, 3),
      heading,
      block(60, 3),
      block(64, 3),
      heading,
      band,
      block(70, 3),
    ],
  };
  rehypeFirstView()(tree);
  expect(namesOf(tree.children)).toEqual(['p', 'p', 'div', 'div', 'div']);
  const sections = tree.children.slice(2) as Element[];
  expect(sections.map(({ properties }) => properties)).toEqual(Array(3).fill({ 'data-below': '' }));
  expect(sections.map((section) => namesOf(section.children))).toEqual([
    ['h2', 'p', 'p'],
    ['h2'],
    ['HomeSection', 'p'],
  ]);
});

test('a short page is unchanged', () => {
  const children = [block(1, 10), esm, block(12, 10)];
  const tree: Root = { type: 'root', children: [...children] };
  rehypeFirstView()(tree);
  expect(tree.children).toEqual(children);
});
