import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { findChangedSections } from '../page-difference';
import type { PageContent } from '../page-content';
import { plainTree } from '../plain-markdown';
import { addressOf, pathOf } from '../../site/base-url';
import { cleanPath } from '../../site/paths';
import { currentVersion } from '../../versions/list';
import type { NewestPage } from '../../versions/newest-page';
import { targetIn, toVersionPages } from '../../versions/version-pages';

/** URL path of a version, without a trailing slash. */
const getBase = (version: LoadedVersion) => pathOf(cleanPath(version.path))!.replace(/\/$/, '');

const getPathInVersion = (base: string, { permalink }: DocMetadata) =>
  pathOf(cleanPath(permalink))!.slice(base.length) || '/';

/** Changed sections by the older of two parsed files, cached for rebuilds in `npm start`. */
const cache = new WeakMap<PageContent, { newer: PageContent; changed: string[] }>();

function findChanges(older: PageContent, newer: PageContent, base: string): string[] {
  const cached = cache.get(older);
  if (cached?.newer === newer) return cached.changed;
  const changed = findChangedSections(plainTree(older), plainTree(newer), base);
  cache.set(older, { newer, changed });
  return changed;
}

/**
 * Creates a lookup from a page of an older version to the same page of the newest, with the sections that differ.
 * @param newest version at the root
 * @param contents parsed files of all pages
 * @returns lookup for pages of all other versions
 */
export function createNewestPageLookup(
  newest: LoadedVersion,
  contents: Map<string, PageContent>,
): (version: LoadedVersion, doc: DocMetadata) => NewestPage {
  const docs = new Map(newest.docs.map((doc) => [getPathInVersion('', doc), doc]));
  const pages = toVersionPages(
    currentVersion,
    '',
    [...docs].map(([path, { title, sidebar, previous }]) => ({
      path,
      title,
      isStart: sidebar !== undefined && !previous,
    })),
  );
  const getContent = ({ source }: DocMetadata) =>
    contents.get(aliasedSitePathToRelativePath(source))!;

  return (version, doc) => {
    const base = getBase(version);
    const page = getPathInVersion(base, doc);
    const { path, fallbackTitle } = targetIn(pages, page);
    const address = addressOf(path);
    if (fallbackTitle) return { address, fallbackTitle, changed: [] };
    const same = docs.get(page)!;
    return {
      address,
      changed: findChanges(getContent(doc), getContent(same), base),
      ...(same.editUrl ? { editUrl: same.editUrl } : {}),
    };
  };
}
