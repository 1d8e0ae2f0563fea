/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FileList } from '../../src/shell/offline/file-list';
import { siteUrl } from '../../src/base/facts/address';
import { addressOf } from '../../src/base/facts/base-url';
import { changesFeedPath, changesPath, libraryVersion } from '../../src/base/facts/facts';
import { buildDir, builtPages, fileAt } from '../support/built-pages';

const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');
const parse = (text: string, type: DOMParserSupportedType) =>
  new DOMParser().parseFromString(text, type);

const pageAddress = addressOf(changesPath);
const feedAddress = addressOf(changesFeedPath);
const pages = builtPages();
const page = parse(pages.find((each) => each.path === changesPath)!.html, 'text/html');
const main = page.querySelector('main')!;
const feed = parse(read(changesFeedPath), 'application/xml');
const entries = [...feed.querySelectorAll('entry')];

const texts = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].map((element) => element.textContent);
const attributes = (parent: ParentNode, selector: string, name: string) =>
  [...parent.querySelectorAll(selector)].map((element) => element.getAttribute(name));

/** The text of a change: everything between its date and the next heading. */
function textBelow(title: Element): string {
  const parts: string[] = [];
  let part = title.nextElementSibling?.nextElementSibling;
  for (; part && !/^H\d$/.test(part.tagName); part = part.nextElementSibling) {
    if (part.tagName === 'P') parts.push(part.textContent!);
  }
  return parts.join('');
}

const ids = attributes(main, 'h3 > [id]', 'id') as string[];
const dates = ids.map((id) => id.slice(0, 10));
const titles = texts(main, 'h3').map((text) => text!.replace(/#$/, ''));

test('each change has a unique address and its date, the newest first', () => {
  expect(ids).not.toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(dates).toEqual([...dates].sort().reverse());
  const days = texts(main, 'h3 + p').map((text) => text!.split(', Theme UI')[0]!);
  expect(days.map((day) => new Date(`${day} UTC`).toISOString().slice(0, 10))).toEqual(dates);
});

test('the newest entry about a release names the documented release', () => {
  const releases = texts(main, 'h3 + p').flatMap((text) => text!.split(', Theme UI ')[1] ?? []);
  expect(releases[0]).toBe(libraryVersion);
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
    expect(link('self')).toEqual([siteUrl + feedAddress]);
    expect(link('alternate')).toEqual([siteUrl + pageAddress]);
  });

  test('lists the changes in order, each with an id, a time and a link', () => {
    expect(entries).toHaveLength(ids.length);
    expect(texts(feed, 'entry > title')).toEqual(titles);
    expect(attributes(feed, 'entry > link', 'href')).toEqual(
      ids.map((id) => `${siteUrl}${pageAddress}#${id}`),
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
      [...main.querySelectorAll('h3')].map((title) => textBelow(title).replace(/\s+/g, ' ')),
    );
    const links = contents.flatMap(({ body }) => attributes(body, 'a', 'href'));
    expect(links).not.toEqual([]);
    const missing = links.filter((href) => !href!.startsWith(`${siteUrl}/`) || !fileAt(href!));
    expect(missing).toEqual([]);
  });

  test('is linked from the head of the home page and the changes page', () => {
    const named = pages.filter(({ html }) => html.includes('application/atom+xml'));
    expect(named.map((each) => each.path)).toEqual(['/', changesPath]);
    for (const { html } of named) {
      const head = parse(html, 'text/html').head;
      const selector = 'link[rel="alternate"][type="application/atom+xml"]';
      expect(attributes(head, selector, 'href')).toEqual([feedAddress]);
    }
    expect(attributes(main, 'a', 'href')).toContain(feedAddress);
  });

  test("isn't in the saved copy, but the changes page is", () => {
    const { pages, files } = JSON.parse(read('offline-files.json')) as FileList;
    expect(Object.keys(pages)).toContain(pageAddress);
    expect(files).not.toContain(feedAddress);
  });
});
