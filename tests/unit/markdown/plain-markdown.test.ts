import { factList } from '../../../src/markdown/mdast';
import { plainMarkdown, plainTree, type PlainParts } from '../../../src/markdown/plain-markdown';

function copy(body: string, addressFor = (url: string) => url, parts: PlainParts = {}): string {
  const tree = plainTree(`---\ntitle: T\n---\n\n${body}\n`, parts);
  return plainMarkdown({ title: 'T', description: 'What it is.' }, tree, addressFor);
}

test('begins with the title and the description', () => {
  expect(copy('Text.')).toBe('# T\n\n> What it is.\n\nText.\n');
});

test.each([
  ['heading ids', '## Use it {/* #use-it */}', '## Use it'],
  ['live flags', '```jsx live responsive\n<Box />\n```', '```jsx\n<Box />\n```'],
  ['titles of code, kept', '```ts title="theme.ts" {2}\na\n```', '```ts title="theme.ts"\na\n```'],
  ['previews without code', '```jsx live preview\n<Box />\n```\n\nAfter', 'After'],
  ['install commands', '<Install packages="theme-ui x" />', '```bash\nnpm install theme-ui x\n```'],
  [
    'those of tools',
    '<Install dev packages="vite" />',
    '```bash\nnpm install --save-dev vite\n```',
  ],
  [
    'frames around text',
    '<Hero title="A">\n\n**Bold** [link](/a#b)\n\n</Hero>',
    '**Bold** [link](/a#b)',
  ],
  ['pictures that need scripts', '<PresetGallery />\n\nAfter', 'After'],
  ['tables, kept', '| A | B |\n| - | - |\n| `a` | b |', '| A   | B |\n| --- | - |\n| `a` | b |'],
  ['remarks, kept', ':::note\n\nMind the gap.\n\n:::', ':::note\n\nMind the gap.\n\n:::'],
])('plain Markdown of %s', (_name, body, expected) => {
  expect(copy(body)).toBe(`# T\n\n> What it is.\n\n${expected}\n`);
});

test('links and pictures get other addresses, in lists that pages share too, and each time once', () => {
  const parts = { Shared: [factList([['[Box](/box)', 'See [Flex](/flex).']])] };
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

test('reference tables are tables', () => {
  const text = copy('<PropTable of="Donut" />');
  expect(text).toMatch(/\| Prop +\| Type +\| Default +\| What it does/);
  expect(text).toMatch(/\| `value` \(required\) \| `number`/);
});
