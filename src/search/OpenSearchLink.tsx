import Head from '@docusaurus/Head';
import { searchDescriptionPath } from './address';
import { addressOf } from '../site/base-url';
import { siteName } from '../site/facts';

/** Tells browsers how to search the site from their own field; they look for it on the home page. */
export function OpenSearchLink() {
  return (
    <Head>
      <link
        rel="search"
        type="application/opensearchdescription+xml"
        title={siteName}
        href={addressOf(searchDescriptionPath)}
      />
    </Head>
  );
}
