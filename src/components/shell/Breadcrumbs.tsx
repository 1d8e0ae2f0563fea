/** @jsxImportSource theme-ui */
import { isPage, isWithin } from './navigation-tree';
import { useNavigation } from './useNavigation';

/** The way from the page's section down to the page; nothing on a top-level page. */
export function Breadcrumbs({ path, title }: { path: string; title: string }) {
  const parent = useNavigation().find(
    (entry) => isWithin(path, entry.path) && !isPage(path, entry.path),
  );
  if (!parent) return null;
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
        <li>
          <a href={parent.path} sx={{ variant: 'styles.a' }}>
            {parent.title}
          </a>
        </li>
        <li aria-current="page">{title}</li>
      </ol>
    </nav>
  );
}
