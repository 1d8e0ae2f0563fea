import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchData } from '../../src/search/data';
import { searchPagePath } from '../../src/search/address';
import { siteUrl } from '../../src/site/address';
import { buildDir, builtPages, entryPages, sitemapPaths } from '../support/built-pages';
import { compressedSize, kibibyte } from '../support/compressed-size';
import { elementsOf } from '../support/dom';

const pages = builtPages();
const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');
const buttonsOf = (html: string) =>
  elementsOf(html).filter(({ attributes }) => attributes['data-search'] !== undefined);
const [button] = buttonsOf(pages[0]!.html);
const dataFile = button!.attributes['data-search-data']!;

test('each page names the file of its pages', () => {
  expect(pages.length).toBeGreaterThan(100);
  const files = pages.map(({ html }) =>
    buttonsOf(html).map(({ attributes }) => attributes['data-search-data']),
  );
  expect(files).toEqual(pages.map(() => [dataFile]));
});

test('the button takes at most half a KiB of a page', () => {
  const sample = pages.filter(({ path }) => entryPages.includes(path));
  expect(sample).toHaveLength(entryPages.length);
  for (const { html } of sample) {
    const without = html.replace(/<button[^>]*data-search=[^]*?<\/button>/, '');
    expect(without.length).toBeLessThan(html.length);
    expect(compressedSize(html) - compressedSize(without)).toBeLessThan(kibibyte / 2);
  }
});

test('the data has every page of the sitemap, and takes at most 2.2 KiB for each', () => {
  const text = read(dataFile);
  const data = JSON.parse(text) as SearchData;
  expect(data.base).toBe('');
  expect(data.pages.map((page) => page.path).sort()).toEqual(sitemapPaths().sort());
  expect(compressedSize(text) / data.pages.length).toBeLessThan(2.2 * kibibyte);
});

test('browsers learn how to search the site', () => {
  const [link] = elementsOf(read('index.html')).filter(
    ({ attributes }) => attributes.rel === 'search',
  );
  const description = read(link!.attributes.href!);
  expect(description).toContain(
    `<Url type="text/html" template="${siteUrl}${searchPagePath}?q={searchTerms}"/>`,
  );
});
