import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatMistake } from '../../src/content/markdown/mistake';
import { plainContent } from '../../src/content/pages/plain-content';
import { contentOf } from '../support/page-content';

const fence = (meta: string, ...code: string[]) => `\`\`\`${meta}\n${code.join('\n')}\n\`\`\`\n`;

test.each<[name: string, text: string]>([
  ['headings with ids in any alphabet', '## Größe {/* #größe */}\n\n## Next {/* #v0.17 */}'],
  ['an underlined heading', 'Setup {/* #setup */}\n-----'],
  ['a comment in front matter', '---\n# title of the page\ntitle: A\n---\n\nText'],
  ['admonitions with titles', ':::warning[In *0.17*]\n\nText\n\n:::'],
  ['admonitions in admonitions', '::::note\n\n:::tip\n\nText\n\n:::\n\n::::'],
  ['admonitions in lists', '- Item\n\n  :::note\n\n  Text\n\n  :::'],
  ['a pseudo-class in text', 'Write a:hover and :focus-visible, at 10:30.'],
  ['details', '<details>\n\n<summary>More</summary>\n\nText\n\n</details>'],
  ['single quotes around a title', fence("ts title='x.js'", 'a')],
  ['highlighting comments', fence('ts', '// highlight-next-line', 'a', 'b')],
  ['ranges inside the code', fence('ts {1,2-3}', 'a', 'b', 'c')],
  ['footnotes', 'Text[^1]\n\n[^1]: Note'],
  ['a table, a task list and an address', '| a |\n|---|\n| b |\n\n- [ ] c\n\nhttps://example.org'],
  [
    'Windows line breaks',
    '## One {/* #one */}\r\n\r\nText\r\n\r\n:::note\r\n\r\nText\r\n\r\n:::\r\n',
  ],
])('%s: valid', (_name, text) => {
  expect(contentOf(text).mistakes.map(formatMistake)).toEqual([]);
});

test.each<[name: string, text: string, mistake: string]>([
  ['no id', 'x\n## One', '2: The heading "One" has no id'],
  ['no id, underlined', 'One\n---', '1: The heading "One" has no id'],
  ['a duplicate id', '## A {/* #x */}\n\n## B {/* #x */}', '3: The id "x" is used twice.'],
  ['a heading without an id', 'Text\n\n### Setup', '3: The heading "Setup" has no id'],
  ['a heading without an id: the fix', '### Setup', 'Write: ### Setup {/* #a-short-id */}'],
  ['a second title', 'Text\n\n# Title', '3: "Title" would be a second <h1>'],
  ['a second title in HTML', '<h1>Title</h1>', '1: This would be a second <h1>'],
  ['a brace', 'a {b', 'Braces contain JavaScript. Write "\\{" for a brace in text'],
  ['an invalid expression', 'a {b c}', '1: Could not parse expression with acorn. Braces contain'],
  ['a less-than sign', 'Text\n\na <3', '3: Unexpected character `3`'],
  ['an HTML comment', 'Text\n\n<!-- no -->', '3: Unexpected character `!`'],
  ['an address in angle brackets', 'See <https://example.org>', 'use `[text](url)`'],
  ['an unclosed element', '<b>text', 'Expected a closing tag for `<b>`'],
  ['an unclosed admonition', ':::note\n\nText', '1: :::note is never closed. End it with :::'],
  [
    'an unknown admonition',
    ':::tips\n\nText\n\n:::',
    "1: :::tips isn't an admonition. Use one of:",
  ],
  ['a title without brackets', ':::warning Deprecated\n\nText\n\n:::', ':::warning[Deprecated]'],
  ['a stray end', 'Text\n\n:::', '3: ":::" doesn\'t start or end an admonition here'],
  ['a directive in text', 'Text :name[label]', '1: ":name" is read as a directive'],
  ['a directive in a line', '::before', '1: "::before" is read as a directive'],
  [
    'an unknown language',
    fence('kobol', 'x'),
    `1: "kobol" can't be highlighted. Add it to themeConfig`,
  ],
  [
    'an unknown word',
    fence('jsx live showLineNumbers', '<b />'),
    `1: "showLineNumbers" isn't supported after "live"`,
  ],
  [
    'an unknown word after live',
    fence('jsx live wide', '<b />'),
    `"wide" isn't supported after "live"`,
  ],
  [
    'a line beyond the end',
    fence('ts {9}', 'x'),
    "1: Line 9 can't be highlighted: the code has 1 line.",
  ],
  ['a backwards range', fence('ts {3-1}', 'a', 'b', 'c'), "1: {3-1} isn't a range of lines."],
  [
    'a highlight without an end',
    fence('ts', '// highlight-start', 'a'),
    '"highlight-start" needs a "high',
  ],
  [
    'a highlight without a start',
    fence('ts', 'a', '# highlight-end'),
    '"highlight-end" needs a "high',
  ],
  [
    'an example in parentheses',
    fence('jsx live', '(', '  <b>a</b>', ')'),
    "3: The live example isn't a component. Write elements without parentheses",
  ],
  [
    'an example that is an object',
    fence('jsx live', 'const a = { b: 1 };', 'export default a;'),
    "2: The live example isn't a component.",
  ],
  ['live code in another language', fence('ts live', 'x'), 'Live examples must be jsx or tsx'],
  [
    'render without noInline',
    fence('jsx live', 'render(<b />)'),
    '1: This example calls render(…)',
  ],
  [
    'noInline without render',
    fence('jsx live noInline', '<b />'),
    '1: A "noInline" example must call',
  ],
  [
    'a syntax error in live code',
    `Text\n\n${fence('jsx live', '<div>', '  <b>', '</div>')}`,
    '6: The live example has a syntax error: ',
  ],
  [
    'an unknown table',
    'Text\n\n<PropTable of="Butto" />',
    '3: <PropTable> doesn\'t support of="Butto"',
  ],
])('%s: reported with its line', (_name, text, mistake) => {
  const found = contentOf(text).mistakes.map(formatMistake);
  expect(found).toContainEqual(expect.stringContaining(mistake));
  expect(found.every((each) => /^docs\/a\.mdx:\d+: /.test(each))).toBe(true);
});

