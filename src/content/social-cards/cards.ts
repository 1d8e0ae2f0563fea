import { siteName } from '../../base/facts/facts';

/**
 * True if the build draws a card for each page: in production builds, unless SOCIAL_CARDS is `off`. Browser bundles
 * get the variable from `socialCardsDefinition`.
 */
export const hasOwnCards =
  process.env.NODE_ENV === 'production' && process.env.SOCIAL_CARDS !== 'off';

/** For the bundler's DefinePlugin: browsers have no `process.env`. */
export const socialCardsDefinition = {
  'process.env.SOCIAL_CARDS': JSON.stringify(process.env.SOCIAL_CARDS ?? 'on'),
};

/** Size of all cards in px: the one that sites recommend for `og:image`. */
export const cardSize = { width: 1200, height: 630 };

/** Static card for pages without one. A copy of the home page's card, which a build doesn't always draw. */
export const fallbackCard = {
  path: '/img/social-card.png',
  alt: `${siteName}: Documentation`,
};

/** URL path of the folder of drawn cards. */
const cardsFolder = '/cards';

/**
 * URL path of a page's card, without the base URL.
 * @param page path of the page, without a trailing slash
 */
export function cardPath(page: string): string {
  return `${cardsFolder}${page === '/' ? '/index' : page}.png`;
}

/** Text above the title of a card: the page's section, unless the page is the section's index. */
export function cardLabel(title: string, section: string | undefined): string {
  return section === undefined || section === title ? 'Documentation' : section;
}

/** Alternative text of a page's card. */
export function cardAlt(title: string, section: string | undefined): string {
  const label = cardLabel(title, section);
  return title === siteName ? `${siteName}: ${label}` : `${siteName}, ${label}: ${title}`;
}
