import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteUrl } from '../../../src/base/facts/address';
import { addressOf, pathOf } from '../../../src/base/facts/base-url';
import { cleanPath, markdownCopyPath } from '../../../src/base/facts/paths';
import { straighten } from '../../../src/content/markdown/typography';
import { loadLibrary } from '../../../src/content/reference/library';
import { baseOf, currentVersion, olderVersions } from '../../../src/content/versions/list';
import {
  buildDir,
  builtPages,
  builtPreviews,
  olderPages,
  sitemapPaths,
  type BuiltPage,
} from '../../support/built-pages';
import { checkEach, differs } from '../../support/check-each';
import type { PageElement } from '../../support/dom';
import { listedPagesIn, sidebarItems, sourcePages } from '../../support/source-pages';

const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');
const pages = builtPages();
const byPath = new Map(pages.map((page) => [page.path, page]));
const referencePages = new Map([...pages, ...olderPages()].map((page) => [page.path, page]));

const sourcePaths = new Set(sourcePages.map(({ path }) => path));
/** Pages from `docs`, without unlisted ones. */
const documented = pages.filter(({ path, isUnlisted }) => !isUnlisted && sourcePaths.has(path));

const alternates = (elements: PageElement[]) =>
  elements.flatMap(({ tag, attributes: { rel, type, href } }) =>
    tag === 'link' && rel === 'alternate' && type === 'text/markdown' ? href! : [],
  );
const isText = (text: string) => (element: PageElement) => element.text === text;

test('each page links to its Markdown copy in its head and in its content, with and without scripts, and no other page does', () => {
  checkEach([...pages, ...builtPreviews()], ({ path: page, elements }) => {
    const copies = documented.some(({ path }) => path === page)
      ? [addressOf(markdownCopyPath(page))]
      : [];
    return [
      differs(`${page}: the link in the head`, alternates(elements), copies),
      differs(
        `${page}: the links in the content`,
        elements
          .filter(({ tag, text }) => tag === 'a' && text === 'View as Markdown')
          .map(({ attributes }) => attributes.href),
        [...copies, ...copies],
      ),
      differs(
        `${page}: the number of "Copy page"`,
        elements.filter(isText('Copy page')).length,
        copies.length,
      ),
      ...copies.map(
        (copy) => !existsSync(path.join(buildDir, pathOf(copy)!)) && `${copy} doesn't exist.`,
      ),
    ];
  });
});

test('each page names llms.txt in a line that browsers hide, before its content', () => {
  checkEach(pages, ({ path: page, elements }) => {
    const place = elements.findIndex(
      ({ attributes, parent }) =>
        attributes.href === addressOf('/llms.txt') && parent?.attributes.hidden === '',
    );
    const content = elements.findIndex(({ tag }) => tag === 'main');
    return [(place < 0 || place > content) && `${page} doesn't name llms.txt before its content.`];
  });
});

/** The entries of llms.txt. */
const entries = [...read('llms.txt').matchAll(/^- \[([^\]]+)\]\((\S+)\): (.+)$/gm)].map(
  ([, title, url, description]) => ({ title, url: url!, description }),
);

/** Paths of the listed pages. */
const listed = entries.map(({ url }) =>
  cleanPath(pathOf(new URL(url).pathname.replace(/\.md$/, ''))!),
);

test("llms.txt lists the Markdown copies of the sitemap's pages, in the order of sidebars.ts", () => {
  const withCopy = sitemapPaths().filter((page) =>
    existsSync(path.join(buildDir, markdownCopyPath(page))),
  );
  expect([...listed].sort()).toEqual([...withCopy].sort());
  checkEach(entries, ({ url, title }) => [
    !url.startsWith(siteUrl) && `${url} isn't on ${siteUrl}.`,
    !read(pathOf(new URL(url).pathname)!).startsWith(`# ${title}\n`) &&
      `${url} doesn't begin with "# ${title}".`,
  ]);
  const order = listedPagesIn(sidebarItems).map(({ path }) => path);
  expect(listed.slice(0, order.length)).toEqual(order);
});

