// Replaces: theme-classic's DocSidebar (3.10.2).
// Why: it works without scripts, as nested <details>.
import type { Props } from '@theme/DocSidebar';
import { SideNavigation } from '../../shell/sidebar/SideNavigation';
import type { NavigationItem } from '../../content/pages/sidebar';

export default function DocSidebar({ path, sidebar }: Props) {
  // Validated by src/content/pages/read-sidebar.
  return <SideNavigation items={sidebar as NavigationItem[]} pathname={path} />;
}
