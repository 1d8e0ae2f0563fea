import { usePluginData } from '@docusaurus/useGlobalData';
import lists from '@navigation-lists';
import { useMemo } from 'react';
import { itemsAt, type NavigationItem, type VersionNavigation } from '../../navigation/sidebar';
import { usePageAddress } from './usePageAddress';

/**
 * The side navigation of the page's version. On the server with the items of all sections; in the browser
 * those of the top level alone, since ./sections fetches the others.
 */
export function useNavigation(): NavigationItem[] {
  const items = itemsAt(usePluginData('navigation') as VersionNavigation[], usePageAddress());
  return useMemo(
    () =>
      items.map((item) =>
        item.type === 'link' ? item : { ...item, items: lists[item.customProps.section] ?? [] },
      ),
    [items],
  );
}
