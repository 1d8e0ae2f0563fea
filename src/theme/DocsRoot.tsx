// Replaces: theme-classic's DocsRoot (3.10.2).
// Why: no layout and no HTML classes around documentation routes.
import renderRoutes from '@docusaurus/renderRoutes';
import type { Props } from '@theme/DocsRoot';

export default function DocsRoot({ route }: Props) {
  return renderRoutes(route.routes);
}
