/** @jsxImportSource theme-ui */
import { EditLink } from './EditLink';
import { MarkdownCopy } from './ui/MarkdownCopy';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const quietStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 3,
  my: 3,
  fontSize: 0,
  color: 'gray',
  '& > div': { gap: 3, m: 0 },
  'a, button': { color: 'inherit', fontSize: 0 },
  button: { minHeight: 24, p: 0, bg: 'transparent', border: 0 },
} as const;

interface PageFooterProps {
  editUrl: string;
  /** Edit URL of the same page in the newest version, for pages of older versions. */
  newestEditUrl?: string | undefined;
  /** Version name, for pages of older versions. */
  version?: string | undefined;
  /** Milliseconds since the epoch. */
  updatedAt: number | undefined;
  /** Path of the page, if it has a Markdown copy. From the site's root, without a trailing slash. */
  path?: string | undefined;
  /** True for a page that ends with a picture or a tool: small text in a row. */
  isQuiet?: boolean;
}

/** Edit links, last update and Markdown copy, below a page's content. */
export function PageFooter({
  editUrl,
  newestEditUrl,
  version,
  updatedAt,
  path,
  isQuiet = false,
}: PageFooterProps) {
  return (
    <div sx={isQuiet ? quietStyle : { my: 4, fontSize: 1 }}>
      <div
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, mb: 2 }}
      >
        {version === undefined ? (
          <EditLink editUrl={editUrl} />
        ) : (
          <EditLink editUrl={editUrl}>{`Edit the ${version} version of this page`}</EditLink>
        )}
        {newestEditUrl !== undefined && (
          <EditLink editUrl={newestEditUrl}>Edit this page in the latest version</EditLink>
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
