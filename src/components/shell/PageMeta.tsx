/** @jsxImportSource theme-ui */
import EditThisPage from '@theme/EditThisPage';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Below the content: where to edit the page, and when it last changed. */
export function PageMeta({
  editUrl,
  updatedAt,
}: {
  editUrl: string;
  updatedAt: number | undefined;
}) {
  return (
    <div
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: 2,
        my: 4,
        fontSize: 1,
      }}
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
  );
}
