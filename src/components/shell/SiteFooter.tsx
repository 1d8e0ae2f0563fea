/** @jsxImportSource theme-ui */
import { docsRepository, libraryVersion } from '../../site/facts';

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
      <span>Documents Theme UI {libraryVersion}</span>
      <a href={docsRepository}>Source of this site</a>
    </footer>
  );
}
