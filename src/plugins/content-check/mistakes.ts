import { readAnchors, readHeadings } from '../../markdown/page-source';

/** What the check knows of a page. */
export interface CheckedPage {
  id: string;
  /** Path of the source file, from the repository's root. */
  file: string;
  /** Address. */
  path: string;
  description: string;
  inSidebar: boolean;
  /** False when its front matter says `navigation: false`. */
  wantsNavigation: boolean;
  /** Text of the file. */
  source: string;
}

/**
 * What is wrong with the pages, each with file and remedy.
 * @returns an empty list when nothing is
 */
export function pageMistakes(pages: CheckedPage[]): string[] {
  return [
    ...duplicateAddresses(pages),
    ...sharedDescriptions(pages),
    ...pages.flatMap((page) => [...navigationMistakes(page), ...headingMistakes(page)]),
  ];
}

/** The pages that have something in common with an earlier page, each with that page. */
function repetitions(
  pages: CheckedPage[],
  valueOf: (page: CheckedPage) => string,
): { page: CheckedPage; first: CheckedPage }[] {
  const firsts = new Map<string, CheckedPage>();
  return pages.flatMap((page) => {
    const first = firsts.get(valueOf(page));
    if (first) return [{ page, first }];
    firsts.set(valueOf(page), page);
    return [];
  });
}

function duplicateAddresses(pages: CheckedPage[]): string[] {
  return repetitions(pages, ({ path }) => path).map(
    ({ page, first }) =>
      `${page.file} and ${first.file} both want the address ${page.path}. ` +
      `Give one of them another "slug" in its front matter, or move the file.`,
  );
}

function sharedDescriptions(pages: CheckedPage[]): string[] {
  return repetitions(pages, ({ description }) => description).map(
    ({ page, first }) =>
      `${page.file} and ${first.file} share a description. ` +
      `Say in each what that page alone is about.`,
  );
}

function navigationMistakes({ id, file, inSidebar, wantsNavigation }: CheckedPage): string[] {
  if (inSidebar === wantsNavigation) return [];
  return [
    inSidebar
      ? `${file} says "navigation: false" but stands in sidebars.ts. Remove one of the two.`
      : `${file} is listed nowhere. Add '${id}' to sidebars.ts, or "navigation: false" to its front ` +
        `matter if it should stand outside the side navigation.`,
  ];
}

function headingMistakes({ file, source }: CheckedPage): string[] {
  const withoutId = readHeadings(source).flatMap(({ id, line, text }) =>
    id
      ? []
      : `${file}:${line}: the heading "${text}" has no id, so links to it would break when it is ` +
        `reworded. Write: ${text} {/* #a-short-id */}`,
  );
  const ids = readAnchors(source);
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  return [
    ...withoutId,
    ...[...repeated].map(
      (id) => `${file}: the id "${id}" is used twice. Give each heading an id of its own.`,
    ),
  ];
}
