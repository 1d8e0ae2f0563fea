import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { SearchData } from '../../src/search/data';
import { searchPagePath } from '../../src/search/address';
import { siteUrl } from '../../src/site/address';
import { markdownCopyPath } from '../../src/site/paths';
import { buildDir, builtPages, sitemapPaths } from '../support/built-pages';
import { elementsOf } from '../support/dom';

const pages = builtPages();
const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');
const buttonsOf = (html: string) =>
  elementsOf(html).filter(({ attributes }) => attributes['data-search'] !== undefined);
const [button] = buttonsOf(pages[0]!.html);
const dataFile = button!.attributes['data-search-data']!;

test('each page names the search data file', () => {
  expect(pages.length).toBeGreaterThan(100);
  const files = pages.map(({ html }) =>
    buttonsOf(html).map(({ attributes }) => attributes['data-search-data']),
  );
  expect(files).toEqual(pages.map(() => [dataFile]));
});

test('the data has every page of the sitemap and is smaller than their Markdown copies', () => {
  const text = read(dataFile);
  const data = JSON.parse(text) as SearchData;
  expect(data.base).toBe('');
  expect(data.pages.map((page) => page.path).sort()).toEqual(sitemapPaths().sort());
  const copies = data.pages.map((page) => read(markdownCopyPath(page.path)));
  expect(gzipSync(text).length).toBeLessThan(gzipSync(copies.join('\n')).length);
});

test('the home page has an OpenSearch description', () => {
  const [link] = elementsOf(read('index.html')).filter(
    ({ attributes }) => attributes.rel === 'search',
  );
  const description = read(link!.attributes.href!);
  expect(description).toContain(
    `<Url type="text/html" template="${siteUrl}${searchPagePath}?q={searchTerms}"/>`,
  );
});
