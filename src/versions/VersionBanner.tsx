/** @jsxImportSource theme-ui */
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { currentVersion } from './list';
import { listNames, type NewestPage } from './newest-page';
import { useNewestPage } from './useNewestPage';

const newestName = currentVersion.name;

/** How the newest version's page differs. */
function difference({ instead, changed }: NewestPage): string {
  if (instead) return `${newestName} has no such page.`;
  if (changed.length === 0) return `It says the same in ${newestName}.`;
  return `Changed in ${newestName}: ${listNames(changed)}.`;
}

/** Above a page of an older version: says so, and leads to the newest. Nothing on pages of the newest. */
export function VersionBanner() {
  const { version } = useDocsVersion();
  const newest = useNewestPage();
  if (!newest) return null;
  return (
    <div
      role="note"
      aria-label="Older version"
      sx={{
        mb: 3,
        px: 3,
        py: 2,
        fontSize: 1,
        color: 'text',
        bg: 'highlight',
        borderRadius: 'default',
      }}
    >
      <p sx={{ m: 0 }}>
        <strong>{`This page is about Theme UI ${version}, an older version.`}</strong>{' '}
        {difference(newest)}{' '}
        <a href={newest.address} sx={{ variant: 'styles.a' }}>
          {newest.instead ? `${newest.instead} in ${newestName}` : `This page in ${newestName}`}
        </a>
      </p>
    </div>
  );
}
