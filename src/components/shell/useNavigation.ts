import { useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import lists from '@navigation-lists';
import { useMemo } from 'react';
import { itemsAt, type NavigationItem, type VersionNavigation } from '../../navigation/sidebar';

/**
 * The side navigation of the page's version. On the server with the items of all sections; in `npm start`
 * those of the top level alone, since ./sections fetches the others.
 */
export function useNavigation(): NavigationItem[] {
  const items = itemsAt(usePluginData('navigation') as VersionNavigation[], useLocation().pathname);
  return useMemo(
    () =>
      items.map((item) =>
        item.type === 'link' ? item : { ...item, items: lists[item.customProps.section] ?? [] },
      ),
    [items],
  );
}
