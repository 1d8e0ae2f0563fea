/** @jsxImportSource theme-ui */
import { attribute } from '../../site/attribute';
import { offlinePagePath } from '../../offline/messages';
import { changesPath, docsRepository, playgroundPath } from '../../site/facts';
import { addressOf } from '../../site/base-url';
import { hasVersionChoice } from '../../versions/list';
import { versionsPagePath } from '../../versions/version-pages';
import { InstallButton } from '../../offline/InstallButton';
import { useVersion } from '../../versions/useVersion';
import { shellPart, withScripts } from '../../site/attributes';
import { shortcutsButton } from '../../shortcuts/attributes';

/** Site footer: documented release and site-wide links. */
export function SiteFooter() {
  const { release } = useVersion();
  return (
    <footer
      {...attribute(shellPart)}
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
      <span>{`Documents Theme UI ${release}`}</span>
      <span
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2 }}
      >
        <a href={addressOf(playgroundPath)}>Playground</a>
        <a href={addressOf(changesPath)}>Changes</a>
        {hasVersionChoice && <a href={addressOf(versionsPagePath)}>Versions</a>}
        <a href={addressOf(offlinePagePath)}>Save for offline</a>
        <InstallButton />
        <button
          type="button"
          aria-haspopup="dialog"
          {...attribute(shortcutsButton)}
          {...attribute(withScripts)}
          sx={{
            appearance: 'none',
            p: 0,
            border: 0,
            color: 'inherit',
            bg: 'transparent',
            font: 'inherit',
            textDecoration: 'underline',
            cursor: 'pointer',
          }}
        >
          Keyboard shortcuts
        </button>
        <a href={docsRepository}>Source of this site</a>
      </span>
    </footer>
  );
}
