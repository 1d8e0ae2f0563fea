import Head from '@docusaurus/Head';
import { addressOf } from '../../base/facts/base-url';
import { changesFeedPath } from '../../base/facts/facts';

/** Lets feed readers discover the Atom feed of changes from a page. */
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
