import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileAt } from './built-pages';
import { compressedSize } from './compressed-size';
import { elementsOf, type PageElement } from './dom';

/** `rel` values of `<link>` that make a browser fetch the URL. */
const FETCHED_RELS = /(^|\s)(stylesheet|icon|preload|modulepreload|prefetch|manifest)(\s|$)/;

/** URLs that an element makes the browser fetch without user interaction. */
function fetchedBy({ tag, attributes }: PageElement): string[] {
  const { src, srcset, href, rel = '', loading, poster, data } = attributes;
  if (tag === 'link') return FETCHED_RELS.test(rel) && href ? [href] : [];
  if (['img', 'iframe'].includes(tag) && loading === 'lazy') return [];
  // Counts the largest candidate, although a browser may pick a smaller one.
  const largest = srcset?.split(',').at(-1)!.trim().split(/\s+/)[0];
  const candidates =
    tag === 'a' ? [] : [largest ?? src, poster, tag === 'object' ? data : undefined];
  return candidates.filter((url) => url !== undefined);
}

/** URLs in a stylesheet, except in rules that only apply once the pointer is over an element. */
function urlsInCss(css: string): string[] {
  const rules = css.replace(/[^{}]*:hover[^{}]*\{[^{}]*\}/g, '');
  return [...rules.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, url]) => url!);
}

/**
 * Files that the HTML of a page makes the browser fetch without user interaction, by URL.
 * @param buildDir folder of the page's build
 * @throws if a file is missing, or the page fetches no files
 */
export function fetchedBeforeIntent(html: string, buildDir: string): Map<string, Buffer> {
  const read = (url: string) => {
    const file = fileAt(url, buildDir);
    if (!file) throw new Error(`The page loads ${url}, which the build doesn't have.`);
    return readFileSync(file);
  };
  const elements = elementsOf(html);
  const inline = elements.flatMap(({ tag, text, attributes }) => [
    ...(tag === 'style' ? urlsInCss(text) : []),
    ...urlsInCss(attributes.style ?? ''),
  ]);
  const direct = [...elements.flatMap(fetchedBy), ...inline];
  const nested = direct
    .filter((url) => url.endsWith('.css'))
    .flatMap((url) => urlsInCss(read(url).toString()));
  const urls = [...new Set([...direct, ...nested])].filter((url) => !/^(data:|#)/.test(url));
  if (urls.length === 0) throw new Error('The page fetches no files, not even its script.');
  return new Map(urls.map((url) => [url, read(url)]));
}

/**
 * Compressed size of a page's HTML and of everything that it makes the browser fetch, in bytes.
 * @param page such as `components/box`
 */
export function weightBeforeIntent(page: string, buildDir: string): number {
  const html = readFileSync(path.join(buildDir, `${page}.html`), 'utf8');
  return [html, ...fetchedBeforeIntent(html, buildDir).values()]
    .map((body) => compressedSize(body))
    .reduce((sum, size) => sum + size, 0);
}
