import { useLocation } from '@docusaurus/router';
import lists from '@navigation-lists';
import { findVersionItems, type NavigationItem, type VersionNavigation } from './sidebar';
import { useSiteData } from '../site/useSiteData';

/** Complete navigation by the one without items. All pages share it. */
const complete = new WeakMap<NavigationItem[], NavigationItem[]>();

/**
 * Returns the side navigation of the current version, with the items of all sections on the server and in `npm start`.
 * In other browser builds the sections are empty; ./sections fetches their items.
 */
export function useNavigation(): NavigationItem[] {
  const items = findVersionItems(
    useSiteData<VersionNavigation[]>('navigation'),
    useLocation().pathname,
  );
  const known = complete.get(items);
  if (known) return known;
  const navigation = items.map((item) =>
    item.type === 'link' ? item : { ...item, items: lists[item.customProps.section] ?? [] },
  );
  complete.set(items, navigation);
  return navigation;
}
