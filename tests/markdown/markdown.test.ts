import { parseFenceMeta, readFence } from '../../src/content/code/fence';
import { newText } from '../../src/content/code/diff';
import { highlight } from '../../src/content/code/highlight';
import { highlightWithHints } from '../../src/content/code/value-hints';
import { findLinkProblem, toVersionLink } from '../../src/content/markdown/links';
import { contentOf } from '../support/page-content';

describe('fence meta', () => {
  test.each([
    [undefined, { lines: [], invalidRanges: [], flags: [] }],
    ['live', { lines: [], invalidRanges: [], flags: ['live'] }],
    ['title="src/theme.ts"', { title: 'src/theme.ts', lines: [], invalidRanges: [], flags: [] }],
    ["title='a\"b'", { title: 'a"b', lines: [], invalidRanges: [], flags: [] }],
    [
      'live {2,4-6} title="A b"',
      { title: 'A b', lines: [2, 4, 5, 6], invalidRanges: [], flags: ['live'] },
    ],
    ['{0,3-1}', { lines: [], invalidRanges: ['0', '3-1'], flags: [] }],
  ])('has the values of %p', (meta, expected) => {
    expect(parseFenceMeta(meta)).toEqual(expected);
  });
});

test.each([
  ['ts', null, 'ts', []],
  [null, null, 'text', []],
  ['diff', 'title="a.css"', 'diff', []],
  ['diff', 'tsx title="a.tsx"', 'diff tsx', []],
  ['tsx', 'live preview', 'tsx', ['live', 'preview']],
])(
  'the language of a fence is its first word, or both of a diff: %s %s',
  (lang, meta, language, flags) => {
    expect(readFence({ lang, meta, value: '' })).toMatchObject({ language, flags });
  },
);

describe('comments that highlight lines', () => {
  test.each([
    ['// highlight-next-line\na\nb', 'a\nb', [1]],
    ['a\n  {/* highlight-next-line */}\nb', 'a\nb', [2]],
    ['# highlight-start\na\nb\n# highlight-end\nc', 'a\nb\nc', [1, 2]],
    ['<!-- highlight-next-line -->\n\nb', '\nb', [1]],
    ['const a = "// highlight-next-line";', 'const a = "// highlight-next-line";', []],
  ])('work in the form %j', (value, code, lines) => {
    expect(readFence({ lang: 'ts', value, meta: null })).toMatchObject({ code, lines });
  });
});

describe('changes to code', () => {
  test('have the colors of the language before and after them, and signs', () => {
    const diff = ' <p>\n-  {/* old\n-  */}\n+  {a}\n </p>';
    expect(highlightWithHints(diff, 'diff jsx', [])).toBe(
      [
        ` ${highlight('<p>', 'jsx')}`,
        '<del><span class="deleted">-</span>  {<span class="comment">/* old</span></del>',
        '<del><span class="deleted">-</span><span class="comment">  */</span>}</del>',
        '<ins><span class="inserted">+</span>  {a}</ins>',
        ` ${highlight('</p>', 'jsx')}`,
      ].join('\n'),
    );
  });
  test.each([
    ['- a\n+ b\n\n  c', 'b\n\nc'],
    ['-a\n+b\n+  c', 'b\n  c'],
  ])('%j is copied as what they lead to', (diff, text) => {
    expect(newText(diff)).toBe(text);
  });
});

describe('highlighting', () => {
  test('a highlighted empty line has no text to copy', () => {
    expect(highlight('a\n\nb', 'text', [2])).toBe('a\n<mark></mark>\nb');
  });
  test('tokens get our classes, and other text is escaped', () => {
    expect(highlight('const a = "<b>";', 'ts')).toBe(
      '<span class="keyword">const</span> a = <span class="string">"&#60;b&#62;"</span>;',
    );
  });
  test('highlighted lines are marked, and tokens end at line ends', () => {
    expect(highlight('/* a\nb */', 'ts', [2])).toBe(
      '<span class="comment">/* a</span>\n<mark><span class="comment">b */</span></mark>',
    );
  });
  test('words between JSX tags are text', () => {
    expect(highlight('f( ) { }', 'ts')).toBe('<span class="name">f</span>( ) { }');
    expect(highlight('<p>one of many</p>', 'jsx')).toContain('&#62;one of many&#60;');
  });
  test('very long code has no tokens', () => {
    expect(highlight('1\n'.repeat(20_000), 'ts')).not.toContain('span');
    expect(highlight('1\n'.repeat(9_000), 'ts').split('\n')).toHaveLength(9_001);
  });
  test('plain text is only escaped', () => {
    expect(highlight('a < b', 'text')).toBe('a &#60; b');
  });
  test('token types of a language have the color of their alias', () => {
    expect(highlight('# Title', 'markdown')).toContain('<span class="keyword">');
  });
});

describe('page source', () => {
  const source = '## One {/* #one */}\n\n```md\n## No\n```\n\n### Two\n\n<div id="three" />\n';
  test('headings are only read outside fences', () => {
    expect(contentOf(source).headings).toEqual([
      { line: 1, level: 2, text: 'One', id: 'one' },
      { line: 7, level: 3, text: 'Two' },
    ]);
  });
  test('anchors are read', () => {
    expect(contentOf(source).anchors).toEqual(['one', 'three']);
  });
});

const page = (...anchors: string[]) => ({ anchors, lastUpdate: null });

describe('links', () => {
  const index = { '/': page(), '/components/button': page('props') };
  const reason = (url: string) =>
    findLinkProblem(url, 'docs/a.mdx', index, ['own'], {
      pathOfFile: () => undefined,
      exists: () => false,
      isStatic: (path) => path === '/img/a.svg',
      isRedirect: (path) => path === '/css',
      isDraft: (path) => path === '/soon',
    });
  test.each([
    '/',
    '/components/button',
    '/components/button#props',
    '/components/button?x=1',
    '#own',
    '/img/a.svg',
    '/css',
    'https://example.org/nope',
    'mailto:a@example.org',
  ])('%s is valid', (url) => {
    expect(reason(url)).toBeUndefined();
  });
  test.each([
    ['/components/buton', /doesn't match any page\. Did you mean \/components\/button\?/],
    ['components/button', /is relative\. Use the URL from the site root, such as "\/components/],
    ['/nope', /doesn't match any page\. Correct it/],
    ['/soon#use', /points to a draft, which a build leaves out\./],
    ['/components/button#nope', /points to an anchor that doesn't exist\. The page has: props\./],
    ['/#nope', /The page doesn't have any anchors\./],
    ['#nope', /The page has: own\./],
  ])('%s is broken', (url, message) => {
    expect(reason(url)).toMatch(message);
  });

  const versions = { '/': page(), '/theming': page(), '/1.0': page(), '/1.0/theming': page() };
  test.each([
    ['/theming', '/1.0', '/1.0/theming'],
    ['/theming#use', '/1.0', '/1.0/theming#use'],
    ['/theming?a=/b', '/1.0', '/1.0/theming?a=/b'],
    ['/', '/1.0', '/1.0'],
    ['/new', '/1.0', '/new'],
    ['#use', '/1.0', '#use'],
    ['https://example.org/theming', '/1.0', 'https://example.org/theming'],
    ['/theming', '', '/theming'],
  ])('%s in a page of version "%s" links to %s', (url, base, target) => {
    expect(toVersionLink(url, base, versions)).toBe(target);
  });
});
