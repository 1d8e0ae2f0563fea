interface Group {
  label: string;
  id: string;
  pages: { title: string; summary: string; keywords: string }[];
}

/** Returns the groups with the pages that match all words of the query; omits empty groups. */
export function filterGroups<PageGroup extends Group>(
  groups: readonly PageGroup[],
  query: string,
): PageGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      pages: group.pages.filter(({ title, summary, keywords }) => {
        const text = `${title} ${summary} ${keywords} ${group.label}`.toLowerCase();
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ pages }) => pages.length > 0);
}
