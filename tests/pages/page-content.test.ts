import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { formatMistake } from '../../src/content/markdown/mistake';
import { plainContent } from '../../src/content/pages/plain-content';
import { readComponentNames } from '../../src/assembly/pipeline/page-components';
import { contentOf } from '../support/page-content';

const components = readComponentNames('.');

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
    'values in braces',
    "import { x } from 'y';\n\nexport const { a, b: [c], ...d } = x;\n\n{a} {c + d.e} {props.f} {[1].map((n) => <b key={n}>{n}</b>)} {/* z */} {Math.PI}",
  ],
  [
    'HTML attributes',
    '<p class="a" tabindex="0" style={{ color: \'red\' }}>x</p>\n\n<input disabled />',
  ],
  [
    'event handlers in components',
    "import { Counter } from '../Counter';\n\n<Counter onChange={() => alert(1)}><button onClick={() => 1}>x</button></Counter>",
  ],
  ['words after a hash', '#1 of all\n\nSee #2.'],
  [
    'code blocks in lists and quotations',
    '- a\n\n  ```js\n  b\n  ```\n\n> ```js\n> b\n> ```\n\n    indented',
  ],
  [
    'Windows line breaks',
    '## One {/* #one */}\r\n\r\nText\r\n\r\n:::note\r\n\r\nText\r\n\r\n:::\r\n',
  ],
])('%s: valid', (_name, text) => {
  expect(contentOf(text, { components }).mistakes.map(formatMistake)).toEqual([]);
});

test('the first of several syntax errors is reported with its line', () => {
  const text = 'One <br> two\n\n{\n\n<img src="x">\n\na {b\n';
  const found = (source: string) => contentOf(source).mistakes.map(formatMistake).join();
  expect(found(text)).toMatch(/:3: .*never closed.* Write "\\\{"/);
  const second = text.replace('{\n', '\\{\n');
  expect(found(second)).toMatch(/:7: .*never closed.* Write "\\\{"/);
  expect(found(second.replace('{b', '\\{b'))).toMatch(/:1: .*`<br>`.* Write: <br \/>/);
});

