import type { EmotionCache } from '@emotion/cache';

/** Pages whose modules of islands a render has used, by the cache that it alone has: pages render at the same time. */
const used = new WeakMap<EmotionCache, Set<string>>();

/** Notes that a page being rendered has an island of a module. */
export function noteIslandPage(cache: EmotionCache, page: string): void {
  const pages = used.get(cache) ?? new Set();
  used.set(cache, pages.add(page));
}

/** The modules of islands that a page's render has used. */
export const islandPagesOf = (cache: EmotionCache): string[] => [...(used.get(cache) ?? [])];
