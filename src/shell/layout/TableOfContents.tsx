/** @jsxImportSource theme-ui */
import type { TOCItem } from '@docusaurus/mdx-loader';
import { sizes, space, tocBarHeight, tocBreakpoint } from '../../base/design/scales';

const label = 'On this page';
const wide = `@media (min-width: ${tocBreakpoint})`;

const buttonStyle = {
  display: 'none',
  marginInlineStart: 'auto',
  [wide]: { display: 'block' },
  summary: { variant: 'buttons.tool' },
  '&[data-dropdown] ul': {
    insetInlineStart: 'auto',
    insetInlineEnd: 0,
    minWidth: sizes.sidebar,
    mt: 1,
  },
} as const;

function TocList({ toc }: { toc: readonly TOCItem[] }) {
  const topLevel = Math.min(...toc.map(({ level }) => level));
  return (
    <ul data-toc="" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {toc.map(({ id, value, level }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            sx={{
              display: 'block',
              py: 1,
              paddingInlineStart: (level - topLevel + 1) * space[3]!,
              fontSize: 1,
              lineHeight: 'heading',
              color: 'gray',
              textDecoration: 'none',
              borderInlineStart: 'thin',
              ':hover': { color: 'primary' },
              ':focus-visible': { outlineOffset: '-2px' },
              '&[aria-current]': {
                color: 'text',
                boxShadow: 'inset 2px 0 var(--theme-ui-colors-primary)',
              },
              code: { fontFamily: 'monospace', fontSize: '0.9em' },
            }}
            dangerouslySetInnerHTML={{ __html: value }}
          />
        </li>
      ))}
    </ul>
  );
}

/** "On this page" next to the content, on wide screens. */
export function TableOfContents({ toc }: { toc: readonly TOCItem[] }) {
  return (
    <aside data-shell="" sx={{ display: 'none', [wide]: { display: 'block' } }}>
      <nav
        aria-label={label}
        sx={{
          position: 'sticky',
          top: sizes.header,
          width: 'toc',
          maxHeight: `calc(100vh - ${sizes.header}px)`,
          overflowY: 'auto',
          py: 4,
          paddingInlineEnd: 3,
        }}
      >
        <p sx={{ fontSize: 1, fontWeight: 'bold', m: 0, mb: 2, paddingInlineStart: 3 }}>{label}</p>
        <TocList toc={toc} />
      </nav>
    </aside>
  );
}

/** "On this page" as a button that opens a list, on wide screens, for pages that need the space next to the content. */
export function TableOfContentsButton({ toc }: { toc: readonly TOCItem[] }) {
  return (
    <details data-dropdown="list" sx={buttonStyle}>
      <summary>{label}</summary>
      <nav aria-label={label}>
        <TocList toc={toc} />
      </nav>
    </details>
  );
}

/**
 * "On this page" as a disclosure above the content, on narrower screens. Stays below the header while the page scrolls.
 */
export function CollapsibleTableOfContents({
  toc,
  className,
}: {
  toc: readonly TOCItem[];
  className?: string;
}) {
  return (
    <details
      data-shell=""
      data-dropdown=""
      className={className}
      sx={{
        position: 'sticky',
        top: sizes.header,
        zIndex: 'bar',
        my: 3,
        mx: [-3, -4, -3],
        bg: 'background',
        borderBottom: 'thin',
        nav: {
          position: 'absolute',
          insetInline: 0,
          maxHeight: `calc(100dvh - ${2 * sizes.header}px)`,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          px: [3, 4, 3],
          py: 2,
          bg: 'background',
          borderBottom: 'thin',
          boxShadow: 'raised',
          // No shadow over the bar.
          clipPath: 'inset(0 0 -64px)',
        },
        'ul a': { color: 'text', py: 2 },
      }}
    >
      <summary
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: tocBarHeight,
          px: [3, 4, 3],
          fontSize: 1,
          fontWeight: 'bold',
        }}
      >
        {label}
        <span data-toc-current="" aria-hidden="true" sx={currentStyle} />
      </summary>
      <nav aria-label={label}>
        <TocList toc={toc} />
      </nav>
    </details>
  );
}

/** Title of the current section, which ./toc-tracking fills in. */
const currentStyle = {
  order: 1,
  minWidth: 0,
  marginInlineStart: 2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 'body',
  color: 'gray',
} as const;
