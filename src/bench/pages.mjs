/**
 * Measured pages by kind: with live examples above the fold, with few or no examples, the home page, and the
 * playground, which hydrates on load.
 * @type {Record<Kind, string[]>}
 */
export const pagesByKind = {
  live: ['/components/button', '/sx-prop'],
  plain: ['/getting-started/gatsby', '/theming'],
  home: ['/'],
  playground: ['/playground'],
};

/** @typedef {'live' | 'plain' | 'home' | 'playground'} Kind */

/** Pages with islands that hydrate on user intent. */
export const intentPages = [...pagesByKind.live, '/theming', ...pagesByKind.home];

/** All measured pages. */
export const measuredPages = Object.values(pagesByKind).flat();
