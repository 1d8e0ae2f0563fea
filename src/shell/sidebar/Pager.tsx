/** @jsxImportSource theme-ui */
import type { PropNavigation, PropNavigationLink } from '@docusaurus/plugin-content-docs';
import { cleanPath } from '../../base/facts/paths';

function PagerItem({
  label,
  link,
  isNext,
}: {
  label: string;
  link: PropNavigationLink;
  isNext: boolean;
}) {
  return (
    <a
      href={cleanPath(link.permalink)}
      rel={isNext ? 'next' : 'prev'}
      sx={{
        gridColumn: isNext ? [null, 2] : undefined,
        display: 'block',
        overflowWrap: 'anywhere',
        p: 3,
        color: 'inherit',
        textDecoration: 'none',
        textAlign: isNext ? 'end' : 'start',
        border: 'thin',
        borderRadius: 'large',
        ':hover': { borderColor: 'primary', color: 'primary' },
      }}
    >
      <span sx={{ display: 'block', fontSize: 1, color: 'gray' }}>{label}</span>
      <span sx={{ fontSize: 2, fontWeight: 'bold' }}>{link.title}</span>
    </a>
  );
}

/** Links to the previous and next page in sidebar order; renders nothing if there are neither. */
export function Pager({ previous, next }: PropNavigation) {
  if (!previous && !next) return null;
  return (
    <nav
      data-shell=""
      aria-label="Previous and next page"
      sx={{
        display: 'grid',
        gridTemplateColumns: ['minmax(0, 1fr)', 'repeat(2, minmax(0, 1fr))'],
        gap: 3,
        my: 4,
      }}
    >
      {previous && <PagerItem label="Previous:" link={previous} isNext={false} />}
      {next && <PagerItem label="Next:" link={next} isNext />}
    </nav>
  );
}
