import { useLocation } from '@docusaurus/router';
import lists from '@navigation-lists';
import { useMemo } from 'react';
import { itemsAt, type NavigationItem, type VersionNavigation } from './sidebar';
import { useSiteData } from '../site/useSiteData';

/**
 * The side navigation of the page's version. On the server with the items of all sections; in `npm start`
 * those of the top level alone, since ./sections fetches the others.
 */
export function useNavigation(): NavigationItem[] {
  const items = itemsAt(useSiteData<VersionNavigation[]>('navigation'), useLocation().pathname);
  return useMemo(
    () =>
      items.map((item) =>
        item.type === 'link' ? item : { ...item, items: lists[item.customProps.section] ?? [] },
      ),
    [items],
  );
}