test('llms.txt has the format that llmstxt.org describes', () => {
  const text = read('llms.txt');
  expect(text).toMatch(/^# Theme UI\n\n> \S.+\n\n/);
  const [, ...sections] = text.split(/^## /m);
  expect(sections).not.toEqual([]);
  for (const section of sections) expect(section).toMatch(/^[^\n]+\n\n(- \[.+\]\(.+\): .+\n)+\n?$/);
  expect(sections.at(-1)).toMatch(/^Optional\n/);
});

const full = read('llms-full.txt');
const withoutFences = full.replace(/^ *(`{3,})[\s\S]*?^ *\1$/gm, '');

test('llms-full.txt has the same pages in the same order, with address and title', () => {
  const found = [...full.matchAll(/^---\n\nPage: (\S+)\n\n# (.+)$/gm)];
  expect(found.map(([, url]) => pathOf(new URL(url!).pathname))).toEqual(listed);
  expect(found.map(([, , title]) => title)).toEqual(entries.map(({ title }) => title));
});

test('llms-full.txt has no MDX components, imports or comments', () => {
  const prose = withoutFences.replace(/(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '');
  expect(prose).toContain('\n# ');
  expect(
    prose.match(/\{\/\*|<[A-Z]\w*|^import .*';$|^export (const|default|function) /gm),
  ).toBeNull();
});

test('llms-full.txt has only absolute links, to existing pages, headings and files', () => {
  const links = [...withoutFences.matchAll(/\]\(<?([^)\s>]+)>?[^)]*\)/g)].map(([, url]) => url!);
  checkEach(links, (url) => {
    if (!/^(https?|mailto):/.test(url)) return [`${url} is relative.`];
    if (!url.startsWith(`${siteUrl}/`)) return [];
    const { pathname, hash } = new URL(url);
    const target = pathOf(pathname)!;
    const page = byPath.get(target);
    // The rest are files and redirect pages.
    const exists = hash
      ? page?.ids.has(hash.slice(1))
      : page || existsSync(path.join(buildDir, target));
    return [!exists && `${url} doesn't exist.`];
  });
});

interface ReferenceData {
  release: string;
  components: {
    name: string;
    page?: string;
    defaultVariant?: string;
    props: {
      name: string;
      type: string;
      required: boolean;
      default?: string;
      description: string;
    }[];
  }[];
  scales: { scale: string; properties: string[] }[];
}

/** Cells of the rows of the props tables on a page, as text. */
const propRows = ({ elements }: BuiltPage) =>
  elements
    .filter(({ tag, parent }) => tag === 'tr' && parent?.tag === 'tbody')
    .filter(({ parent }) => /^Prop\s*Type\s*Default/.test(parent!.parent!.text))
    .map((row) => elements.flatMap(({ parent, text }) => (parent === row ? straighten(text) : [])));

