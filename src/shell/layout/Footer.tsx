/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';
import { InstallButton } from '../offline/InstallButton';
import { useVersion } from '../../content/versions/useVersion';
import { ConfiguredLink, type LinkConfig } from './ConfiguredLink';
import { useThemeConfig, type LinkColumn } from './useThemeConfig';

const isColumn = (entry: LinkConfig | LinkColumn): entry is LinkColumn => 'items' in entry;

function Column({ title, children }: { title: string | null; children: ReactNode }) {
  return (
    <div>
      {title && <p sx={{ m: 0, mb: 2, color: 'text', fontWeight: 'bold' }}>{title}</p>}
      <ul sx={{ listStyle: 'none', m: 0, p: 0, '& > li': { py: 1 } }}>{children}</ul>
    </div>
  );
}

/** Site footer: documented release, links and copyright of `themeConfig.footer`, and a button to install the site. */
export function Footer() {
  const { release } = useVersion();
  const { links = [], copyright } = useThemeConfig().footer ?? {};
  const columns = links.filter(isColumn);
  const simpleLinks = links.flatMap((entry) => (isColumn(entry) ? [] : [entry]));
  return (
    <footer
      data-shell=""
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
      {columns.length > 0 && (
        <div
          sx={{
            flexBasis: '100%',
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
            gap: 4,
            mb: 3,
          }}
        >
          {columns.map(({ title, items }, index) => (
            <Column key={index} title={title}>
              {items.map((link) => (
                <li key={link.label}>
                  <ConfiguredLink link={link} />
                </li>
              ))}
            </Column>
          ))}
        </div>
      )}
      <span>{`Documents Theme UI ${release}`}</span>
      <span
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 2 }}
      >
        {simpleLinks.map((link) => (
          <ConfiguredLink key={link.label} link={link} />
        ))}
        <InstallButton />
      </span>
      {copyright && (
        <p sx={{ flexBasis: '100%', m: 0 }} dangerouslySetInnerHTML={{ __html: copyright }} />
      )}
    </footer>
  );
}
