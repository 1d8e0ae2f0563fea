import { addressOf } from '../../base/facts/base-url';
import type { PageFrontMatter } from './front-matter';
import type { SiteVersion } from './pages';

/** Group of a section of the side navigation, with its pages in reading order. */
export interface PageGroup {
  label: string;
  /** Id of its heading. */
  id: string;
  pages: GroupedPage[];
}

/** Entry of an index of pages. */
interface GroupedPage {
  /** URL path, without the base path. */
  path: string;
  title: string;
  /** A few words (`summary` in front matter), or the description. */
  summary: string;
  /** Additional words to find it by, separated by spaces. */
  keywords: string;
}

/** Attributes with ids, such as `aria-labelledby`, separate them by spaces. */
const toId = (label: string) => label.toLowerCase().replaceAll(/\s+/g, '-');

/**
 * Returns the groups of a section. Pages that aren't in a group, such as introductions, are left out.
 * @param path URL path of the section's page
 */
export function readGroups({ navigation, pages }: SiteVersion, path: string): PageGroup[] {
  const section = navigation.find(({ href }) => href === addressOf(path));
  const items = section?.type === 'category' ? section.items : [];
  return items.flatMap((item): PageGroup[] => {
    if (item.type === 'link') return [];
    const grouped = item.items.flatMap(({ href }): GroupedPage[] => {
      const page = pages.find((candidate) => addressOf(candidate.path) === href);
      if (!page) return [];
      const { path, title, description, frontMatter } = page;
      const { summary = description, keywords = [] } = frontMatter as Partial<PageFrontMatter>;
      return [{ path, title, summary, keywords: keywords.join(' ') }];
    });
    return [{ label: item.label, id: toId(item.label), pages: grouped }];
  });
}
