import { checkFrontMatter } from '../../../src/content/front-matter';
import type { SitePage } from '../../../src/markdown/page-registry';
import { pageMistakes } from '../../../src/plugins/content-check/mistakes';

describe('front matter', () => {
  const good = { title: 'Box', description: 'A box.' };
  test('accepts the contract', () => {
    checkFrontMatter({ ...good, slug: '/x', fullwidth: true, navigation: false }, 'docs/a.mdx');
  });
  test.each([
    [{ ...good, titel: 'x' }, /docs\/a\.mdx: .*\n- unknown key "titel"; the known keys are title,/],
    [{ title: 'Box' }, /- missing "description"; add a line "description: …"/],
    [{ ...good, fullwidth: 'yes' }, /- "fullwidth" must be a boolean/],
    [{ ...good, title: '' }, /- "title" must be a string with some text/],
    [{ ...good, description: 'x'.repeat(161) }, /has 161 characters; cut it to 160 or fewer/],
  ])('%p', (frontMatter, message) => {
    expect(() => checkFrontMatter(frontMatter, 'docs/a.mdx')).toThrow(message);
  });
});

describe('pages together', () => {
  const page = (changes: Partial<SitePage> = {}): SitePage => ({
    id: 'a',
    source: 'docs/a.mdx',
    path: '/a',
    title: 'A',
    description: 'A.',
    inSidebar: true,
    frontMatter: {},
    text: '## One {/* #one */}',
    editUrl: '',
    section: null,
    previous: null,
    next: null,
    lastUpdate: null,
    ...changes,
  });
  test('finds nothing wrong with good pages', () => {
    expect(
      pageMistakes([
        page(),
        page({ id: 'b', source: 'docs/b.mdx', path: '/b', description: 'B.' }),
      ]),
    ).toEqual([]);
  });
  test('a page that a plugin makes may stand outside the side navigation', () => {
    const generated = page({ inSidebar: false });
    delete generated.id;
    expect(pageMistakes([generated])).toEqual([]);
  });
  test.each([
    [
      [page(), page({ id: 'b', source: 'docs/b.mdx', description: 'B.' })],
      /docs\/b\.mdx and docs\/a\.mdx both want the address \/a\. Give one of them another "slug"/,
    ],
    [
      [page(), page({ id: 'b', source: 'docs/b.mdx', path: '/b' })],
      /docs\/b\.mdx and docs\/a\.mdx share a description\. Say in each/,
    ],
    [[page({ inSidebar: false })], /docs\/a\.mdx is listed nowhere\. Add 'a' to sidebars\.ts/],
    [
      [page({ frontMatter: { navigation: false } })],
      /docs\/a\.mdx says "navigation: false" but stands in/,
    ],
    [[page({ text: 'x\n## One' })], /docs\/a\.mdx:2: the heading "One" has no id/],
    [
      [page({ text: '## One {/* #x */}\n## Two {/* #x */}' })],
      /docs\/a\.mdx: the id "x" is used twice/,
    ],
  ])('names file and remedy (%#)', (pages, message) => {
    expect(pageMistakes(pages)).toEqual([expect.stringMatching(message)]);
  });
});
