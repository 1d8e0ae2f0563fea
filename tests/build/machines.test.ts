import * as presets from '@theme-ui/presets';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { presetPath } from '../../src/themes/presets';
import { siteUrl } from '../../src/site/address';
import { addressOf, pathOf } from '../../src/site/base-url';
import { hasGitHistory } from '../../src/site/git-history';
import { cleanPath, markdownCopyPath } from '../../src/site/paths';
import { buildDir, builtPages, builtPreviews, sitemapPaths } from '../support/built-pages';
import { elementsOf, type PageElement } from '../support/dom';
import { pageFiles } from '../support/page-code';

const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');
const pages = builtPages().map((page) => ({ ...page, elements: elementsOf(page.html) }));
const byPath = new Map(pages.map((page) => [page.path, page]));

/** Pages from `docs` and the preset pages. */
const documented = pages.filter(
  ({ path, elements }) =>
    Object.keys(presets).map(presetPath).includes(path) ||
    elements.some(({ attributes }) => /\/edit\/main\/docs\//.test(attributes.href ?? '')),
);

const alternates = (elements: PageElement[]) =>
  elements.flatMap(({ tag, attributes: { rel, type, href } }) =>
    tag === 'link' && rel === 'alternate' && type === 'text/markdown' ? href! : [],
  );
const isText = (text: string) => (element: PageElement) => element.text === text;

test(`each of ${documented.length} pages links to its Markdown copy in its head and below its content`, () => {
  expect(documented).toHaveLength(pageFiles().length + Object.keys(presets).length);
  for (const { path: page, elements } of documented) {
    const copy = addressOf(markdownCopyPath(page));
    expect([page, alternates(elements)]).toEqual([page, [copy]]);
    expect(existsSync(path.join(buildDir, pathOf(copy)!))).toBe(true);
    const links = elements.filter(isText('View as Markdown'));
    expect([page, links.map(({ attributes }) => attributes.href)]).toEqual([page, [copy]]);
    expect([page, elements.filter(isText('Copy page')).length]).toEqual([page, 1]);
  }
});

test('no other page links to a Markdown copy', () => {
  const others = [
    ...pages.filter((page) => !documented.includes(page)),
    ...builtPreviews().map((page) => ({ ...page, elements: elementsOf(page.html) })),
  ];
  expect(others.length).toBeGreaterThan(10);
  for (const { path: page, elements } of others) {
    expect([page, alternates(elements), elements.some(isText('Copy page'))]).toEqual([
      page,
      [],
      false,
    ]);
  }
});

/** The entries of llms.txt. */
const entries = [...read('llms.txt').matchAll(/^- \[([^\]]+)\]\((\S+)\): (.+)$/gm)].map(
  ([, title, url, description]) => ({ title, url: url!, description }),
);

/** Paths of the listed pages. */
const listed = entries.map(({ url }) =>
  cleanPath(pathOf(new URL(url).pathname.replace(/\.md$/, ''))!),
);

test(`llms.txt lists the ${entries.length} Markdown copies of the sitemap's pages in reading order`, () => {
  expect(entries.length).toBeGreaterThan(100);
  const withCopy = sitemapPaths().filter((page) =>
    existsSync(path.join(buildDir, markdownCopyPath(page))),
  );
  expect([...listed].sort()).toEqual([...withCopy].sort());
  for (const { url, title } of entries) {
    expect(url.startsWith(siteUrl)).toBe(true);
    expect(read(pathOf(new URL(url).pathname)!).startsWith(`# ${title}\n`)).toBe(true);
  }
  const next = (page: string) =>
    byPath
      .get(page)!
      .elements.find(({ attributes, tag }) => tag === 'a' && attributes.rel === 'next')?.attributes
      .href;
  const order = ['/getting-started'];
  for (let page = next(order[0]!); page; page = next(page)) order.push(pathOf(page)!);
  expect(order.length).toBeGreaterThan(90);
  expect(listed.slice(0, order.length)).toEqual(order);
});

