/** @jsxImportSource theme-ui */
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { messageColors } from '../../base/design/message-colors';
import { addressOf } from '../../base/facts/base-url';
import { currentVersion } from './list';
import { useNewestPage } from './useNewestPage';

const newestName = currentVersion.name;

/** Notice on pages of older versions, with a link to the newest. Renders nothing on pages of the newest version. */
export function VersionBanner() {
  const { version, isLast } = useDocsVersion();
  const newest = useNewestPage();
  if (isLast) return null;
  return (
    <div
      role="note"
      aria-label="Older version"
      sx={{
        mb: 3,
        px: 3,
        py: 2,
        fontSize: 1,
        ...messageColors('warning'),
      }}
    >
      <p sx={{ m: 0 }}>
        <strong>{`This page documents Theme UI ${version}, an older version.`}</strong>{' '}
        {!newest && `This page doesn’t exist in ${newestName}. `}
        <a href={newest?.address ?? addressOf('/')} sx={{ variant: 'styles.a' }}>
          {`${newest ? 'This page' : 'Home page'} in ${newestName}`}
        </a>
      </p>
    </div>
  );
}
