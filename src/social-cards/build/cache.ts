import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CardElement } from './card';
import type { RenderCard } from './renderer';

/**
 * File name of a card in the cache: a hash of the card and of what renders it.
 * @param renderer versions of the packages and fonts
 */
export function cacheName(card: CardElement, renderer: string): string {
  const hash = createHash('sha256').update(JSON.stringify([renderer, card]));
  return `${hash.digest('hex').slice(0, 32)}.png`;
}

/**
 * Renders the cards that aren't in a folder yet, and removes the ones that are no longer used.
 * @param cards by file name
 * @param load loads the renderer; only called if a card is missing
 */
export async function fillCache(
  folder: string,
  cards: Map<string, CardElement>,
  load: () => RenderCard,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const existing = await readdir(folder);
  const missing = [...cards].filter(([name]) => !existing.includes(name));
  if (missing.length > 0) {
    const render = load();
    for (const [name, card] of missing) {
      const file = path.join(folder, name);
      // Renames the finished file: a build that is interrupted must not leave half a card in the cache.
      await writeFile(`${file}.part`, await render(card));
      await rename(`${file}.part`, file);
    }
  }
  const unused = existing.filter((name) => !cards.has(name));
  await Promise.all(unused.map((name) => rm(path.join(folder, name), { force: true })));
}
