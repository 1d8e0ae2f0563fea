import { useLocation } from '@docusaurus/router';
import lists from '@navigation-lists';
import { useMemo } from 'react';
import { findVersionItems, type NavigationItem, type VersionNavigation } from './sidebar';
import { useSiteData } from '../site/useSiteData';

/**
 * Returns the side navigation of the current version, with the items of all sections on the server and in `npm start`.
 * In other browser builds the sections are empty; ./sections fetches their items.
 */
export function useNavigation(): NavigationItem[] {
  const items = findVersionItems(
    useSiteData<VersionNavigation[]>('navigation'),
    useLocation().pathname,
  );
  return useMemo(
    () =>
      items.map((item) =>
        item.type === 'link' ? item : { ...item, items: lists[item.customProps.section] ?? [] },
      ),
    [items],
  );
}
