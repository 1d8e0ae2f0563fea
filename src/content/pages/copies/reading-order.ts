import type { SitePage } from '../pages';
import type { NavigationItem } from '../sidebar';
import { addressOf } from '../../../base/facts/base-url';

/** Pages under one title. */
export interface ReadingGroup {
  title: string;
  pages: SitePage[];
}

/** Title for pages that are top-level links in the side navigation. */
const mainTopicsTitle = 'Main topics';

/** Title for pages outside the side navigation. llmstxt.org reserves this name for links that can be skipped. */
const optionalTitle = 'Optional';

const collectHrefs = (item: NavigationItem): string[] => [
  ...(item.href ? [item.href] : []),
  ...(item.type === 'category' ? item.items.flatMap(collectHrefs) : []),
];

/**
 * Groups all pages in reading order, each page once: by section of the side navigation, then the pages outside it.
 * @param items side navigation
 * @param pages pages in any order
 */
export function groupInReadingOrder(items: NavigationItem[], pages: SitePage[]): ReadingGroup[] {
  const remaining = new Map(pages.map((page) => [addressOf(page.path), page]));
  const groups: ReadingGroup[] = [];
  for (const item of items) {
    const title = item.type === 'category' ? item.label : mainTopicsTitle;
    const sectionPages = collectHrefs(item).flatMap((href) => {
      const page = remaining.get(href);
      remaining.delete(href);
      return page ?? [];
    });
    const last = groups.at(-1);
    if (item.type === 'link' && last?.title === mainTopicsTitle) last.pages.push(...sectionPages);
    else groups.push({ title, pages: sectionPages });
  }
  groups.push({ title: optionalTitle, pages: [...remaining.values()] });
  return groups.filter((group) => group.pages.length > 0);
}
