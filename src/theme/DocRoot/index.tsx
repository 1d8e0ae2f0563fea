// Replaces: theme-classic's DocRoot (3.10.2) with its sidebar layout.
// Why: the shell renders the side navigation; unknown URLs get our 404 page.
import { useLocation } from '@docusaurus/router';
import renderRoutes from '@docusaurus/renderRoutes';
import type { Props } from '@theme/DocRoot';
import { NotFoundPage } from '../../shell/layout/NotFoundPage';
import { isPage } from '../../content/pages/sidebar';
import { cleanPath } from '../../base/facts/paths';

export default function DocRoot({ route }: Props) {
  const { pathname } = useLocation();
  // The router matches routes one by one, so rendering all pages would take quadratic time.
  const page = route.routes?.find(({ path }) => isPage(pathname, cleanPath(String(path))));
  return page ? renderRoutes([page]) : <NotFoundPage />;
}
