import type { SitePage } from '../../src/content/pages/pages';
import type { NavigationItem } from '../../src/content/pages/sidebar';
import { toAbsoluteUrl, formatLlmsFull, formatLlmsList } from '../../src/content/pages/copies/llms';
import { groupInReadingOrder } from '../../src/content/pages/copies/reading-order';
import { siteUrl } from '../../src/base/facts/address';
import { contentOf } from '../support/page-content';

const page = (path: string): SitePage => ({
  path,
  title: `Title of ${path}`,
  description: `About ${path}.`,
  source: `docs${path}.mdx`,
  content: contentOf(''),
  editUrl: `https://example.org/edit${path}`,
  section: null,
  previous: null,
  lastUpdate: null,
  inSidebar: true,
  frontMatter: {},
});
const link = (href: string): NavigationItem => ({ type: 'link', label: href, href });
const section = (label: string, items: NavigationItem[], href?: string): NavigationItem => ({
  type: 'category',
  label,
  ...(href ? { href } : {}),
  collapsed: true,
  collapsible: true,
  items,
});

const items = [
  section('Start', [link('/start/b'), section('Group', [link('/start/a')])], '/start'),
  link('/one'),
  link('https://example.org/'),
  link('/two'),
  section('Empty', []),
  section('End', [link('/one'), link('/end')]),
];
const groups = groupInReadingOrder(
  items,
  ['/', '/end', '/one', '/start', '/start/a', '/start/b', '/two', '/demo'].map(page),
);

test('pages are in sidebar order without duplicates, followed by other pages', () => {
  expect(groups.map(({ title, pages }) => [title, ...pages.map(({ path }) => path)])).toEqual([
    ['Start', '/start', '/start/b', '/start/a'],
    ['Main topics', '/one', '/two'],
    ['End', '/end'],
    ['Optional', '/', '/demo'],
  ]);
});

test('the list has a heading, a summary and a line for each page', () => {
  const [heading, , summary, ...lines] = formatLlmsList(groups).split('\n');
  expect(heading).toBe('# Theme UI');
  expect(summary).toMatch(/^> .+/);
  expect(lines.filter((line) => /^(#|- )/.test(line))).toEqual([
    '## Start',
    `- [Title of /start](${siteUrl}/start.md): About /start.`,
    `- [Title of /start/b](${siteUrl}/start/b.md): About /start/b.`,
    `- [Title of /start/a](${siteUrl}/start/a.md): About /start/a.`,
    '## Main topics',
    `- [Title of /one](${siteUrl}/one.md): About /one.`,
    `- [Title of /two](${siteUrl}/two.md): About /two.`,
    '## End',
    `- [Title of /end](${siteUrl}/end.md): About /end.`,
    '## Optional',
    `- [Title of /](${siteUrl}/index.md): About /.`,
    `- [Title of /demo](${siteUrl}/demo.md): About /demo.`,
  ]);
});

test('the full text has the address of each page', () => {
  const text = formatLlmsFull(groups, ({ title }) => `# ${title}\n\nText.\n`);
  expect(text).toContain(`\n---\n\nPage: ${siteUrl}/start/b\n\n# Title of /start/b\n\nText.\n`);
  expect(text.match(/^Page: /gm)).toHaveLength(8);
});

test.each([
  ['/sx-prop#responsive', `${siteUrl}/sx-prop#responsive`],
  ['#sizes', `${siteUrl}/components/button#sizes`],
  ['https://example.org/a', 'https://example.org/a'],
])('%s becomes the absolute URL %s', (url, expected) => {
  expect(toAbsoluteUrl(url, '/components/button')).toBe(expected);
});

test('spaces in addresses are encoded, as the format requires', () => {
  const spaced = [{ title: 'Main topics', pages: [page('/my page')] }];
  expect(formatLlmsList(spaced)).toContain(`(${siteUrl}/my%20page.md)`);
  expect(formatLlmsFull(spaced, () => 'Text.')).toContain(`Page: ${siteUrl}/my%20page\n`);
  expect(toAbsoluteUrl('#a', '/my page')).toBe(`${siteUrl}/my%20page#a`);
});