test('llms.txt has the format that llmstxt.org describes', () => {
  const text = read('llms.txt');
  expect(text).toMatch(/^# Theme UI\n\n> \S.+\n\n/);
  const [, ...sections] = text.split(/^## /m);
  expect(sections.length).toBeGreaterThan(5);
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
  expect(prose.length).toBeGreaterThan(100_000);
  expect(prose.match(/\{\/\*|<[A-Z]\w*|^(import|export) /gm)).toBeNull();
});

test('llms-full.txt has only absolute links, to existing pages, headings and files', () => {
  const links = [...withoutFences.matchAll(/\]\(<?([^)\s>]+)>?[^)]*\)/g)].map(([, url]) => url!);
  expect(links.length).toBeGreaterThan(1000);
  expect(links.filter((url) => !/^(https?|mailto):/.test(url))).toEqual([]);
  const own = links.filter((url) => url.startsWith(`${siteUrl}/`));
  expect(own.length).toBeGreaterThan(1000);
  const broken = own.filter((url) => {
    const { pathname, hash } = new URL(url);
    const target = pathOf(pathname)!;
    const page = byPath.get(target);
    if (hash) return !page?.elements.some(({ attributes: { id } }) => `#${id}` === hash);
    // The rest are files and redirect pages.
    return !page && !existsSync(path.join(buildDir, target));
  });
  expect(broken).toEqual([]);
});

test('robots.txt allows everything and names the sitemap', () => {
  const lines = read('robots.txt').split('\n').filter(Boolean);
  expect(lines).toEqual([
    'User-agent: *',
    'Allow: /',
    `Sitemap: ${siteUrl}${addressOf('/sitemap.xml')}`,
  ]);
});

test('the sitemap has the date of the last change to each page, if known', () => {
  const found = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]+))?/g)];
  expect(found.length).toBeGreaterThan(100);
  const known = found.map(([, url, lastmod]) => {
    const page = pathOf(new URL(url!).pathname)!;
    const data = JSON.parse(
      read(`page-data/${page === '/' ? 'index' : page}/page-data.json`),
    ) as Record<'result', { lastUpdate: string | null }>;
    expect([page, lastmod?.slice(0, 10) ?? null]).toEqual([page, data.result.lastUpdate]);
    return data.result.lastUpdate;
  });
  if (hasGitHistory('.')) expect(known.filter(Boolean).length).toBeGreaterThan(100);
});

interface Described {
  '@type': string;
  url: string;
  headline: string;
  dateModified?: string;
  potentialAction: { target: { urlTemplate: string } };
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

test(`each of ${articles.length} pages gives search engines its title, address and breadcrumbs`, () => {
  expect(articles.length).toBeGreaterThan(100);
  for (const { path: page, elements } of articles) {
    const { items } = structuredData(elements);
    const [article, trail] = items as [Described, Described];
    expect([page, article['@type'], trail['@type']]).toEqual([
      page,
      'TechArticle',
      'BreadcrumbList',
    ]);
    expect(article.url).toBe(siteUrl + addressOf(page));
    const canonical = elements.find(({ attributes: { rel } }) => rel === 'canonical')!;
    expect(article.url).toBe(canonical.attributes.href);
    const title = elements.find(({ tag }) => tag === 'title')!.text;
    expect(title.startsWith(`${article.headline} – `)).toBe(true);
    const time = elements.find(
      ({ tag, attributes, ancestors }) =>
        tag === 'time' && attributes.datetime && ancestors.includes('main'),
    );
    if (!time) expect([page, article.dateModified]).toEqual([page, undefined]);
    const steps = trail.itemListElement;
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.at(-1)).toMatchObject({ name: article.headline, item: article.url });
    const missing = steps.filter(({ item }) => !byPath.has(pathOf(new URL(item).pathname)!));
    expect([page, missing]).toEqual([page, []]);
  }
});

test('the home page describes the site and its search, and other pages have no structured data', () => {
  const { items } = structuredData(byPath.get('/')!.elements);
  expect(items.map((item) => item['@type'])).toEqual(['WebSite']);
  expect(items[0]!.url).toBe(siteUrl + addressOf('/'));
  expect(items[0]!.potentialAction.target.urlTemplate).toBe(
    `${siteUrl}${addressOf('/search')}?q={search_term_string}`,
  );
  const rest = pages.filter((page) => !documented.includes(page));
  expect(rest.map(({ path }) => path)).toContain('/404');
  for (const { html } of rest) expect(html).not.toContain('application/ld+json');
});
