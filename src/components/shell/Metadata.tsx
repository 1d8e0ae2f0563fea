import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { addressOf } from '../../site/base-url';
import { fullTitle, socialCard } from '../../site/facts';
import { cleanPath } from '../../site/paths';

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

/** What stands in the head of every page: its address, and the card that links to it show. */
export function SiteMetadata() {
  const { siteConfig, i18n } = useDocusaurusContext();
  const address = siteConfig.url + cleanPath(useLocation().pathname);
  const image = siteConfig.url + addressOf(socialCard);
  return (
    <Head>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={i18n.currentLocale.replace('-', '_')} />
      <meta property="og:image" content={image} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  );
}
