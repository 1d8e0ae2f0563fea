import type { SitePage } from '../../pages/pages';
import { cacheName } from './cache';
import { createCard, type CardElement } from './card';
import type { CardFonts } from './fonts';

/** Card of a page. */
export interface PageCard {
  /** Path of the page, without the base URL. */
  page: string;
  card: CardElement;
  /** File name in the cache. */
  name: string;
}

/** Page data that a card needs. */
type CardPage = Pick<
  SitePage,
  'path' | 'source' | 'title' | 'description' | 'section' | 'unlisted'
> & { frontMatter?: { image?: unknown } };

/** @throws if the fonts lack a character of the title or description */
function checkCharacters({ source, title, description }: CardPage, fonts: CardFonts): void {
  const missing = fonts.missingCharacters(title + description);
  if (missing.length === 0) return;
  throw new Error(
    `${source}: the font of the social cards doesn't have ${missing.join(' ')}. Use other characters in the title ` +
      `and description, or add a font that has them to src/social-cards/build/fonts.ts.`,
  );
}

/**
 * Creates the cards of all pages, except unlisted ones, such as previews of recipes, and those with an `image`.
 * @param renderer versions of the packages that render the cards
 * @throws if the fonts lack a character of a title or description
 */
export function createPageCards(pages: CardPage[], fonts: CardFonts, renderer: string): PageCard[] {
  return pages
    .filter(({ unlisted, frontMatter }) => !unlisted && !frontMatter?.image)
    .map((page) => {
      checkCharacters(page, fonts);
      const { path, title, description, section } = page;
      const card = createCard({ title, description, section: section?.title }, fonts);
      return { page: path, card, name: cacheName(card, renderer + fonts.hash) };
    });
}
