import { usePluginData } from '@docusaurus/useGlobalData';
import type { NavigationEntry } from './navigation-tree';

/** The top level of the side navigation, as src/plugins/navigation read it from sidebars.ts. */
export function useNavigation(): NavigationEntry[] {
  return (usePluginData('navigation') as { entries: NavigationEntry[] }).entries;
}
