/** @jsxImportSource theme-ui */
import EditThisPage from '@theme/EditThisPage';
import { MarkdownCopy } from './MarkdownCopy';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

interface PageMetaProps {
  editUrl: string;
  updatedAt: number | undefined;
  /** Path of a page that has a Markdown copy, from the site's root, without a trailing slash. */
  path?: string;
}

/** Below the content: where to edit the page, when it last changed, and the page as Markdown. */
export function PageMeta({ editUrl, updatedAt, path }: PageMetaProps) {
  return (
    <div sx={{ my: 4, fontSize: 1 }}>
      <div
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, mb: 2 }}
      >
        <EditThisPage editUrl={editUrl} />
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