test.each([currentVersion, ...olderVersions])(
  'reference.json of $name has the components of that version, with the props in the tables of their pages',
  (version) => {
    const data = JSON.parse(read(`${baseOf(version)}/reference.json`)) as ReferenceData;
    expect(data.release).toBe(version.release);
    expect(data.components.map(({ name }) => name)).toEqual(loadLibrary(version).componentNames);
    checkEach(new Set(data.components.map(({ page }) => page)), (url) => {
      const page = referencePages.get(pathOf(new URL(url!).pathname)!)!;
      const props = data.components
        .filter((component) => component.page === url)
        .flatMap((component) => component.props);
      const plain = (text: string) => text.replace(/`|\[(.+?)\]\(.+?\)/g, '$1');
      const expected = props.map(({ name, type, required, default: value, description }) => [
        name + (required ? ' (required)' : ''),
        type.replace(/^ResponsiveStyleValue<(.+)>$/, '$1, or an array of them'),
        value ?? '–',
        plain(description),
      ]);
      return [
        differs(`The props tables of ${page.path}`, propRows(page), expected),
        ...props.map(
          ({ name, description }) =>
            description.includes('](/') && `The description of ${name} has a relative link.`,
        ),
      ];
    });
    expect(data.components.find(({ name }) => name === 'Button')!.defaultVariant).toBe(
      'buttons.primary',
    );
    expect(data.scales.map(({ scale }) => scale)).toEqual(
      expect.arrayContaining(['colors', 'space', 'zIndices']),
    );
  },
);

test.each([currentVersion, ...olderVersions])(
  'theme.schema.json of $name names itself',
  (version) => {
    const file = `${baseOf(version)}/theme.schema.json`;
    const schema = JSON.parse(read(file)) as { $id: string; title: string };
    expect(schema).toMatchObject({
      $schema: 'http://json-schema.org/draft-07/schema#',
      $id: siteUrl + addressOf(file),
      title: `Theme for Theme UI ${version.release}`,
    });
  },
);

test('robots.txt allows everything and names the sitemap', () => {
  const lines = read('robots.txt').split('\n').filter(Boolean);
  expect(lines).toEqual([
    'User-agent: *',
    'Allow: /',
    `Sitemap: ${siteUrl}${addressOf('/sitemap.xml')}`,
  ]);
});

interface Described {
  '@type': string;
  url: string;
  headline: string;
  dateModified?: string;
  itemListElement: { position: number; name: string; item: string }[];
}

/** A page's structured data for search engines, parsed and as text. */
function structuredData(elements: PageElement[]): { items: Described[]; text: string } {
  const scripts = elements.filter(({ attributes }) => attributes.type === 'application/ld+json');
  expect(scripts).toHaveLength(1);
  const { text, ancestors } = scripts[0]!;
  expect(ancestors[0]).toBe('head');
  const data = JSON.parse(text) as { '@context': string; '@graph': Described[] };
  expect(data['@context']).toBe('https://schema.org');
  return { items: data['@graph'], text };
}

const articles = documented.filter((page) => page.path !== '/');

test('the sitemap has the date of the last change to each page that is committed', () => {
  const found = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+))?/g)];
  const dates = new Map(
    found.map(([, url, lastmod]) => [pathOf(new URL(url!).pathname)!, lastmod?.slice(0, 10)]),
  );
  checkEach(articles, ({ path, elements }) => {
    const [article] = structuredData(elements).items;
    return [differs(`The date of ${path}`, dates.get(path), article!.dateModified)];
  });
});

test('each page gives search engines its title, address and breadcrumbs', () => {
  checkEach(articles, (page) => {
    const { items } = structuredData(page.elements);
    const [article, trail] = items as [Described, Described];
    const time = page
      .find('time')
      .find(({ attributes, ancestors }) => attributes.datetime && ancestors.includes('main'));
    const steps = trail.itemListElement;
    const last = steps.at(-1);
    return [
      differs('types', [article['@type'], trail['@type']], ['TechArticle', 'BreadcrumbList']),
      differs('url', article.url, siteUrl + addressOf(page.path)),
      differs('title', page.find('title')[0]!.text, `${article.headline} – Theme UI`),
      !time && differs('dateModified', article.dateModified, undefined),
      differs(
        'positions',
        steps.map(({ position }) => position),
        steps.map((_, index) => index + 1),
      ),
      differs('last step', [last?.name, last?.item], [article.headline, article.url]),
      ...steps.map(
        ({ item }) => !byPath.has(pathOf(new URL(item).pathname)!) && `${item} doesn't exist`,
      ),
    ].map((problem) => problem && `Data of ${page.path} for search engines: ${problem}`);
  });
});

test('the home page describes the site, and other pages have no structured data', () => {
  const { items } = structuredData(byPath.get('/')!.elements);
  expect(items.map((item) => item['@type'])).toEqual(['WebSite']);
  expect(items[0]!.url).toBe(siteUrl + addressOf('/'));
  const rest = pages.filter((page) => !documented.includes(page) && !sourcePaths.has(page.path));
  expect(rest.map(({ path }) => path)).toContain('/404');
  for (const { html } of rest) expect(html).not.toContain('application/ld+json');
});
