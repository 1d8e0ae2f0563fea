import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { addressOf, pathOf } from '../site/base-url';
import { fullTitle } from '../site/facts';
import { cleanPath } from '../site/paths';
import { cardAlt, cardPath, cardSize, generalCard, hasOwnCards } from '../social-cards/cards';

/** What a page says of itself in its head. */
export function PageMetadata({
  title,
  description,
}: {
  title?: string | undefined;
  description?: string | undefined;
}) {
  return (
    <Head>
      {title && <title>{fullTitle(title)}</title>}
      {title && <meta property="og:title" content={fullTitle(title)} />}
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
    </Head>
  );
}

/**
 * Names the card of its own that links to a page show. For pages of the version at the root; all others
 * keep the general card.
 */
export function CardMetadata({ title, section }: { title: string; section: string | undefined }) {
  const { siteConfig } = useDocusaurusContext();
  const page = pathOf(cleanPath(useLocation().pathname))!;
  if (!hasOwnCards) return null;
  return <Card image={siteConfig.url + addressOf(cardPath(page))} alt={cardAlt(title, section)} />;
}

/**
 * Keeps a page of an older version out of search results, in favor of the newest version's.
 * @param props.canonical address of the page for search engines
 */
export function OlderVersionMetadata({ canonical }: { canonical: string }) {
  const { url } = useDocusaurusContext().siteConfig;
  return (
    <Head>
      <meta name="robots" content="noindex, follow" />
      <link rel="canonical" href={url + canonical} />
      <meta property="og:url" content={url + canonical} />
    </Head>
  );
}

/** What stands in the head of every page: its address, and the card that links to it show. */
export function SiteMetadata() {
  const { siteConfig, i18n } = useDocusaurusContext();
  const address = siteConfig.url + cleanPath(useLocation().pathname);
  return (
    <>
      <Head>
        <link rel="canonical" href={address} />
        <meta property="og:url" content={address} />
        <meta property="og:locale" content={i18n.currentLocale.replace('-', '_')} />
        <meta name="twitter:card" content="summary_large_image" />
      </Head>
      <Card image={siteConfig.url + addressOf(generalCard.path)} alt={generalCard.alt} />
    </>
  );
}

/** A later one takes the place of an earlier one. */
function Card({ image, alt }: { image: string; alt: string }) {
  return (
    <Head>
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={alt} />
    </Head>
  );
}
