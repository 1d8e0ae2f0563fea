/** @jsxImportSource theme-ui */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { isPage } from '../../content/pages/sidebar';
import { useTrail } from './useTrail';

/**
 * Links to the ancestors of the page; renders nothing for a top-level page. There's no `aria-current` here because the
 * side navigation already has it.
 */
export function Breadcrumbs() {
  const { permalink, title } = useDoc().metadata;
  const ancestors = useTrail().filter(({ href }) => href && !isPage(permalink, href));
  if (ancestors.length === 0) return null;
  return (
    <nav aria-label="Breadcrumbs" sx={{ minWidth: 0, fontSize: 1, color: 'gray' }}>
      <ol
        sx={{
          display: 'flex',
          listStyle: 'none',
          m: 0,
          p: 0,
          'li + li::before': { content: '"/"', mx: 2, color: 'gray' },
          // The page's title: the heading repeats it.
          'li:last-of-type': {
            flexShrink: 9999,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          },
        }}
      >
        {ancestors.map(({ label, href }) => (
          <li key={href}>
            <a href={href} sx={{ color: 'inherit' }}>
              {label}
            </a>
          </li>
        ))}
        <li>{title}</li>
      </ol>
    </nav>
  );
}
