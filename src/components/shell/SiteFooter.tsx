/** @jsxImportSource theme-ui */
import { offlinePagePath } from '../../offline/messages';
import { changesPath, docsRepository, libraryVersion, playgroundPath } from '../../site/facts';
import { addressOf } from '../../site/base-url';
import { InstallButton } from '../offline/InstallButton';

/** The last line of every page: what release it documents, and where these pages live. */
export function SiteFooter() {
  return (
    <footer
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'space-between',
        gap: 3,
        p: 3,
        mt: 4,
        fontSize: 1,
        color: 'gray',
        borderTop: 'thin',
        a: { color: 'inherit' },
      }}
    >
      <span>{`Documents Theme UI ${libraryVersion}`}</span>
      <span
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2 }}
      >
        <a href={addressOf(playgroundPath)}>Playground</a>
        <a href={addressOf(changesPath)}>Changes</a>
        <a href={addressOf(offlinePagePath)}>Save for offline</a>
        <InstallButton />
        <a href={docsRepository}>Source of this site</a>
      </span>
    </footer>
  );
}
