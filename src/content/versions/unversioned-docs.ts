/**
 * Pages in `docs` that all versions share: page ids, and folders with a trailing slash. They aren't about a specific
 * release, or run on the newest one, as all tools do.
 */
export const unversionedDocs: readonly string[] = [
  'index',
  'changes',
  'keyboard-shortcuts',
  'offline',
  'search',
  'versions',
  'playground',
  'customize',
  'demo',
  'random',
  'readme',
  'testimonials',
  'site-design',
  'style-guide-demo',
  'guides/',
  'presets/',
  'recipes/',
];

/**
 * True if a page is part of each version and is frozen with it.
 * @param id path of its file in `docs`, without the extension
 */
export function isVersioned(id: string): boolean {
  return !unversionedDocs.some((page) => (page.endsWith('/') ? id.startsWith(page) : id === page));
}
