import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compressedSize } from './compressed-size';
import { elementsOf, type PageElement } from './dom';

/** Kinds of `<link>` that a browser follows without being asked. */
const followed = /(^|\s)(stylesheet|icon|preload|modulepreload|prefetch|manifest)(\s|$)/;

/** Addresses that an element makes the browser fetch before the reader does anything. */
function fetchedBy({ tag, attributes }: PageElement): string[] {
  const { src, srcset, href, rel = '', loading, poster, data } = attributes;
  if (tag === 'link') return followed.test(rel) && href ? [href] : [];
  if (['img', 'iframe'].includes(tag) && loading === 'lazy') return [];
  // The largest candidate stands in for the one that a screen picks.
  const largest = srcset?.split(',').at(-1)!.trim().split(/\s+/)[0];
  const candidates =
    tag === 'a' ? [] : [largest ?? src, poster, tag === 'object' ? data : undefined];
  return candidates.filter((url) => url !== undefined);
}

/** Addresses that a stylesheet names. */
function namedIn(css: string): string[] {
  return [...css.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, url]) => url!);
}

/**
 * The files that the HTML of a page makes the browser fetch before the reader does anything, by address.
 * @param buildDir folder of the build that has the page
 * @throws when a file is missing, or there is none
 */
export function fetchedBeforeIntent(html: string, buildDir: string): Map<string, Buffer> {
  const read = (url: string) => {
    const { pathname } = new URL(url, 'https://example.org');
    return readFileSync(path.join(buildDir, decodeURIComponent(pathname)));
  };
  const elements = elementsOf(html);
  const inline = elements.flatMap(({ tag, text, attributes }) => [
    ...(tag === 'style' ? namedIn(text) : []),
    ...namedIn(attributes.style ?? ''),
  ]);
  const direct = [...elements.flatMap(fetchedBy), ...inline];
  const nested = direct
    .filter((url) => url.endsWith('.css'))
    .flatMap((url) => namedIn(read(url).toString()));
  const urls = [...new Set([...direct, ...nested])].filter((url) => !/^(data:|#)/.test(url));
  if (urls.length === 0) throw new Error('The page fetches nothing, not even its script.');
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
