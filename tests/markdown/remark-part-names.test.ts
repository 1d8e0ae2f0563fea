import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { attributeText, type JsxElement } from '../../src/content/markdown/jsx';
import { parseMdx } from '../../src/content/markdown/parse-mdx';
import { remarkPartNames } from '../../src/content/markdown/remark-part-names';

/** Names of the parts of a page, in order; undefined for those without one. */
function namesIn(text: string, title?: string): unknown[] {
  const tree: Root = parseMdx(text);
  const file = new VFile();
  if (title) file.data.frontMatter = { title };
  remarkPartNames()(tree, file);
  const names: unknown[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    names.push(attributeText(node as JsxElement, 'partName'));
  });
  return names;
}

test('code is named by its title, or else by its section, and by a number', () => {
  const page = [
    '<CodeBlock />',
    '## Use `sx` {/* #use */}',
    '<LiveExample title="theme.ts" />',
    '<CodeBlock />',
    '<LiveExample />',
    '### Use sx, 2',
    '<CodeBlock />',
  ];
  expect(namesIn(page.join('\n\n'), 'Theming')).toEqual([
    'Theming',
    'theme.ts',
    'Use sx',
    'Use sx, 2',
    'Use sx, 2, 2',
  ]);
});

test('code whose title occurs again is also named by its section', () => {
  const page = [
    '## Colors',
    '<CodeBlock title="theme.ts" />',
    '## Fonts',
    '<CodeBlock title="theme.ts" />',
    '<CodeBlock title="theme.ts" />',
  ];
  expect(namesIn(page.join('\n\n'))).toEqual([
    'theme.ts, Colors',
    'theme.ts, Fonts',
    'theme.ts, Fonts, 2',
  ]);
});

test('install commands and tabs have names if the page has several', () => {
  const one = '## Install\n\n<Install />\n\n<Tabs>\n\na\n\n</Tabs>';
  expect(namesIn(one)).toEqual([undefined, undefined]);
  expect(namesIn(`${one}\n\n<Install />\n\n## Use\n\n<Tabs>\n\na\n\n</Tabs>`)).toEqual([
    'Install',
    'Install',
    'Install, 2',
    'Use',
  ]);
});

test('code in a partial without a heading has no name', () => {
  expect(namesIn('<CodeBlock />')).toEqual([undefined]);
});
