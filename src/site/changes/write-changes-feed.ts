import path from 'node:path';
import type { Mistake } from '../../content/markdown/mistake';
import type { PageList } from '../../content/pages/pages';
import { changesFeedPath, changesPath } from '../../base/facts/facts';
import { generatedStatic, writeChanged } from '../../base/facts/generated-static';
import { changesFeed } from './feed';
import { readChanges } from './read-changes';

/**
 * Writes the Atom feed of docs/changes.mdx.
 * @returns mistakes in its entries; if there are any, no feed is written
 */
export function writeChangesFeed({ dir, pages }: PageList): Mistake[] {
  const page = pages.find(({ path }) => path === changesPath);
  if (!page) {
    return [
      {
        file: 'docs/changes.mdx',
        text: 'This page is missing, but the footer of every page links to it. Restore it.',
      },
    ];
  }
  const { changes, mistakes } = readChanges(page.content);
  if (mistakes.length > 0) return mistakes;
  writeChanged(path.join(dir, generatedStatic, changesFeedPath), changesFeed(page, changes));
  return [];
}
