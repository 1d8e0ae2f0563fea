import { siteName } from '../site/facts';

/**
 * Whether each page has a card of its own, which src/social-cards/build draws: in production builds,
 * unless SOCIAL_CARDS is `off`. The plugin puts that into bundles for the browser.
 */
export const hasOwnCards =
  process.env.NODE_ENV === 'production' && process.env.SOCIAL_CARDS !== 'off';

/** What bundlers replace in code for the browser, which has no environment. */
export const socialCardsDefinition = {
  'process.env.SOCIAL_CARDS': JSON.stringify(process.env.SOCIAL_CARDS ?? 'on'),
};

/** Width and height of all cards in px: what sites that show them ask for. */
export const cardSize = { width: 1200, height: 630 };

/** The card of pages without one of their own: a copy of the home page's, since there it may not be drawn. */
export const generalCard = {
  path: '/img/social-card.png',
  alt: `${siteName}: Documentation`,
};

/** Folder of the pages' own cards, from the site's root. */
export const cardsFolder = '/cards';

/**
 * Path of a page's own card, from the site's root.
 * @param page path of the page, without a trailing slash
 */
export function cardPath(page: string): string {
  return `${cardsFolder}${page === '/' ? '/index' : page}.png`;
}

/** What a card says above the title: the page's section, if that is not the page itself. */
export function cardLabel(title: string, section: string | undefined): string {
  return section === undefined || section === title ? 'Documentation' : section;
}

/** A page's own card in words. */
export function cardAlt(title: string, section: string | undefined): string {
  const label = cardLabel(title, section);
  return title === siteName ? `${siteName}: ${label}` : `${siteName}, ${label}: ${title}`;
}
