// Replaces: theme-classic's DocRoot (3.10.2) with its sidebar layout.
// Why: the side navigation belongs to the shell; unknown addresses get our 404 page.
import { useDocRootMetadata } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocRoot';
import { NotFoundPage } from '../../components/shell/NotFoundPage';

export default function DocRoot(props: Props) {
  return useDocRootMetadata(props)?.docElement ?? <NotFoundPage />;
}