test.each<[name: string, text: string, mistake: string]>([
  ['no id', 'x\n## One', '2: The heading "One" has no id'],
  ['no id, underlined', 'One\n---', '1: The heading "One" has no id'],
  ['a duplicate id', '## A {/* #x */}\n\n## B {/* #x */}', '3: The id "x" is used twice.'],
  ['a heading without an id', 'Text\n\n### Setup', '3: The heading "Setup" has no id'],
  ['a heading without an id: the fix', '### Setup', 'Write: ### Setup {/* #a-short-id */}'],
  ['a second title', 'Text\n\n# Title', '3: "Title" would be a second <h1>'],
  ['a second title in HTML', '<h1>Title</h1>', '1: This would be a second <h1>'],
  [
    'an element without closing tag',
    'x\n\n<img src="x.png">',
    '3: Expected a closing tag for `<img>`. Write: <img src="x.png" />',
  ],
  ['an empty element in text', 'One<br>two', 'Write: <br />'],
  ['a closing tag of an empty element', 'One</br>two', 'Write: <br />'],
  [
    'a type',
    'x\n\nA Promise<T> in text',
    "3: Expected a closing tag for `<T>` before the end of `paragraph`. Add </T>, or write <T /> if it's empty. If it's code, put the code in backticks: `Promise<T>`",
  ],
  [
    'a type with two names',
    'A Map<K, V> here',
    'Write "\\<" for a less-than sign in text, or put the code in backticks: `Map<K, V>`',
  ],
  [
    'a type in a type',
    'x\n\nList<List<T>> x',
    '3: Unexpected character `<`. Write "\\<" for a less-than sign in text, or put the code in backticks: `List<List<T>>`',
  ],
  [
    'a type in a table',
    '| a |\n|---|\n| Set<T> |',
    "3: Expected a closing tag for `<T>` before the end of `tableData`. Add </T>, or write <T /> if it's empty. If it's code, put the code in backticks: `Set<T>`",
  ],
  ['a placeholder', 'In docs/<name>.mdx.', 'put the code in backticks: `docs/<name>.mdx`'],
  [
    'a brace',
    'Text\n\na {b\n\nEnd\n',
    '3: Unexpected end of file: braces contain JavaScript, and this one is never closed. Write "\\{" for a brace in text, or put the code in backticks: `{b`',
  ],
  [
    'a brace on its own line',
    'Text {1}\n\n{\n\nEnd\n',
    '3: Unexpected end of file: braces contain JavaScript',
  ],
  [
    'an invalid expression',
    'a {b c}',
    '1: Braces contain JavaScript, and this isn\'t: Unexpected content after expression. Write "\\{" for a brace in text, or put the code in backticks: `{b c}`',
  ],
  [
    'code without a fence',
    'f() {\n  return 1;\n}',
    'put the code between two lines of three backticks',
  ],
  [
    'a heading id with more words',
    '> ## A {#a .b}',
    "1: Braces contain JavaScript, and this isn't: Unexpected token. Write: > ## A {/* #a */}",
  ],
  ['a heading id without a space', '##A {#a}', 'Write: ## A {/* #a */}'],
  ['a less-than sign', 'Text\n\na <3', '3: Unexpected character `3`. Write "\\<"'],
  ['a less-than sign at the end', 'Text\n\na <b', '3: Unexpected end of file in name. Write "\\<"'],
  [
    'an HTML comment',
    'Text\n\n<!-- no -->',
    '3: Unexpected character `!`. Write the comment as {/* no */}',
  ],
  [
    'an address in angle brackets',
    'See <https://example.org>',
    'Write the address without angle brackets, or as a link: [text](https://example.org)',
  ],
  [
    'a domain in angle brackets',
    'See <www.example.org>',
    'or as a link: [text](https://www.example.org)',
  ],
  [
    'an email address in angle brackets',
    'See <me@example.org>',
    'or as a link: [text](mailto:me@example.org)',
  ],
  [
    'an attribute without quotes',
    '<a\nhref=/sx-prop>x</a>',
    '2: Unexpected character `/`. Put the value in quotes: href="/sx-prop"',
  ],
  [
    'an unclosed quote',
    'Text\n\n<p id="b>x</p>\n\nEnd',
    '3: Unexpected end of file in attribute value. Close the quote: id="b"',
  ],
  [
    'an unclosed brace in an attribute',
    '<Box p={2>x</Box>\n\nEnd',
    '1: Unexpected end of file: braces contain JavaScript, and this one is never closed. Close the brace: p={2}',
  ],
  ['an attribute in braces', '<p {a}>x</p>', 'Write: a={a}'],
  [
    'an object in one pair of braces',
    "<p style={color: 'red'}>x</p>",
    "Write an object in two pairs of braces: style={{color: 'red'}}",
  ],
  ['an unclosed element', '<b>text', 'Expected a closing tag for `<b>`'],
  [
    'an element that ends in another order',
    '<b><i>x</b></i>',
    'Close <i> first: write </i> before </b>.',
  ],
  ['a closing tag in other letters', '<B>x</b>', 'Write: </B>'],
  [
    'a closing tag without an opening one',
    'Text\n\n</details>',
    "3: Unexpected closing slash `/` in tag. There's no open <details> here.",
  ],
  [
    'details in one line with its summary',
    'x\n\n<details><summary>More</summary>\n\nText\n\n</details>',
    '3: Expected a closing tag for `<details>` before the end of `paragraph`. Put <details> and </details> on lines by themselves',
  ],
  [
    'details with text before its end',
    '<details>\n\n<summary>More</summary>\n\nText</details>',
    '1: Expected the closing tag `</details>` either after the end of `paragraph` or another opening tag after the start of `paragraph`. Put <details> and </details> on lines by themselves',
  ],
  [
    'details in a list',
    '- <details>\n\n  Text\n\n</details>',
    'both inside the same `listItem`, or both outside of it',
  ],
  [
    'an import with text below',
    'import A from "./b"\nText',
    '2: Unexpected `ExpressionStatement` in code: only import/exports are supported. Add an empty line above this one.',
  ],
  ['an import without quotes', 'import A from ./b', "Write: import A from './b';"],
  [
    'a sentence that starts with import',
    'Text\n\nimport it in your app',
    '3: A line that starts with "import" or "export" is JavaScript, and this isn\'t: Unexpected token. If it\'s text, put the word in backticks: `import`',
  ],
  [
    'an import after spaces',
    'x\n\n  import A from "./b"',
    '3: This import or export would be shown as text.',
  ],
  [
    'an import in text',
    'Text\nimport A from "./b"',
    '2: This import or export would be shown as text.',
  ],
  ['a default export', 'export default () => null', 'A page can\'t have an "export default"'],
  [
    'a heading without a space',
    'Text\n\n##One',
    '3: A heading needs a space after its "#". Write: ## One',
  ],
  ["GitHub's alerts", '> [!TIP]\n> Text', '1: "[!TIP]" would be shown as text. Write :::tip'],
  [
    'two colons',
    '::note\n\nText\n\n::',
    'An admonition starts and ends with three colons. Write :::note',
  ],
  [
    'an unclosed code block',
    'Text\n\n```js\na\n\n## One {/* #one */}',
    '3: The code block is never closed. End it with ``` on its own line.',
  ],
  [
    'a code block with another end',
    '~~~js\na\n```',
    '1: The code block is never closed. End it with ~~~',
  ],
  [
    'an unknown name in braces',
    'Text\n\nUse {theme.colors.primary}',
    '3: Braces contain JavaScript, and "theme" isn\'t defined. Write "\\{" for a brace in text, or put the code in backticks: `{theme.colors.primary}`',
  ],
  [
    'an object in braces',
    'a {{ b: 1 }} c',
    "Braces contain JavaScript, and an object can't be shown.",
  ],
  [
    'a function in braces',
    '{(x) => x}',
    "Braces contain JavaScript, and a function can't be shown.",
  ],
  ['an unknown name in an attribute', '<p id={a}>x</p>', '1: "a" isn\'t defined.'],
  [
    'an unknown component',
    '<PropTabel of="Box" />',
    "1: <PropTabel> isn't defined. Did you mean <PropTable>",
  ],
  [
    'a component without its import',
    'Text\n\n<Tabs>x</Tabs>',
    "3: <Tabs> needs an import. Write this below the front matter: import Tabs from '@theme/Tabs';",
  ],
  [
    'a style in quotes',
    '<p style="color: red; font-size: 12px">x</p>',
    "Write: style={{ color: 'red', fontSize: '12px' }}",
  ],
  ['an sx prop on an element', '<p sx={{ p: 2 }}>x</p>', "<p> can't have the sx prop in a page."],
  [
    'an event handler in a page',
    '<button onClick={() => 1}>x</button>',
    '1: "onClick" has no effect on <button>',
  ],
  [
    "an event handler in HTML's syntax",
    '<a onclick="x()">x</a>',
    '1: "onclick" has no effect on <a>',
  ],
  ['an attribute that React would drop', '<video autoplay></video>', 'Write: autoPlay'],
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
  const found = contentOf(text, { components }).mistakes.map(formatMistake);
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
