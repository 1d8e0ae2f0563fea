import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CardElement } from './card';
import type { DrawCard } from './drawing';

/**
 * Name of a card's file in the cache: it changes with what is drawn, and with what draws.
 * @param drawing versions of the packages and fonts
 */
export function cacheName(card: CardElement, drawing: string): string {
  const hash = createHash('sha256').update(JSON.stringify([drawing, card]));
  return `${hash.digest('hex').slice(0, 32)}.png`;
}

/**
 * Draws the cards that a folder does not have yet, and removes those from it that are no longer asked for.
 * @param cards by their names
 * @param loadDrawing is called when there is one to draw
 */
export async function fillCache(
  folder: string,
  cards: Map<string, CardElement>,
  loadDrawing: () => DrawCard,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const there = await readdir(folder);
  const missing = [...cards].filter(([name]) => !there.includes(name));
  if (missing.length > 0) {
    const draw = loadDrawing();
    for (const [name, card] of missing) {
      const file = path.join(folder, name);
      // A build that is ended in between must not leave half a card under its name.
      await writeFile(`${file}.part`, await draw(card));
      await rename(`${file}.part`, file);
    }
  }
  const unused = there.filter((name) => !cards.has(name));
  await Promise.all(unused.map((name) => rm(path.join(folder, name), { force: true })));
}