test('all mistakes of a page are reported, not only the first', () => {
  const { mistakes } = contentOf('# One\n\n## Two\n\n:name[label]\n\n:::note\n');
  expect(mistakes.map(({ line }) => line)).toEqual([5, 7, 1, 3]);
});

test("Windows line breaks don't change the result", () => {
  const text = '---\ntitle: A\n---\n\n## One {/* #one */}\n\n```js\na\nb\n```\n\n<b>c</b>\n';
  const read = (source: string) => {
    const { headings, anchors, mistakes, ...content } = contentOf(source);
    return { headings, anchors, mistakes, tree: plainContent(content) };
  };
  expect(read(text).headings).toEqual([{ line: 5, level: 2, text: 'One', id: 'one' }]);
  expect(read(text.replaceAll('\n', '\r\n'))).toEqual(read(text));
  expect(read(`\uFEFF${text}`)).toEqual(read(text));
});

describe('partials', () => {
  let siteDir: string;
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), text);
  };
  beforeEach(() => (siteDir = mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-'))));
  afterEach(() => rmSync(siteDir, { recursive: true }));
  const page = (source: string) =>
    contentOf(`import Part from '${source}';\n\n<Part />\n`, { siteDir });

  test('add their anchors, links and mistakes with the correct file and line', () => {
    write('docs/_part.mdx', '## Part {/* #part */}\n\n[x](/nowhere)\n\n::before\n');
    const { anchors, links, mistakes } = page('./_part.mdx');
    expect(anchors).toEqual(['part']);
    expect(links).toEqual([{ url: '/nowhere', file: 'docs/_part.mdx', line: 3 }]);
    expect(mistakes.map(formatMistake)).toEqual([expect.stringMatching(/^docs\/_part\.mdx:5: /)]);
    expect(page('@site/docs/_part.mdx').anchors).toEqual(['part']);
  });
  test('are reported if they are missing or import themselves', () => {
    expect(page('./_gone.mdx').mistakes.map(formatMistake)).toEqual([
      `docs/a.mdx:1: The imported file "./_gone.mdx" doesn't exist. Correct its path.`,
    ]);
    write('docs/_part.mdx', "import Part from './_part.mdx';\n\n<Part />\n");
    expect(page('./_part.mdx').mistakes.map(formatMistake)).toEqual([
      'docs/_part.mdx:1: Circular import: "./_part.mdx" also imports this file. Remove one of the imports.',
    ]);
  });
});

test("heading ids in Docusaurus' older syntax work and stay text in code", () => {
  const { headings, mistakes, tree } = contentOf(
    [
      '## Set up {#setup}',
      '',
      '```md',
      '## Code {#code}',
      '```',
      '',
      '### `a` *b* {#größe-1}',
    ].join('\n'),
  );
  expect(mistakes).toEqual([]);
  expect(headings.map(({ id, text }) => [id, text])).toEqual([
    ['setup', 'Set up'],
    ['größe-1', 'a b'],
  ]);
  expect(JSON.stringify(tree)).toContain('## Code {#code}');
});
