import Head from '@docusaurus/Head';
import { Admonition } from '../../../content/elements/Admonition';

interface VisibilityProps {
  unlisted: boolean | undefined;
  draft: boolean | undefined;
}

/** Note on a page that readers can't find, and keeps it out of search engines. Renders nothing on other pages. */
export function Visibility({ unlisted, draft }: VisibilityProps) {
  if (!unlisted && !draft) return null;
  return (
    <>
      <Head>
        <meta name="robots" content="noindex, nofollow" />
      </Head>
      <Admonition type="warning" title={draft ? 'Draft page' : 'Unlisted page'}>
        <p>
          {draft
            ? 'This page is visible only in development. Production builds leave it out.'
            : 'Only readers with the link can find this page. Search engines don’t list it.'}
        </p>
      </Admonition>
    </>
  );
}
