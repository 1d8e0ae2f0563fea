import logger from '@docusaurus/logger';
import { existsSync } from 'node:fs';
import path from 'node:path';
import redirects from '../../../redirects';
import { findLinkProblem, type LinkedFiles } from '../markdown/links';
import { formatMistake, type Mistake } from '../markdown/mistake';
import type { PageList } from './pages';
import { generatedStatic } from '../../base/facts/generated-static';
import { llmsFullPath, llmsPath, referenceDataPath, themeSchemaPath } from '../../base/facts/paths';
import { findPageMistakes, findSidebarMistakes, findUnlistedPages } from './checks/page-mistakes';

/** Formats all mistakes as one message; empty if there are none. */
function formatReport(mistakes: Mistake[]): string {
  if (mistakes.length === 0) return '';
  const title = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`;
  return `${title} in the content:\n${mistakes.map((mistake) => `- ${formatMistake(mistake)}`).join('\n')}`;
}

/** Files that pages can link to, and that are written after the check. */
const writtenLater = [llmsPath, llmsFullPath, referenceDataPath, themeSchemaPath];

function findMistakes(pageList: PageList): Mistake[] {
  const { dir, versions, index } = pageList;
  const redirectPaths = new Set([
    ...redirects.map(({ from }) => from),
    // A version without a home page redirects to its first page.
    ...versions.map(({ base }) => base),
  ]);
  const files: LinkedFiles = {
    pathOfFile: pageList.pathOfFile,
    exists: (file) => existsSync(path.join(dir, file)),
    isStatic: (file) =>
      writtenLater.includes(file) ||
      ['static', generatedStatic].some((folder) => existsSync(path.join(dir, folder, file))),
    isRedirect: (path) => redirectPaths.has(path),
    isDraft: (path) => pageList.drafts.has(path),
  };
  return [
    ...versions.flatMap(({ navigation, sidebarFile }) =>
      findSidebarMistakes(navigation, sidebarFile, { index, files }),
    ),
    ...versions.flatMap(({ folder, base, pages, navigation }) => {
      const context = { folder, base, index, files };
      return [
        ...findPageMistakes(pages, context),
        ...findUnlistedPages(navigation, pages, context),
      ];
    }),
    ...redirects.flatMap(({ to }): Mistake[] => {
      const text = findLinkProblem(to, 'redirects.ts', index, [], files);
      return text ? [{ file: 'redirects.ts', text }] : [];
    }),
  ];
}

/**
 * Checks all pages, and reports all mistakes together in the terminal.
 * @param others mistakes found elsewhere
 * @returns the report; empty if there are no mistakes
 * @throws in a production build, if there are mistakes
 */
export function checkContent(pageList: PageList, others: Mistake[]): string {
  const report = formatReport([...findMistakes(pageList), ...others]);
  if (report) logger.error(report);
  if (report && process.env.NODE_ENV === 'production') {
    throw new Error('The content has mistakes, listed above. Fix them and build again.');
  }
  return report;
}
