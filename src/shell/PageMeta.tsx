/** @jsxImportSource theme-ui */
import EditThisPage from '@theme/EditThisPage';
import { EditLink } from './EditLink';
import { MarkdownCopy } from './ui/MarkdownCopy';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

interface PageMetaProps {
  editUrl: string;
  /** Where to edit the page of the newest version; for pages of older ones. */
  newestEditUrl?: string | undefined;
  /** Name of an older version that the page belongs to. */
  version?: string | undefined;
  updatedAt: number | undefined;
  /** Path of a page that has a Markdown copy, from the site's root, without a trailing slash. */
  path?: string;
}

/** Below the content: where to edit the page, when it last changed, and the page as Markdown. */
export function PageMeta({ editUrl, newestEditUrl, version, updatedAt, path }: PageMetaProps) {
  return (
    <div sx={{ my: 4, fontSize: 1 }}>
      <div
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, mb: 2 }}
      >
        {version === undefined ? (
          <EditThisPage editUrl={editUrl} />
        ) : (
          <EditLink editUrl={editUrl}>{`Edit this page of ${version}`}</EditLink>
        )}
        {newestEditUrl !== undefined && (
          <EditLink editUrl={newestEditUrl}>Edit it in the newest version</EditLink>
        )}
        {updatedAt !== undefined && (
          <span sx={{ color: 'gray' }}>
            Last updated{' '}
            <time dateTime={new Date(updatedAt).toISOString().slice(0, 10)}>
              {dateFormat.format(updatedAt)}
            </time>
          </span>
        )}
      </div>
      {path !== undefined && <MarkdownCopy path={path} />}
    </div>
  );
}
