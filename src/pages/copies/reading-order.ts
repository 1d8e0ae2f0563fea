import type { SitePage } from '../pages';
import type { NavigationItem } from '../../sidebar/sidebar';
import { addressOf } from '../../site/base-url';

/** Pages that stand together. */
export interface PageGroup {
  title: string;
  pages: SitePage[];
}

/** Title of the pages that the side navigation has outside all sections. */
const mainTopics = 'Main topics';

/** Title of what one can do without, as llmstxt.org names it: here the pages outside the side navigation. */
const optional = 'Optional';

const addressesIn = (item: NavigationItem): string[] => [
  ...(item.href ? [item.href] : []),
  ...(item.type === 'category' ? item.items.flatMap(addressesIn) : []),
];

/**
 * All pages in reading order, each once: section by section of the side navigation, and then the pages
 * outside it.
 * @param items the side navigation
 * @param pages the pages, in any order
 */
export function inReadingOrder(items: NavigationItem[], pages: SitePage[]): PageGroup[] {
  const left = new Map(pages.map((page) => [addressOf(page.path), page]));
  const groups: PageGroup[] = [];
  for (const item of items) {
    const title = item.type === 'category' ? item.label : mainTopics;
    const found = addressesIn(item).flatMap((address) => {
      const page = left.get(address);
      left.delete(address);
      return page ?? [];
    });
    const last = groups.at(-1);
    if (item.type === 'link' && last?.title === mainTopics) last.pages.push(...found);
    else groups.push({ title, pages: found });
  }
  groups.push({ title: optional, pages: [...left.values()] });
  return groups.filter((group) => group.pages.length > 0);
}
