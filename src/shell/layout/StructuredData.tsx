import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { describePage, describeSite, type DescribedPage } from './structured-data';
import { pathOf } from '../../base/facts/base-url';

/**
 * JSON-LD in the head of a page. The home page describes the site.
 */
export function StructuredData({ page }: { page: DescribedPage }) {
  const { url } = useDocusaurusContext().siteConfig;
  const data = pathOf(page.address) === '/' ? describeSite(url) : describePage(url, page);
  return (
    <Head>
      {/* Escapes `<`, so that no text can close the script element. */}
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
