/**
 * What stands in `docs` once, for all versions: pages by their id, and folders, which end with a slash. They
 * are not about a release, or run on the newest, as all tools do.
 */
export const pagesOnce: readonly string[] = [
  'index',
  'changes',
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
  'recipes/',
];

/**
 * Whether a page is frozen with a version.
 * @param id path of its file in `docs`, without the extension
 */
export function isVersioned(id: string): boolean {
  return !pagesOnce.some((page) => (page.endsWith('/') ? id.startsWith(page) : id === page));
}
