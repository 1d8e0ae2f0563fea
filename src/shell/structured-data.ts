import { addressOf } from '../site/base-url';
import { siteDescription, siteName } from '../site/facts';

/** A page as search engines are told of it. */
export interface DescribedPage {
  title: string;
  description: string;
  /** Path with the base path, without a trailing slash. */
  address: string;
  /** Another one for search engines: of a page of an older version, the newest's. */
  canonical?: string;
  /** The pages above it, from the top down. */
  above: { label: string; address: string }[];
  /** Time of the last change, where it is known. */
  updatedAt?: number | undefined;
}

/** Address of the search page for a query, as a template for software. */
const searchTemplate = `${addressOf('/search')}?q={search_term_string}`;

const graph = (...items: object[]) => ({ '@context': 'https://schema.org', '@graph': items });

/**
 * The site, for its home page: https://schema.org/WebSite
 * @param origin of the site, without a trailing slash
 */
export function describeSite(origin: string): object {
  return graph({
    '@type': 'WebSite',
    name: siteName,
    description: siteDescription,
    url: origin + addressOf('/'),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: origin + searchTemplate },
      'query-input': 'required name=search_term_string',
    },
  });
}

/**
 * A page of the documentation, and the way to it: https://schema.org/TechArticle,
 * https://schema.org/BreadcrumbList
 * @param origin of the site, without a trailing slash
 */
export function describePage(origin: string, page: DescribedPage): object {
  const { title, description, address, canonical = address, above, updatedAt } = page;
  const home = addressOf('/');
  const way = [{ label: siteName, address: home }, ...above, { label: title, address }];
  return graph(
    {
      '@type': 'TechArticle',
      headline: title,
      description,
      url: origin + canonical,
      ...(updatedAt === undefined
        ? {}
        : { dateModified: new Date(updatedAt).toISOString().slice(0, 10) }),
      isPartOf: { '@type': 'WebSite', name: siteName, url: origin + home },
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: way.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.label,
        item: origin + step.address,
      })),
    },
  );
}
