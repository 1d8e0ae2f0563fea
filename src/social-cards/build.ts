import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../pages/pages';
import { cardPath, hasOwnCards } from './cards';
import { fillCache } from './build/cache';
import { readFonts } from './build/fonts';
import { createPageCards } from './build/page-cards';
import { loadRenderer, rendererVersions } from './build/renderer';

/**
 * Prepares a social card for each page of the current version, with the page's section, title and description. Drawn
 * cards are cached in node_modules/.cache by a hash of their content. src/shell/Metadata links to the cards.
 * @returns a function that writes the cards to the output folder; it does nothing with SOCIAL_CARDS=off
 * @throws if the fonts lack a character of a title or description
 */
export function prepareSocialCards({ dir, versions }: Site): (outDir: string) => Promise<void> {
  if (!hasOwnCards) return async () => {};
  const cache = path.join(dir, 'node_modules/.cache/social-cards');
  const fonts = readFonts(dir);
  const { pages } = versions.find(({ base }) => base === '')!;
  const cards = createPageCards(pages, fonts, rendererVersions(dir));
  return async (outDir) => {
    const byName = new Map(cards.map(({ name, card }) => [name, card]));
    await fillCache(cache, byName, () => loadRenderer(dir, fonts));
    for (const { page, name } of cards) {
      const file = path.join(outDir, cardPath(page));
      await mkdir(path.dirname(file), { recursive: true });
      await copyFile(path.join(cache, name), file);
    }
  };
}
