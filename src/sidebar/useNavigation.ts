import { useLocation } from '@docusaurus/router';
import { findVersionItems, type NavigationItem, type VersionNavigation } from './sidebar';
import { useSiteData } from '../site/useSiteData';

/** Returns the side navigation of the current version. */
export function useNavigation(): NavigationItem[] {
  return findVersionItems(useSiteData<VersionNavigation[]>('navigation'), useLocation().pathname);
}
