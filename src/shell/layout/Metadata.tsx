import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { addressOf, pathOf } from '../../base/facts/base-url';
import { fullTitle, siteName } from '../../base/facts/facts';
import { cleanPath } from '../../base/facts/paths';
import { useThemeConfig } from './useThemeConfig';
import {
  cardAlt,
  cardPath,
  cardSize,
  fallbackCard,
  hasOwnCards,
} from '../../content/social-cards/cards';

/** Title and description in the head of a page. */
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
 * Social card of a page of the current version. All other pages use the general card.
 */
export function CardMetadata({ title, section }: { title: string; section: string | undefined }) {
  const { siteConfig } = useDocusaurusContext();
  const page = pathOf(cleanPath(useLocation().pathname))!;
  if (!hasOwnCards) return null;
  return (
    <>
      <Card image={siteConfig.url + addressOf(cardPath(page))} alt={cardAlt(title, section)} />
      <Head>
        <meta property="og:image:width" content={String(cardSize.width)} />
        <meta property="og:image:height" content={String(cardSize.height)} />
      </Head>
    </>
  );
}

/**
 * Makes search engines show the newest version of a page instead of an older one, and excludes pages that the newest
 * version doesn't have.
 * @param props.canonical URL path of the canonical page
 */
export function OlderVersionMetadata({ canonical }: { canonical: string }) {
  const { url } = useDocusaurusContext().siteConfig;
  const isOnlyHere = cleanPath(useLocation().pathname) === canonical;
  return (
    <Head>
      {isOnlyHere && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={url + canonical} />
      <meta property="og:url" content={url + canonical} />
    </Head>
  );
}

/**
 * Image for links on other sites, from front matter or `themeConfig.image`.
 * @param props.image URL, or path from the site's root
 * @param props.alt title of the page or site
 */
export function ImageMetadata({ image, alt }: { image: string; alt: string }) {
  const { url } = useDocusaurusContext().siteConfig;
  const address = useBaseUrl(image);
  return <Card image={/^[a-z]+:/.test(address) ? address : url + address} alt={alt} />;
}

/** Head metadata of every page: canonical URL, the general image, and `themeConfig.metadata`. */
export function SiteMetadata() {
  const { siteConfig } = useDocusaurusContext();
  const { image, metadata } = useThemeConfig();
  const page = pathOf(cleanPath(useLocation().pathname))!;
  const address = siteConfig.url + addressOf(page);
  return (
    <>
      <Head>
        <link rel="canonical" href={address} />
        <meta property="og:url" content={address} />
        <meta property="og:site_name" content={siteName} />
        <meta name="twitter:card" content="summary_large_image" />
      </Head>
      {image ? (
        <ImageMetadata image={image} alt={siteName} />
      ) : (
        <Card image={siteConfig.url + addressOf(fallbackCard.path)} alt={fallbackCard.alt} />
      )}
      {metadata.length > 0 && (
        <Head>
          {metadata.map((attributes, index) => (
            <meta key={index} {...attributes} />
          ))}
        </Head>
      )}
    </>
  );
}

/** Image for links on other sites. The last one rendered wins, so the general one doesn't set a size. */
function Card({ image, alt }: { image: string; alt: string }) {
  return (
    <Head>
      <meta property="og:image" content={image} />
      <meta property="og:image:alt" content={alt} />
    </Head>
  );
}
