/** @jsxImportSource theme-ui */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { isPage } from './sidebar';
import { useTrail } from './useTrail';

/**
 * The pages on the way from the top of the navigation down to this one; nothing on a page of the top level. The side
 * navigation marks the current page, and one mark is enough.
 */
export function Breadcrumbs() {
  const { permalink, title } = useDoc().metadata;
  const above = useTrail().filter(({ href }) => href && !isPage(permalink, href));
  if (above.length === 0) return null;
  return (
    <nav aria-label="Breadcrumbs" sx={{ fontSize: 1, mb: 2 }}>
      <ol
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          listStyle: 'none',
          m: 0,
          p: 0,
          'li + li::before': { content: '"/"', mx: 2, color: 'gray' },
        }}
      >
        {above.map(({ section, label, href }) => (
          <li key={section}>
            <a href={href} sx={{ variant: 'styles.a' }}>
              {label}
            </a>
          </li>
        ))}
        <li>{title}</li>
      </ol>
    </nav>
  );
}
