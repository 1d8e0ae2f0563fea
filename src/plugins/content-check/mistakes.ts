import type { SitePage } from '../../markdown/page-registry';
import { readAnchors, readHeadings } from '../../markdown/page-source';

/**
 * What is wrong with the pages, each with file and remedy.
 * @returns an empty list when nothing is
 */
export function pageMistakes(pages: SitePage[]): string[] {
  return [
    ...duplicateAddresses(pages),
    ...sharedDescriptions(pages),
    ...pages.flatMap((page) => [...navigationMistakes(page), ...headingMistakes(page)]),
  ];
}

/** The pages that have something in common with an earlier page, each with that page. */
function repetitions(
  pages: SitePage[],
  valueOf: (page: SitePage) => string,
): { page: SitePage; first: SitePage }[] {
  const firsts = new Map<string, SitePage>();
  return pages.flatMap((page) => {
    const first = firsts.get(valueOf(page));
    if (first) return [{ page, first }];
    firsts.set(valueOf(page), page);
    return [];
  });
}

function duplicateAddresses(pages: SitePage[]): string[] {
  return repetitions(pages, ({ path }) => path).map(
    ({ page, first }) =>
      `${page.source} and ${first.source} both want the address ${page.path}. ` +
      `Give one of them another "slug" in its front matter, or move the file.`,
  );
}

function sharedDescriptions(pages: SitePage[]): string[] {
  return repetitions(pages, ({ description }) => description).map(
    ({ page, first }) =>
      `${page.source} and ${first.source} share a description. ` +
      `Say in each what that page alone is about.`,
  );
}

function navigationMistakes({ id, source, inSidebar, frontMatter }: SitePage): string[] {
  // A page that a plugin makes says itself where links to it stand.
  if (id === undefined || inSidebar === (frontMatter.navigation !== false)) return [];
  return [
    inSidebar
      ? `${source} says "navigation: false" but stands in sidebars.ts. Remove one of the two.`
      : `${source} is listed nowhere. Add '${id}' to sidebars.ts, or "navigation: false" to its front ` +
        `matter if it should stand outside the side navigation.`,
  ];
}

function headingMistakes({ source, text: markdown }: SitePage): string[] {
  const withoutId = readHeadings(markdown).flatMap(({ id, line, text }) =>
    id
      ? []
      : `${source}:${line}: the heading "${text}" has no id, so links to it would break when it is ` +
        `reworded. Write: ${text} {/* #a-short-id */}`,
  );
  const ids = readAnchors(markdown);
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [
    ...withoutId,
    ...[...repeated].map(
      (id) => `${source}: the id "${id}" is used twice. Give each heading an id of its own.`,
    ),
  ];
}
