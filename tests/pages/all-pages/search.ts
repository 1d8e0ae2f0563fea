import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { SearchData } from '../../../src/shell/search/data';
import { addressOf } from '../../../src/base/facts/base-url';
import { markdownCopyPath } from '../../../src/base/facts/paths';
import {
  buildDir,
  builtPages,
  fileAt,
  sitemapPaths,
  type BuiltPage,
} from '../../support/built-pages';
import { checkEach, differs } from '../../support/check-each';

const pages = builtPages();
const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');
const dataFiles = (page: BuiltPage) =>
  page.elements.flatMap(({ attributes }) =>
    'data-search' in attributes ? [attributes['data-search-data']!] : [],
  );
const dataFile = dataFiles(pages[0]!)[0]!;

test('each page names the search data file', () => {
  checkEach(pages, (page) => [
    differs(`${page.path}: the file with search data`, dataFiles(page), [dataFile]),
  ]);
});

test('the data has every page of the sitemap and is smaller than their Markdown copies', () => {
  const text = readFileSync(fileAt(dataFile)!, 'utf8');
  const data = JSON.parse(text) as SearchData;
  expect(data.base).toBe(addressOf('/').replace(/\/$/, ''));
  expect(data.pages.map((page) => page.path).sort()).toEqual(sitemapPaths().sort());
  const copies = data.pages.map((page) => read(markdownCopyPath(page.path)));
  expect(gzipSync(text).length).toBeLessThan(gzipSync(copies.join('\n')).length);
});
