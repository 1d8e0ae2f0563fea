import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageList, SitePage } from '../pages/pages';
import { cardPath, hasOwnCards } from './cards';
import { createCard } from './node/card';
import { loadRenderer } from './node/renderer';

/** Page data that a card needs. */
type CardPage = Pick<
  SitePage,
  'path' | 'source' | 'title' | 'description' | 'section' | 'unlisted'
> & { frontMatter?: { image?: unknown } };

/** Returns the pages that get a card: not unlisted ones, such as previews of recipes, and not those with an `image`. */
export const pagesWithCard = <Page extends CardPage>(pages: Page[]): Page[] =>
  pages.filter(({ unlisted, frontMatter }) => !unlisted && !frontMatter?.image);

/**
 * Writes a social card for each page of the current version, with the page's section, title and description, unless
 * SOCIAL_CARDS is `off`. src/shell/layout/Metadata links to the cards.
 * @throws if the font lacks a character of a title or description
 */
export async function writeSocialCards({ dir, versions }: PageList, outDir: string): Promise<void> {
  if (!hasOwnCards) return;
  const render = loadRenderer(dir);
  const { pages } = versions.find(({ base }) => base === '')!;
  for (const { path: page, source, title, description, section } of pagesWithCard(pages)) {
    const card = createCard({ title, description, section: section?.title });
    const image = await render(card).catch((error: Error) => {
      throw new Error(`${source}: ${error.message}`, { cause: error });
    });
    const file = path.join(outDir, cardPath(page));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, image);
  }
}
