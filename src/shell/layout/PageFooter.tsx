/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';
import { EditLink } from './EditLink';
import { ReportLink } from './ReportLink';

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
  '& > div': { columnGap: 3, m: 0 },
  '& > :last-child': { marginInlineStart: 'auto' },
  'a, div > button': { color: 'inherit', fontSize: 0 },
} as const;

interface PageFooterProps {
  editUrl: string;
  /** Edit URL of the same page in the newest version, for pages of older versions. */
  newestEditUrl?: string | undefined;
  /** Version name, for pages of older versions. */
  version?: string | undefined;
  /** Milliseconds since the epoch. */
  updatedAt: number | undefined;
  /** True for a page that ends with a picture or a tool: small text in a row. */
  isQuiet?: boolean;
  /** More tools. */
  children?: ReactNode;
}

/** Edit links, a link to report a problem, and the last update, below a page's content. */
export function PageFooter({
  editUrl,
  newestEditUrl,
  version,
  updatedAt,
  isQuiet = false,
  children,
}: PageFooterProps) {
  const updated = updatedAt === undefined ? undefined : new Date(updatedAt);
  const day = updated?.toISOString().slice(0, 10);
  return (
    <div sx={isQuiet ? quietStyle : { my: 4, fontSize: 1 }}>
      <div sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 2 }}>
        {version === undefined ? (
          <EditLink editUrl={editUrl} />
        ) : (
          <EditLink editUrl={editUrl}>{`Edit the ${version} version of this page`}</EditLink>
        )}
        {newestEditUrl !== undefined && (
          <EditLink editUrl={newestEditUrl}>Edit this page in the latest version</EditLink>
        )}
        <ReportLink updated={day} />
        {updated && (
          <span sx={{ color: 'gray', marginInlineStart: 'auto' }}>
            Last updated <time dateTime={day}>{dateFormat.format(updated)}</time>
          </span>
        )}
      </div>
      {children}
    </div>
  );
}
