import { readFileSync } from 'node:fs';
import { plainTree } from '../../src/markdown/plain-markdown';
import { searchParts } from '../../src/markdown/search-page';
import type { SearchPage } from '../../src/search/data';
import { pageFiles } from './page-code';
import { contentOf } from './page-content';

/** The pages of `docs` as the search reads them. */
export function searchPages(): SearchPage[] {
  return pageFiles().map((file) => {
    const text = readFileSync(file, 'utf8');
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1];
    const address = file.replace(/^docs/, '').replace(/(\/index)?\.mdx$/, '') || '/';
    const keywords = field('keywords')?.slice(1, -1).split(', ');
    return {
      path: address,
      title: field('title')!,
      ...(keywords ? { keywords } : {}),
      parts: searchParts(field('description')!, plainTree(contentOf(text))),
    };
  });
}
