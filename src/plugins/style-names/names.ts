/** Pages from which on a style counts as shared. */
const sharedFrom = 3;

/** The variable that holds the hashes of the styles with short names, in the order of their names. */
export const namesVariable = 'styleNames';

/**
 * The short name at a place in the list: A to Z, AA, AB … Emotion's hashes have no capitals, so that no
 * short name can be one of them.
 */
export function shortName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : shortName(Math.floor(index / 26) - 1) + letter;
}

/** The short names of the styles by their hashes. @param list hashes, separated by spaces */
export function shortNames(list: string): Map<string, string> {
  return new Map(list.split(' ').map((hash, index) => [hash, shortName(index)]));
}

const tag = /<[a-z][^\s>]*(?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>"']*))?)*\s*\/?>/g;
const styleSheet = /<style data-emotion="?css"?>.*?<\/style>/gs;
const styleName = /(?<=\bcss-)[a-z0-9]+/g;

/** The HTML with the names of styles changed, where they are names: in class attributes and style sheets. */
function mapNames(html: string, map: (hash: string) => string): string {
  const rename = (text: string) => text.replace(styleName, map);
  return html
    .replace(styleSheet, rename)
    .replace(tag, (text) => text.replace(/(?<=\sclass=)("[^"]*"|[^\s>]+)/, rename));
}

/** Counts how often each style is named, in all pages or some. */
export type NameCounts = Map<string, { pages: number; uses: number; everyday: boolean }>;

/**
 * Adds a page's styles to the counts.
 * @param everyday whether most readers come to the page, so that all its styles get short names
 */
export function countNames(counts: NameCounts, html: string, everyday: boolean): void {
  const seen = new Set<string>();
  mapNames(html, (hash) => {
    const count = counts.get(hash) ?? { pages: 0, uses: 0, everyday: false };
    counts.set(hash, count);
    count.uses += 1;
    count.everyday ||= everyday;
    if (!seen.has(hash)) count.pages += 1;
    seen.add(hash);
    return hash;
  });
}

/**
 * The hashes of the styles that get short names: those that pages share, the most used first. A style of
 * one page keeps its hash, so that the list does not grow with the number of pages.
 * @returns hashes, separated by spaces
 */
export function listOf(counts: NameCounts): string {
  return [...counts]
    .filter(([, { pages, everyday }]) => everyday || pages >= sharedFrom)
    .sort(([a, { uses }], [b, { uses: others }]) => others - uses || (a < b ? -1 : 1))
    .map(([hash]) => hash)
    .join(' ');
}

/** The HTML with short names for the styles that have one. */
export function withShortNames(html: string, names: ReadonlyMap<string, string>): string {
  return mapNames(html, (hash) => names.get(hash) ?? hash);
}
