/** @jsxImportSource theme-ui */
import { sizes, tocBreakpoint } from '../../base/design/scales';
import { InstallButton } from '../offline/InstallButton';
import { useVersion } from '../../content/versions/useVersion';
import { ConfiguredLink, type LinkConfig } from './ConfiguredLink';
import { useThemeConfig, type LinkColumn } from './useThemeConfig';

const wide = `@media (min-width: ${tocBreakpoint})`;

const isColumn = (entry: LinkConfig | LinkColumn): entry is LinkColumn => 'items' in entry;

const titleStyle = { m: 0, mb: 1, color: 'text', fontWeight: 'bold' } as const;

/** Links in rows that fingers can hit. */
const linksStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  a: {
    display: 'inline-block',
    py: 1,
    color: 'inherit',
    textDecoration: 'none',
    ':hover': { color: 'text', textDecoration: 'underline' },
    '@media (pointer: coarse)': { py: '12px' },
  },
} as const;

function Links({ items }: { items: LinkConfig[] }) {
  return items.map((link) => (
    <li key={link.label}>
      <ConfiguredLink link={link} />
    </li>
  ));
}

/**
 * Site footer: links of `themeConfig.footer` in columns or in a row, documented release, copyright, and a button to
 * install the site. Starts at the left edge of the page's text.
 */
export function Footer() {
  const { release } = useVersion();
  const { links = [], copyright } = useThemeConfig().footer ?? {};
  const columns = links.filter(isColumn);
  const simpleLinks = links.flatMap((entry) => (isColumn(entry) ? [] : [entry]));
  return (
    <footer data-shell="" sx={{ mt: 4, fontSize: 1, color: 'gray', borderTop: 'thin' }}>
      <div
        sx={{
          px: [3, 4, 3],
          py: 4,
          display: 'grid',
          gridTemplateColumns: ['repeat(2, minmax(0, 1fr))', 'repeat(4, minmax(0, 1fr))'],
          gap: 4,
          [wide]: { maxWidth: sizes.content + 24 + sizes.toc, mx: 'auto' },
          'html[data-layout="full"] &': { maxWidth: 'wide', mx: 'auto', px: 3 },
          // On a separate row.
          '& > [data-row]': {
            gridColumn: '1 / -1',
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: 3,
            rowGap: 2,
          },
        }}
      >
        {columns.map(({ title, items }, index) => (
          <div key={index}>
            {title && <p sx={titleStyle}>{title}</p>}
            <ul sx={linksStyle}>
              <Links items={items} />
            </ul>
          </div>
        ))}
        {simpleLinks.length > 0 && (
          <ul data-row="" sx={linksStyle}>
            <Links items={simpleLinks} />
          </ul>
        )}
        <div data-row="">
          {`Documents Theme UI ${release}`}
          {copyright && <span dangerouslySetInnerHTML={{ __html: copyright }} />}
          <InstallButton />
        </div>
      </div>
    </footer>
  );
}
