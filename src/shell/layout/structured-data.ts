import { addressOf } from '../../base/facts/base-url';
import { siteDescription, siteName } from '../../base/facts/facts';

/** Page facts for structured data. */
export interface DescribedPage {
  title: string;
  description: string;
  /** URL path, with the base path and without a trailing slash. */
  address: string;
  /** Canonical URL path, if it differs: for a page of an older version, that of the newest. */
  canonical?: string;
  /** Ancestor pages, from the top down. */
  ancestors: { label: string; address: string }[];
  /** Time of the last change in milliseconds since the epoch, if known. */
  updatedAt?: number | undefined;
}

const graph = (...items: object[]) => ({ '@context': 'https://schema.org', '@graph': items });

/**
 * Structured data of the site, for the home page: https://schema.org/WebSite
 * @param origin without a trailing slash
 */
export function describeSite(origin: string): object {
  return graph({
    '@type': 'WebSite',
    name: siteName,
    description: siteDescription,
    url: origin + addressOf('/'),
  });
}

/**
 * Structured data of a documentation page and its breadcrumbs: https://schema.org/TechArticle,
 * https://schema.org/BreadcrumbList
 * @param origin without a trailing slash
 */
export function describePage(origin: string, page: DescribedPage): object {
  const { title, description, address, canonical = address, ancestors, updatedAt } = page;
  const home = addressOf('/');
  const breadcrumbs = [{ label: siteName, address: home }, ...ancestors, { label: title, address }];
  return graph(
    {
      '@type': 'TechArticle',
      headline: title,
      description,
      url: origin + canonical,
      ...(updatedAt === undefined
        ? {}
        : { dateModified: new Date(updatedAt).toISOString().slice(0, 10) }),
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: breadcrumbs.map((item, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: item.label,
        item: origin + item.address,
      })),
    },
  );
}
