/** @jsxImportSource theme-ui */
import { attribute } from '../site/attribute';
import type { PropNavigation, PropNavigationLink } from '@docusaurus/plugin-content-docs';
import { cleanPath } from '../site/paths';
import { shellPart } from '../site/attributes';

function PagerItem({
  label,
  link,
  end,
}: {
  label: string;
  link: PropNavigationLink;
  end: boolean;
}) {
  return (
    <a
      href={cleanPath(link.permalink)}
      rel={end ? 'next' : 'prev'}
      sx={{
        gridColumn: end ? [null, 2] : undefined,
        display: 'block',
        p: 3,
        color: 'inherit',
        textDecoration: 'none',
        textAlign: end ? 'end' : 'start',
        border: 'thin',
        borderRadius: 'large',
        ':hover': { borderColor: 'primary', color: 'primary' },
      }}
    >
      <span sx={{ display: 'block', fontSize: 1, color: 'gray' }}>{label}</span>
      <span sx={{ fontSize: 3, fontWeight: 'bold', lineHeight: 'heading' }}>{link.title}</span>
    </a>
  );
}

/** Links to the pages before and after this one in the reading order. */
export function Pager({ previous, next }: PropNavigation) {
  if (!previous && !next) return null;
  return (
    <nav
      {...attribute(shellPart)}
      aria-label="Previous and next page"
      sx={{ display: 'grid', gridTemplateColumns: ['1fr', '1fr 1fr'], gap: 3, my: 4 }}
    >
      {previous && <PagerItem label="Previous:" link={previous} end={false} />}
      {next && <PagerItem label="Next:" link={next} end />}
    </nav>
  );
}
