import { plainMarkdown } from '../../../src/markdown/plain-markdown';

const copy = (body: string) => plainMarkdown(`---\ntitle: T\n---\n\n${body}\n`, 'T', 'What it is.');

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

test('reference tables are tables', () => {
  const text = copy('<PropTable of="Donut" />');
  expect(text).toMatch(/\| Prop +\| Type +\| Default +\| What it does/);
  expect(text).toMatch(/\| `value` \(required\) \| `number`/);
});
