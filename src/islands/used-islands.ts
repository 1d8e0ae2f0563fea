import type { EmotionCache } from '@emotion/cache';

/** Island modules used by each page render. Pages render concurrently, and each render has its own Emotion cache. */
const used = new WeakMap<EmotionCache, Set<string>>();

/** Records that a render used an island module. */
export function recordIslandPage(cache: EmotionCache, page: string): void {
  const pages = used.get(cache) ?? new Set();
  used.set(cache, pages.add(page));
}

/** Names of the island modules that a render used. */
export const islandPagesOf = (cache: EmotionCache): string[] => [...(used.get(cache) ?? [])];
