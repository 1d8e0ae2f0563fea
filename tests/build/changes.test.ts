/** @jest-environment jsdom */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FileList } from '../../src/offline/file-list';
import { siteUrl } from '../../src/site/address';
import { changesFeedPath, changesPath, libraryVersion } from '../../src/site/facts';
import { buildDir, builtPages } from '../support/built-pages';
import { elementsOf } from '../support/dom';

const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');
const parse = (text: string, type: DOMParserSupportedType) =>
  new DOMParser().parseFromString(text, type);

const pages = builtPages();
const page = parse(pages.find((each) => each.path === changesPath)!.html, 'text/html');
const main = page.querySelector('main')!;
const feed = parse(read(changesFeedPath), 'application/xml');
const entries = [...feed.querySelectorAll('entry')];

const texts = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].map((element) => element.textContent);
const attributes = (parent: ParentNode, selector: string, name: string) =>
  [...parent.querySelectorAll(selector)].map((element) => element.getAttribute(name));

const ids = attributes(main, 'h3', 'id') as string[];
const dates = ids.map((id) => id.slice(0, 10));
const titles = texts(main, 'h3').map((text) => text!.replace(/#$/, ''));

test(`the page has ${ids.length} changes, each with a unique address and its date`, () => {
  expect(ids.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBe(ids.length);
  expect(dates).toEqual([...dates].sort().reverse());
  const days = texts(main, 'h3 + p').map((text) => text!.split(', Theme UI')[0]!);
  expect(days.map((day) => new Date(`${day} UTC`).toISOString().slice(0, 10))).toEqual(dates);
});

test('the newest entry about a release names the documented release', () => {
  const releases = texts(main, 'h3 + p').flatMap((text) => text!.split(', Theme UI ')[1] ?? []);
  expect(releases[0]).toBe(libraryVersion);
});

test('page data lists the anchors', () => {
  const { result } = JSON.parse(read(`page-data${changesPath}/page-data.json`)) as {
    result: { headings: { id: string; level: number }[] };
  };
  expect(result.headings.flatMap(({ id, level }) => (level === 3 ? id : []))).toEqual(ids);
});

describe('the feed', () => {
  test('is valid Atom with everything RFC 4287 requires', () => {
    expect(feed.querySelector('parsererror')).toBeNull();
    const root = feed.documentElement;
    expect([root.localName, root.namespaceURI]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
    for (const part of ['id', 'title', 'updated', 'author > name']) {
      expect([part, texts(root, `:scope > ${part}`)]).toEqual([part, [expect.stringMatching(/./)]]);
    }
    const link = (rel: string) => attributes(root, `:scope > link[rel="${rel}"]`, 'href');
    expect(link('self')).toEqual([siteUrl + changesFeedPath]);
    expect(link('alternate')).toEqual([siteUrl + changesPath]);
  });

  test('lists the changes in order, each with an id, a time and a link', () => {
    expect(entries).toHaveLength(ids.length);
    expect(texts(feed, 'entry > title')).toEqual(titles);
    expect(attributes(feed, 'entry > link', 'href')).toEqual(
      ids.map((id) => `${siteUrl}${changesPath}#${id}`),
    );
    expect(texts(feed, 'entry > updated')).toEqual(dates.map((date) => `${date}T00:00:00.000Z`));
    expect(texts(feed, ':root > updated')).toEqual([`${dates[0]}T00:00:00.000Z`]);
    // Ids don't depend on where the site is published: feed readers treat a new id as a new entry.
    expect(texts(feed, 'entry > id')).toEqual(
      ids.map((id) => `tag:theme-ui.com,2026:changes/${id}`),
    );
  });

  test('has the same text as the page, with absolute links to existing pages', () => {
    const contents = entries.map((entry) =>
      parse(entry.querySelector('content[type="html"]')!.textContent!, 'text/html'),
    );
    expect(contents.map(({ body }) => body.textContent)).toEqual(
      texts(main, 'h3 + p + p').map((text) => text!.replace(/\s+/g, ' ')),
    );
    const links = contents.flatMap(({ body }) => attributes(body, 'a', 'href'));
    expect(links.length).toBeGreaterThan(20);
    const missing = links.filter((href) => {
      if (!href!.startsWith(`${siteUrl}/`)) return true;
      const { pathname } = new URL(href!);
      return !existsSync(path.join(buildDir, `${pathname}.html`));
    });
    expect(missing).toEqual([]);
  });

  test('is linked from the head of the home page and the changes page', () => {
    const named = pages.filter(({ html }) => html.includes('application/atom+xml'));
    expect(named.map((each) => each.path)).toEqual(['/', changesPath]);
    for (const { html } of named) {
      const head = parse(html, 'text/html').head;
      const selector = 'link[rel="alternate"][type="application/atom+xml"]';
      expect(attributes(head, selector, 'href')).toEqual([changesFeedPath]);
    }
    expect(attributes(main, 'a', 'href')).toContain(changesFeedPath);
  });

  test("isn't in the saved copy, but the changes page is", () => {
    const { pages, files } = JSON.parse(read('offline-files.json')) as FileList;
    expect(Object.keys(pages)).toContain(changesPath);
    expect(Object.keys(files).length).toBeGreaterThan(10);
    expect(Object.keys(files)).not.toContain(changesFeedPath);
  });
});

test('every page links to the changes', () => {
  expect(pages.length).toBeGreaterThan(100);
  const without = pages.filter(
    ({ html }) =>
      !elementsOf(html).some(
        ({ ancestors, attributes }) =>
          attributes.href === changesPath && ancestors.includes('footer'),
      ),
  );
  expect(without.map((each) => each.path)).toEqual([]);
});
