import { useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import { entriesAt, type NavigationEntry, type VersionNavigation } from './navigation-tree';

/** The top level of the side navigation, as src/plugins/navigation read it for the page's version. */
export function useNavigation(): NavigationEntry[] {
  return entriesAt(usePluginData('navigation') as VersionNavigation[], useLocation().pathname);
}
