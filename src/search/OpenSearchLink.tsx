import Head from '@docusaurus/Head';
import { searchDescriptionPath } from './address';
import { addressOf } from '../site/base-url';
import { siteName } from '../site/facts';

/** Link to the OpenSearch description, which browsers look for on the home page. */
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
