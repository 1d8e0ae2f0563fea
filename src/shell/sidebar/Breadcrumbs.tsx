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
    <nav aria-label="Breadcrumbs" sx={{ fontSize: 1, mb: 2, color: 'gray' }}>
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
