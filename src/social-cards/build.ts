import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../pages/pages';
import { cardPath, hasOwnCards } from './cards';
import { fillCache } from './build/cache';
import { drawingVersions, loadDrawing } from './build/drawing';
import { readFonts } from './build/fonts';
import { pageCards } from './build/page-cards';

/**
 * Makes a function that draws a social card for each page of the version at the root, from its section, title and
 * description. What was drawn before is kept in node_modules/.cache, by what it shows. src/shell/Metadata
 * names the cards in the pages' heads.
 * @returns a function that writes the cards; with SOCIAL_CARDS=off it writes none
 * @throws when the fonts lack a character of a page's texts, with the remedy
 */
export function prepareSocialCards({ dir, versions }: Site): (outDir: string) => Promise<void> {
  if (!hasOwnCards) return async () => {};
  const cache = path.join(dir, 'node_modules/.cache/social-cards');
  const fonts = readFonts(dir);
  const { pages } = versions.find(({ base }) => base === '')!;
  const cards = pageCards(pages, fonts, drawingVersions(dir));
  return async (outDir) => {
    const byName = new Map(cards.map(({ name, card }) => [name, card]));
    await fillCache(cache, byName, () => loadDrawing(dir, fonts));
    for (const { page, name } of cards) {
      const file = path.join(outDir, cardPath(page));
      await mkdir(path.dirname(file), { recursive: true });
      await copyFile(path.join(cache, name), file);
    }
  };
}
