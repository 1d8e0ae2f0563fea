import { readFrontMatter } from '../../src/content/pages/front-matter';
import type { LinkedFiles } from '../../src/content/markdown/links';
import { formatMistake } from '../../src/content/markdown/mistake';
import type { NavigationItem } from '../../src/content/pages/sidebar';
import type { SitePage } from '../../src/content/pages/pages';
import {
  findPageMistakes,
  findSidebarMistakes,
  findUnlistedPages,
} from '../../src/content/pages/checks/page-mistakes';
import { contentOf } from '../support/page-content';

describe('front matter', () => {
  const read = (...lines: string[]) =>
    readFrontMatter(`---\n${lines.join('\n')}\n---\n\nText.\n`, 'docs/a.mdx');
  const good = ['title: Box', 'description: A box.'];

  test('may have all supported keys', () => {
    const result = read(...good, 'slug: /x', 'fullwidth: true', 'keywords: [as, bs]');
    expect(result.mistakes).toEqual([]);
    expect(result.frontMatter).toEqual({
      title: 'Box',
      description: 'A box.',
      slug: '/x',
      fullwidth: true,
      keywords: ['as', 'bs'],
    });
    expect(result.content.trim()).toBe('Text.');
  });
  test('may have a byte order mark and Windows line breaks', () => {
    const text = '\uFEFF---\r\ntitle: Box\r\ndescription: A box.\r\n---\r\n\r\nText.\r\n';
    const { frontMatter, content, mistakes } = readFrontMatter(text, 'docs/a.mdx');
    expect([frontMatter, content, mistakes]).toEqual([
      { title: 'Box', description: 'A box.' },
      'Text.',
      [],
    ]);
  });
  test.each<[string[], string]>([
    [
      [...good, 'titel: x'],
      `docs/a.mdx:4: Front matter: "titel" isn't supported. Supported: title, desc`,
    ],
    [
      [...good, 'tags: [x]'],
      'docs/a.mdx:4: Front matter: "tags" isn\'t supported. Use "keywords" for',
    ],
    [[...good, 'draft: maybe'], 'docs/a.mdx:4: Front matter: "draft" must be true or false'],
    [
      [...good, 'toc_max_heading_level: 7'],
      '"toc_max_heading_level" must be a number from 2 to 6.',
    ],
    [[...good, 'pagination_next: 3'], `"pagination_next" must be a page's id, or null for none.`],
    [
      [...good, 'last_update: { author: me }'],
      '"last_update" must contain only a date. Write it as "date: 2026-11-27".',
    ],
    [
      ['title: Box'],
      'docs/a.mdx:1: Front matter: "description" is missing. Add the line: description: ….',
    ],
    [['title:', 'description: x'], 'docs/a.mdx:2: Front matter: "title" has no value.'],
    [
      [...good, 'keywords: [1, b]'],
      `"keywords" must be a list of up to 5 words, such as [one, two]. Write a list: keywords: ['1', b]`,
    ],
    [[...good, 'keywords: [a, b, c, d, e, f]'], '"keywords" must be a list of up to 5 words'],
    [[...good, 'fullwidth: yes please'], 'docs/a.mdx:4: Front matter: "fullwidth" must be true or'],
    [
      ['title: 404', 'description: x'],
      `"title" must be text. Put the value in quotes: title: '404'`,
    ],
    [['title: ""', 'description: x'], 'docs/a.mdx:2: Front matter: "title" must not be empty.'],
    [
      ['title: Box', `description: ${'x'.repeat(161)}`],
      'has 161 characters; shorten it to 160 or fewer',
    ],
    [
      ['title: Box', 'description: Issue #1 of all'],
      `docs/a.mdx:3: Front matter: YAML reads only a part of "description". Put the value in quotes: description: 'Issue #1 of all'`,
    ],
    [
      ['title: @theme-ui/css', 'description: x'],
      `docs/a.mdx:2: Front matter: YAML can't read "title". Put the value in quotes: title: '@theme-ui/css'`,
    ],
    [
      ['title:Box', 'description: x'],
      `docs/a.mdx:2: Front matter: YAML can't read "title". Write: title: Box`,
    ],
    [['title = "Box"', 'description: x'], 'Write: title: "Box"'],
    [
      ['title: Box', '\tdescription: x'],
      'docs/a.mdx:3: Front matter: YAML can\'t read "description". Write: description: x',
    ],
    [
      ['title: Box', ' description: x'],
      'docs/a.mdx:3: Front matter: YAML can\'t read "description". Write: description: x',
    ],
    [
      ['title: Box', 'description: A long', 'text'],
      'docs/a.mdx:3: Front matter: YAML can\'t read "description". Write: description: A long text',
    ],
    [
      [...good, 'title: Card'],
      'docs/a.mdx:4: Front matter: "title" is written twice. Keep one of its lines.',
    ],
    [
      [...good, 'last_update:', '   date: 2026-11-27', '  author: me'],
      'docs/a.mdx:4: Front matter: "last_update" must contain only a date.',
    ],
    [
      [...good, 'last_update:'],
      'docs/a.mdx:4: Front matter: "last_update" must contain only a date.',
    ],
    [
      ['Box'],
      "docs/a.mdx:2: Front matter: YAML can't read the front matter: expected keys and values. Each line needs a key",
    ],
  ])('reports %j', (lines, message) => {
    const { mistakes } = read(...lines);
    expect(mistakes.map(formatMistake)).toContainEqual(expect.stringContaining(message));
  });
  test.each([
    'keywords: @a/b, c',
    'keywords: [@a/b, c]',
    'keywords: [@a/b, c',
    'keywords: - @a/b\n- c',
    'keywords:\n- @a/b\n- c',
    'keywords:\n  - @a/b\n - c',
    'keywords:\n-@a/b\n-c',
    'keywords:\n\t- "@a/b"\n\t- c',
    'keywords:\n* @a/b\n* c',
    'keywords:\n  "@a/b",\n  c',
  ])('advises how to write the list %j', (list) => {
    const { mistakes } = read(...good, list);
    expect(mistakes.map(formatMistake)).toEqual([
      expect.stringMatching(/^docs\/a\.mdx:4: .*Write a list: keywords: \['@a\/b', c\]$/),
    ]);
  });
  test('advises how to write a text that YAML would read differently', () => {
    const starts = ['', ...'@`*&!%[{|>-?#"\',]}~:=', '- ', '? ', '| ', '[x] ', '{x} ', '"x" '];
    const ends = [
      '',
      ': a',
      ' # a',
      ':',
      "'s",
      ' "a"',
      '"',
      "'",
      ',',
      '\\d',
      ']',
      ' 404',
      '-11-27',
    ];
    const words = ['a', 'true', 'null', '2026'];
    const texts = starts.flatMap((start) =>
      words.flatMap((word) => ends.map((end) => start + word + end)),
    );
    expect(texts.length).toBeGreaterThan(1000);
    // YAML and typography read quotes and the first `|` and `>` as signs.
    const letters = (text: string) => text.replace(/["'“”‘’|>\s]/g, '');
    let count = 0;
    for (const text of texts) {
      const first = read(`title: ${text}`, 'description: x');
      const [mistake] = first.mistakes;
      const [, advice = `title: ${text}`] =
        /(?:quotes|Write): (.*)$/.exec(mistake?.text ?? '') ?? [];
      if (mistake) count += 1;
      const then = read(advice, 'description: x');
      expect([text, first.mistakes.length, then.mistakes]).toEqual([text, mistake ? 1 : 0, []]);
      expect(letters(String(then.frontMatter.title))).toBe(letters(text));
    }
    expect(count).toBeGreaterThan(500);
  });
  test('keeps the values of other lines', () => {
    const { frontMatter, mistakes } = read(
      'title: @a/b',
      'description: A: b',
      'tags: [x]',
      'slug: /x',
    );
    expect(mistakes.map(({ line }) => line)).toEqual([2, 3, 4]);
    expect(frontMatter).toEqual({ title: '@a/b', description: 'A: b', slug: '/x' });
  });
  test.each<[name: string, text: string, lines: number[], advice: string]>([
    ['an empty line above', '\n---\nKEYS\n---\n\nText.\n', [2], 'must start in line 1'],
    [
      'a byte order mark and an empty line above',
      '\uFEFF\n---\nKEYS\n---\n\nText.\n',
      [2],
      'must start in line 1',
    ],
    ['spaces above', '  \n\n---\nKEYS\n---\n\nText.\n', [3], 'must start in line 1'],
    ['text above', '{/* a */}\n\n---\nKEYS\n---\n\nText.\n', [3], 'must start in line 1'],
    ['a space before the start', ' ---\nKEYS\n---\n\nText.\n', [1], 'Write --- instead of " ---"'],
    ['a space before the end', '---\nKEYS\n ---\n\nText.\n', [4], 'Write --- instead of " ---"'],
    ['another number of hyphens', '----\nKEYS\n--\n\nText.\n', [1, 4], 'Write --- instead of "--'],
    ['dashes', '—\nKEYS\n—\n\nText.\n', [1, 4], 'Write --- instead of "—"'],
    ['plus signs', '+++\nKEYS\n+++\n\nText.\n', [1, 4], 'Write --- instead of "+++"'],
    ['no start', 'KEYS\n---\n\nText.\n', [1], 'Add a line with --- above'],
    ['no end', '---\nKEYS\n\nText.\n', [3], 'Add a line with --- below'],
    ['no end, and text right below', '---\nKEYS\nText.\n', [3], 'Add a line with --- below'],
    [
      'no end, and a line in the text',
      '---\nKEYS\n\nText.\n\n---\n\nMore.\n',
      [3],
      'Add a line with --- below',
    ],
    ['neither', 'KEYS\n\nText.\n', [1, 2], 'Add a line with ---'],
  ])('with %s is found, and only its markers are reported', (_name, source, lines, advice) => {
    const text = source.replace('KEYS', good.join('\n'));
    const { frontMatter, content, mistakes } = readFrontMatter(text, 'docs/a.mdx');
    expect(mistakes.map(({ line }) => line)).toEqual(lines);
    for (const mistake of mistakes) expect(mistake.text).toContain(advice);
    expect(frontMatter).toEqual({ title: 'Box', description: 'A box.' });
    expect(content).not.toContain('title');
    expect(contentOf(text).mistakes).toEqual([]);
  });
  test('in a code block is text', () => {
    const text = '```yaml\n---\ntitle: Box\ndescription: x\n---\n```';
    expect(readFrontMatter(text, 'docs/a.mdx').content).toBe(text);
  });
  test('has the same mistakes when the page is read again', () => {
    const lines = ['title: Box: a frame', 'description: x'];
    expect(read(...lines)).toEqual(read(...lines));
  });
  test('may be missing', () => {
    const { content, mistakes } = readFrontMatter('Text.\n', 'docs/a.mdx');
    expect(content).toBe('Text.');
    expect(mistakes.map(({ line }) => line)).toEqual([1, 1]);
  });
  test('has all its mistakes reported and its invalid values dropped', () => {
    const { mistakes, frontMatter } = read('title: 5', 'tags: [x]');
    expect(mistakes).toHaveLength(3);
    expect(frontMatter).toEqual({});
  });
});

const page = (changes: Partial<SitePage> = {}): SitePage => ({
  id: 'a',
  source: 'docs/a.mdx',
  path: '/a',
  title: 'A',
  description: 'A.',
  inSidebar: true,
  frontMatter: {},
  content: contentOf('## One {/* #one */}'),
  editUrl: '',
  section: null,
  previous: null,
  lastUpdate: null,
  ...changes,
});
const files: LinkedFiles = {
  pathOfFile: (file) =>
    ({ 'docs/guides/b.mdx': '/guides/b', 'docs/guides/soon.mdx': '/guides/soon' })[file],
  exists: (file) => file === 'docs/tree.png',
  isStatic: (path) => path === '/img/tree.png',
  isRedirect: (path) => path === '/old',
  isDraft: (path) => path === '/guides/soon',
};
const index = {
  '/a': { anchors: ['one'], lastUpdate: null },
  '/guides/b': { anchors: ['größe'], lastUpdate: null },
};
const mistakesOf = (pages: SitePage[]) =>
  findPageMistakes(pages, { folder: 'docs', base: '', index, files }).map(formatMistake);

test('only the syntax error of a page is reported, and no link to its sections', () => {
  const broken = contentOf('<b>open');
  const pages = [
    page({ content: contentOf('[Broken](/b#use)') }),
    page({ id: 'b', source: 'docs/b.mdx', path: '/b', description: 'B.', content: broken }),
  ];
  const messages = findPageMistakes(pages, {
    folder: 'docs',
    base: '',
    index: { '/b': broken },
    files,
  }).map(formatMistake);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain('<b>');
});

describe('all pages', () => {
  test('have no mistakes if they are valid', () => {
    expect(
      mistakesOf([page(), page({ id: 'b', source: 'docs/b.mdx', path: '/b', description: 'B.' })]),
    ).toEqual([]);
  });
  test("a page generated by a plugin doesn't have to be in the sidebar", () => {
    const generated = page({ inSidebar: false });
    delete generated.id;
    expect(mistakesOf([generated])).toEqual([]);
  });
  test.each<[SitePage[], string]>([
    [
      [page(), page({ id: 'b', source: 'docs/b.mdx', description: 'B.' })],
      'docs/b.mdx: docs/a.mdx already uses the URL /a. Give one of them a different "slug"',
    ],
    [
      [page(), page({ id: 'b', source: 'docs/b.mdx', path: '/b' })],
      'docs/b.mdx: docs/a.mdx has the same description. Write a different',
    ],
    [
      [page({ inSidebar: false })],
      "docs/a.mdx: The page isn't in the side navigation. Add 'a' to sidebars.ts",
    ],
    [
      [page({ frontMatter: { navigation: false } })],
      'docs/a.mdx: The front matter says "navigation: false", but sidebars.ts lists',
    ],
    [
      [page({ path: '/größe' })],
      'docs/a.mdx: The URL /größe contains characters that some servers',
    ],
  ])('have mistakes reported with the file and the fix (%#)', (pages, message) => {
    expect(mistakesOf(pages)).toEqual([expect.stringContaining(message)]);
  });
});

describe('links', () => {
  const of = (text: string) => mistakesOf([page({ content: contentOf(text) })]);
  test.each([
    '[a](/a#one) [old](/old) [b](./guides/b.mdx) [c](/guides/b.mdx#größe) [d](https://example.org)',
    '<a href="/a">a</a>',
    '[tree](./tree.png) [own](#two)\n\n## Two {/* #two */}',
    '[b](/guides/b#gr%C3%B6%C3%9Fe)',
    '<img alt="" src="/img/tree.png?x" /> <img alt="" src="https://example.org/a.png" />',
    '<iframe title="b" src="/guides/b" />',
    '<Picture src="./tree.png" />',
    '![tree](./tree.png) ![tree](tree.png) ![tree](/img/tree.png) ![a](https://example.org/a.png)',
  ])('%s is valid', (text) => {
    expect(of(text)).toEqual([]);
  });
  test.each([
    ['Text\n\n[x](/nowhere)', 'docs/a.mdx:3: The link to "/nowhere" doesn\'t match any page.'],
    ['[x](./nowhere.mdx)', 'The link to "./nowhere.mdx" points to a file that isn\'t a page.'],
    ["<a href={'/nowhere'}>x</a>", 'docs/a.mdx:1: The link to "/nowhere" doesn\'t match any page.'],
    ['<a href="/a#two">x</a>', "points to an anchor that doesn't exist. The page has: one."],
    ['[x][y]\n\n[y]: /nowhere', 'docs/a.mdx:3: The link to "/nowhere"'],
    ['[x](/100%)', 'The link to "/100%" doesn\'t match any page.'],
    ['[x](./guides/soon.mdx)', 'The link to "/guides/soon" points to a draft'],
    [
      '<img alt="" src="./tree.png" />',
      'The path "./tree.png" is relative, which works only in Markdown. Write ![What it shows](./tree.png), or',
    ],
    [
      'Text\n\n<video poster="/img/gone.png" />',
      'docs/a.mdx:3: The file "/img/gone.png" doesn\'t exist. Put it in static/, or correct its path.',
    ],
    [
      'Text\n\n![x](./gone.png)',
      'docs/a.mdx:3: The image "./gone.png" doesn\'t exist. Correct its path.',
    ],
    ['![x](/img/gone.png)', 'The file "/img/gone.png" doesn\'t exist. Put it in static/'],
    ['[x](/guides/soon#a)', 'The link to "/guides/soon#a" points to a draft'],
  ])('%s is reported', (text, message) => {
    expect(of(text)).toEqual([expect.stringContaining(message)]);
  });
  test.each([
    ['/nowhere', '"Label": The link to "/nowhere" doesn\'t match any page.'],
    ['/a#nope', '"Label": The link to "/a#nope" points to an anchor that doesn\'t exist.'],
  ])('the sidebar link %s is reported, even in a group', (href, message) => {
    const link = { type: 'link' as const, label: 'Label', href };
    const group = {
      type: 'category' as const,
      label: 'Group',
      collapsed: false,
      collapsible: true,
      items: [link, { ...link, href: 'https://example.org' }, { ...link, href: '/a#one' }],
    };
    const found = findSidebarMistakes([link, group], 'sidebars.ts', { index, files });
    expect(found.map(formatMistake)).toEqual([
      expect.stringContaining(`sidebars.ts: ${message}`),
      expect.stringContaining(`sidebars.ts: ${message}`),
    ]);
  });
});

describe("a section's page", () => {
  const of = (text: string) => {
    const link = (href: string) => ({ type: 'link' as const, label: href, href });
    const sectionOf = (href: string, items: NavigationItem[]) => ({
      type: 'category' as const,
      label: href,
      href,
      collapsed: false,
      collapsible: true,
      items,
    });
    const inner = sectionOf('/guides/c', [link('/guides/c/one'), link('/guides/c/two')]);
    const section = sectionOf('/a', [link('/guides/b'), inner]);
    const context = { folder: 'docs', base: '', index, files };
    const pages = [page({ content: contentOf(text) })];
    return findUnlistedPages([section], pages, context).map(formatMistake);
  };

  test('that leaves out a page is reported', () =>
    expect(of('<Cards>\n\n- [b](./guides/b.mdx#größe) The b.\n\n</Cards>')).toEqual([
      'docs/a.mdx: The page lists the pages of its section, but leaves out /guides/c. Add a link to it.',
    ]));

  test.each([
    ['lists all pages but those of a section in it', '[b](/guides/b) [c](/guides/c#x)'],
    ['lists none', 'Text with [a link](/old).'],
    ['has a component that lists them', '[b](/guides/b)\n\n<RecipeIndex />'],
  ])('is fine if it %s', (_, text) => expect(of(text)).toEqual([]));
});
