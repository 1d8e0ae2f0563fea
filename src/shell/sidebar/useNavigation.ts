import { useLocation } from '@docusaurus/router';
import {
  findVersionItems,
  type NavigationItem,
  type VersionNavigation,
} from '../../content/pages/sidebar';
import { useSiteData } from '../../base/facts/useSiteData';

/** Returns the side navigation of the current version. */
export function useNavigation(): NavigationItem[] {
  return findVersionItems(useSiteData<VersionNavigation[]>('navigation'), useLocation().pathname);
}
