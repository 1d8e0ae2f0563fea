// Replaces: theme-classic's DocRoot (3.10.2) with its sidebar layout.
// Why: the side navigation belongs to the shell; unknown addresses get our 404 page.
import { useLocation } from '@docusaurus/router';
import renderRoutes from '@docusaurus/renderRoutes';
import type { Props } from '@theme/DocRoot';
import { NotFoundPage } from '../../shell/NotFoundPage';
import { isPage } from '../../sidebar/sidebar';
import { cleanPath } from '../../site/paths';

export default function DocRoot({ route }: Props) {
  const { pathname } = useLocation();
  // The router asks one route after the other, so that the time to render all pages grows with the square of their number.
  const page = route.routes?.find(({ path }) => isPage(pathname, cleanPath(String(path))));
  return page ? renderRoutes([page]) : <NotFoundPage />;
}
