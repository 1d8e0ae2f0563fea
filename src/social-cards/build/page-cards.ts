import type { SitePage } from '../../pages/pages';
import { cacheName } from './cache';
import { cardOf, type CardElement } from './card';
import type { CardFonts } from './fonts';

/** The card of a page. */
export interface PageCard {
  /** Path of the page from the site's root. */
  page: string;
  card: CardElement;
  /** Its file in the cache. */
  name: string;
}

/** What a card is made from. */
type CardPage = Pick<
  SitePage,
  'path' | 'source' | 'title' | 'description' | 'section' | 'unlisted'
>;

/** @throws when the fonts lack a character, with the remedy */
function checkCharacters({ source, title, description }: CardPage, fonts: CardFonts): void {
  const missing = fonts.missingIn(title + description);
  if (missing.length === 0) return;
  throw new Error(
    `${source}: the font of the social cards has no ${missing.join(' ')}. Use other characters in title ` +
      `and description, or add a font that has them in src/social-cards/build/fonts.ts.`,
  );
}

/**
 * The cards of all pages that have one of their own: not parts of another page.
 * @param drawing versions of what draws the cards
 * @throws when the fonts lack a character of a page's texts, with the remedy
 */
export function pageCards(pages: CardPage[], fonts: CardFonts, drawing: string): PageCard[] {
  return pages
    .filter(({ unlisted }) => !unlisted)
    .map((page) => {
      checkCharacters(page, fonts);
      const { path, title, description, section } = page;
      const card = cardOf({ title, description, section: section?.title }, fonts);
      return { page: path, card, name: cacheName(card, drawing + fonts.hash) };
    });
}
