import Head from '@docusaurus/Head';
import { addressOf } from '../site/base-url';
import { changesFeedPath } from '../site/facts';

/** Leads feed readers from a page to the feed of changes. */
export function FeedLink() {
  return (
    <Head>
      <link
        rel="alternate"
        type="application/atom+xml"
        title="Changes"
        href={addressOf(changesFeedPath)}
      />
    </Head>
  );
}
