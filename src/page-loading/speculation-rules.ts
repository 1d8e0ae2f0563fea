/** On a link whose document the browser fetched, or shall fetch; its value is the path. */
export const prefetchedAttribute = 'data-prefetched';

/** On the link whose page the browser shall prerender. */
export const prerenderedAttribute = 'data-prerendered';

const linksWith = (attribute: string) => [
  { where: { selector_matches: `[${attribute}]` }, eagerness: 'immediate' },
];

/**
 * The text of the one speculation rules script: the same for all pages and links, so that the content
 * policy can name its hash. Browsers take no other inline rules beside the hash of a script.
 */
export const speculationRules = JSON.stringify({
  prefetch: linksWith(prefetchedAttribute),
  prerender: linksWith(prerenderedAttribute),
});
