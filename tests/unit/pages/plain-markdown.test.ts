import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { labeledList } from '../../../src/markdown/mdast';
import { plainMarkdown, plainTree, type Replacements } from '../../../src/pages/plain-markdown';
import { resolveCopyUrl } from '../../../src/pages/copies/addresses';
import { contentOf } from '../../support/page-content';

function copy(body: string, addressFor = (url: string) => url, parts: Replacements = {}): string {
  const tree = plainTree(contentOf(`---\ntitle: T\n---\n\n${body}\n`), parts);
  return plainMarkdown({ title: 'T', description: 'What it is.' }, tree, addressFor);
}

test('starts with the title and description', () => {
  expect(copy('Text.')).toBe('# T\n\n> What it is.\n\nText.\n');
});

test.each([
  ['heading ids', '## Use it {/* #use-it */}', '## Use it'],
  ['live flags', '```jsx live responsive\n<Box />\n```', '```jsx\n<Box />\n```'],
  ['code titles', '```ts title="theme.ts" {2}\na\n```', '```ts title="theme.ts"\na\n```'],
  ['previews without code', '```jsx live preview\n<Box />\n```\n\nAfter', 'After'],
  ['install commands', '<Install packages="theme-ui x" />', '```bash\nnpm install theme-ui x\n```'],
  [
    'install commands for tools',
    '<Install dev packages="vite" />',
    '```bash\nnpm install --save-dev vite\n```',
  ],
  [
    'wrappers around text',
    '<Hero title="A">\n\n**Bold** [link](/a#b)\n\n</Hero>',
    '**Bold** [link](/a#b)',
  ],
  ['images that need scripts', '<PresetGallery />\n\nAfter', 'After'],
  ['tables', '| A | B |\n| - | - |\n| `a` | b |', '| A   | B |\n| --- | - |\n| `a` | b |'],
  ['admonitions', ':::note\n\nMind the gap.\n\n:::', '> **Note**\n>\n> Mind the gap.'],
  [
    'admonition titles',
    ':::warning[In *0.17*]\n\nMind the gap.\n\n:::',
    '> **In _0.17_**\n>\n> Mind the gap.',
  ],
  ['HTML images', '<img src="/img/a.png" alt="A tree" />', '![A tree](/img/a.png)'],
  ...[
    ["require('/img/a.png').default", ''],
    ["useBaseUrl('img/a.png')", ''],
    ['tree', "import tree from '@site/static/img/a.png';\n\n"],
  ].map(([source, imports]): [string, string, string] => [
    `images from {${source}}`,
    `${imports}<img src={${source}} alt="A tree" />`,
    `![A tree](${imports ? '@site/static' : ''}/img/a.png)`,
  ]),
  ['HTML links', "Text <a href={'/a'}>**there**</a>.", 'Text [**there**](/a).'],
  ['spaces in braces', "one{' '}two {/* no */}three {1 + 1}", 'one two three'],
  ['details', '<details>\n<summary>More</summary>\n\nText\n\n</details>', '**More**\n\nText'],
  [
    'addresses',
    'See https://example.org/__tests__/a_b_c.',
    'See <https://example.org/__tests__/a_b_c>.',
  ],
  ['footnotes', 'Text[^1].\n\n[^1]: Note', 'Text[^1].\n\n[^1]: Note'],
  ['task lists', '- [ ] one\n- [x] two', '- [ ] one\n- [x] two'],
  ['strikethrough', '~~gone~~', '~~gone~~'],
  ['pseudo-classes', 'Write a:hover and :focus.', 'Write a:hover and :focus.'],
  ['highlighting comments', '```js\n// highlight-next-line\na\n```', '```js\na\n```'],
])('converts to plain Markdown: %s', (_name, body, expected) => {
  expect(copy(body)).toBe(`# T\n\n> What it is.\n\n${expected}\n`);
});

test('rewrites the addresses of links and images once, even in shared lists', () => {
  const parts = { Shared: [labeledList([['[Box](/box)', 'See [Flex](/flex).']])] };
  const below = (url: string) => (url.startsWith('/') ? `/docs${url}` : url);
  const expected =
    '![Map](/docs/img/map.svg) [here](#here) [there](https://example.org/)\n\n' +
    '- **[Box](/docs/box):** See [Flex](/docs/flex).\n';
  for (const round of [1, 2]) {
    const text = copy(
      '![Map](/img/map.svg) [here](#here) [there](https://example.org/)\n\n<Shared />',
      below,
      parts,
    );
    expect([round, text.endsWith(expected)]).toEqual([round, true]);
  }
});

test('reference tables become Markdown tables', () => {
  const text = copy('<ScaleTable of="zIndices" />');
  expect(text).toMatch(
    /\| Theme key +\| Properties +\|\n\| -+ \| -+ \|\n\| `zIndices` +\| `zIndex` +\|/,
  );
});

test('parts that are repeated on many pages are left out', () => {
  const text = copy('<PropTable of="Button" />');
  expect(text).toContain('and [the props that all components share](/components#common-props).');
  expect(text).not.toContain('className');
});

describe('partials', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-'));
  afterAll(() => rmSync(siteDir, { recursive: true }));
  test('are included in the copy with addresses relative to the page', () => {
    mkdirSync(path.join(siteDir, 'docs/parts'), { recursive: true });
    const part = 'In **here**: [x](./x.mdx#a), ![p](p.png), [root](/r), [own](#own).\n';
    writeFileSync(path.join(siteDir, 'docs/parts/_part.mdx'), part);
    const page = "import Part from './parts/_part.mdx';\n\n<Part />\n";
    const tree = plainTree(contentOf(page, { siteDir }));
    expect(plainMarkdown({ title: 'T', description: 'D' }, tree, (url) => url)).toContain(
      'In **here**: [x](parts/x.mdx#a), ![p](parts/p.png), [root](/r), [own](#own).',
    );
  });
});

describe('addresses in copies', () => {
  const context = {
    folder: 'versioned_docs/version-0.16',
    base: '/0.16',
    index: {
      '/theming': { anchors: [], lastUpdate: null },
      '/0.16/theming': { anchors: [], lastUpdate: null },
      '/new': { anchors: [], lastUpdate: null },
    },
    pathOfFile: (file: string) =>
      file === 'versioned_docs/version-0.16/theming.mdx' ? '/0.16/theming' : undefined,
  };
  test.each([
    ['/theming#a', '/0.16/theming#a'],
    ['/new', '/new'],
    ['../theming.mdx#a', '/0.16/theming#a'],
    ['/theming.mdx', '/0.16/theming'],
    ['./tree.png', '/0.16/guides/tree.png'],
    ['a b.png', '/0.16/guides/a%20b.png'],
    ['/img/tree.png', '/img/tree.png'],
    ['@site/static/img/tree.png', '/img/tree.png'],
    ['#own', '#own'],
    ['https://example.org/a.png', 'https://example.org/a.png'],
  ])('%s in a page of 0.16 becomes %s', (url, address) => {
    expect(resolveCopyUrl(url, 'versioned_docs/version-0.16/guides/page.mdx', context)).toBe(
      address,
    );
  });
});
