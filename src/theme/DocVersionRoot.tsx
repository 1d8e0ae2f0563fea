// Replaces: theme-classic's DocVersionRoot (3.10.2).
// Why: no HTML classes, and no metadata for a search service that this site doesn't use.
import { DocsVersionProvider } from '@docusaurus/plugin-content-docs/client';
import renderRoutes from '@docusaurus/renderRoutes';
import type { Props } from '@theme/DocVersionRoot';

export default function DocVersionRoot({ version, route }: Props) {
  return <DocsVersionProvider version={version}>{renderRoutes(route.routes)}</DocsVersionProvider>;
}
