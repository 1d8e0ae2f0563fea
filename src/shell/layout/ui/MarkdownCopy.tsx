/** @jsxImportSource theme-ui */
import Head from '@docusaurus/Head';
import { addressOf } from '../../../base/facts/base-url';
import { markdownCopyPath } from '../../../base/facts/paths';

/**
 * Links to the page's Markdown copy, in the body and the head, and a copy button, which src/shell/layout/page-copy
 * handles.
 * @param props.path path of the page from the site's root, without a trailing slash
 */
export function MarkdownCopy({ path }: { path: string }) {
  const address = addressOf(markdownCopyPath(path));
  return (
    <div
      data-shell=""
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2 }}
    >
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <a href={address} type="text/markdown" sx={{ variant: 'styles.a' }}>
        View as Markdown
      </a>
      <button
        type="button"
        data-page-copy={address}
        data-with-scripts=""
        sx={{ variant: 'buttons.tool' }}
      >
        Copy page
      </button>
      <span role="status" />
    </div>
  );
}
