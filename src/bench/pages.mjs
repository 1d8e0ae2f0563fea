/**
 * Pages that are measured, by kind: with live examples in the first view, with few or none, the home
 * page, and the playground, whose app starts by itself.
 * @type {Record<Kind, string[]>}
 */
export const pagesByKind = {
  live: ['/components/button', '/sx-prop'],
  plain: ['/getting-started/gatsby', '/theming'],
  home: ['/'],
  playground: ['/playground'],
};

/** @typedef {'live' | 'plain' | 'home' | 'playground'} Kind */

/** Pages with islands that wait for the reader's intent. */
export const waitingPages = [...pagesByKind.live, '/theming', ...pagesByKind.home];

/** All pages that are measured. */
export const measuredPages = Object.values(pagesByKind).flat();
