import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { changedSections } from '../page-difference';
import type { PageContent } from '../page-content';
import { plainTree } from '../plain-markdown';
import { addressOf, pathOf } from '../../site/base-url';
import { cleanPath } from '../../site/paths';
import { currentVersion } from '../../versions/list';
import type { NewestPage } from '../../versions/newest-page';
import { targetIn, toVersionPages } from '../../versions/version-pages';

/** Path of a version, without a trailing slash. */
const baseOf = (version: LoadedVersion) => pathOf(cleanPath(version.path))!.replace(/\/$/, '');

const pathBelow = (base: string, { permalink }: DocMetadata) =>
  pathOf(cleanPath(permalink))!.slice(base.length) || '/';

/** The sections that differ between two parsed files, kept for the next save in `npm start`. */
const known = new WeakMap<PageContent, { newer: PageContent; changed: string[] }>();

function changedBetween(older: PageContent, newer: PageContent, base: string): string[] {
  const before = known.get(older);
  if (before?.newer === newer) return before.changed;
  const changed = changedSections(plainTree(older), plainTree(newer), base);
  known.set(older, { newer, changed });
  return changed;
}

/**
 * What the pages of older versions know of the newest: the same page there, and where it says something else.
 * @param newest the version at the root
 * @param contents the parsed files of all pages
 * @returns a function for the pages of the other versions
 */
export function newestPages(
  newest: LoadedVersion,
  contents: Map<string, PageContent>,
): (version: LoadedVersion, doc: DocMetadata) => NewestPage {
  const docs = new Map(newest.docs.map((doc) => [pathBelow('', doc), doc]));
  const pages = toVersionPages(
    currentVersion,
    '',
    [...docs].map(([path, { title, sidebar, previous }]) => ({
      path,
      title,
      isStart: sidebar !== undefined && !previous,
    })),
  );
  const contentOf = ({ source }: DocMetadata) =>
    contents.get(aliasedSitePathToRelativePath(source))!;

  return (version, doc) => {
    const base = baseOf(version);
    const page = pathBelow(base, doc);
    const { path, instead } = targetIn(pages, page);
    const address = addressOf(path);
    if (instead) return { address, instead, changed: [] };
    const same = docs.get(page)!;
    return {
      address,
      changed: changedBetween(contentOf(doc), contentOf(same), base),
      ...(same.editUrl ? { editUrl: same.editUrl } : {}),
    };
  };
}
