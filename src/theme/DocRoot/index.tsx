// Replaces: theme-classic's DocRoot (3.10.2) with its sidebar layout.
// Why: the side navigation belongs to the shell; unknown addresses get our 404 page.
import renderRoutes from '@docusaurus/renderRoutes';
import { useLocation } from '@docusaurus/router';
import type { Props } from '@theme/DocRoot';
import { NotFoundPage } from '../../components/shell/NotFoundPage';
import { routeAt } from '../../page-loading/route-at';

export default function DocRoot({ route }: Props) {
  const page = routeAt(route.routes ?? [], useLocation().pathname);
  return page ? renderRoutes([page]) : <NotFoundPage />;
}
