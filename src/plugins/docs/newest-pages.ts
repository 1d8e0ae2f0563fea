import type { DocMetadata, LoadedVersion } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { RootContent } from 'mdast';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { changedSections } from '../../markdown/page-difference';
import { plainTree } from '../../markdown/plain-markdown';
import { addressOf, pathOf } from '../../site/base-url';
import { cleanPath } from '../../site/paths';
import { currentVersion, versionAt } from '../../versions/list';
import type { NewestPage } from '../../versions/newest-page';
import { targetIn, toVersionPages } from '../../versions/version-pages';

/** Path of a version, without a trailing slash. */
const baseOf = (version: LoadedVersion) => pathOf(cleanPath(version.path))!.replace(/\/$/, '');

const pathBelow = (base: string, { permalink }: DocMetadata) =>
  pathOf(cleanPath(permalink))!.slice(base.length) || '/';

/** @throws an error naming the file when it is no MDX */
function treeOf({ source, permalink }: DocMetadata, siteDir: string): RootContent[] {
  const file = aliasedSitePathToRelativePath(source);
  const version = versionAt(pathOf(cleanPath(permalink))!);
  try {
    return plainTree(readFileSync(path.join(siteDir, file), 'utf8'), {}, version);
  } catch (error) {
    throw new Error(`${file}: it cannot be compared. ${(error as Error).message}`);
  }
}

/**
 * What the pages of older versions know of the newest: the same page there, and where it says something else.
 * @param newest the version at the root
 * @returns a function for the pages of the other versions
 */
export function newestPages(
  newest: LoadedVersion,
  siteDir: string,
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
  const trees = new Map<DocMetadata, RootContent[]>();
  function newestTree(doc: DocMetadata): RootContent[] {
    const tree = trees.get(doc) ?? treeOf(doc, siteDir);
    trees.set(doc, tree);
    return tree;
  }

  return (version, doc) => {
    const base = baseOf(version);
    const page = pathBelow(base, doc);
    const { path, instead } = targetIn(pages, page);
    const address = addressOf(path);
    if (instead) return { address, instead, changed: [] };
    const same = docs.get(page)!;
    return {
      address,
      changed: changedSections(treeOf(doc, siteDir), newestTree(same), base),
      ...(same.editUrl ? { editUrl: same.editUrl } : {}),
    };
  };
}
