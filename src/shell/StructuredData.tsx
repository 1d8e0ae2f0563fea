import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { describePage, describeSite, type DescribedPage } from './structured-data';
import { addressOf } from '../site/base-url';

/**
 * What search engines are told of a page, as JSON-LD in its head; of the home page, what they are told of
 * the site.
 */
export function StructuredData({ page }: { page: DescribedPage }) {
  const { url } = useDocusaurusContext().siteConfig;
  const data = page.address === addressOf('/') ? describeSite(url) : describePage(url, page);
  return (
    <Head>
      {/* No text of a page can end the script. */}
      <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
    </Head>
  );
}
