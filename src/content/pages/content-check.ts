import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import redirects from '../../../redirects';
import { findLinkProblem, type LinkedFiles } from '../markdown/links';
import { formatMistake, type Mistake } from '../markdown/mistake';
import type { PageList } from './pages';
import { generatedStatic, writeChanged } from '../../base/facts/generated-static';
import { findPageMistakes, findSidebarMistakes, findUnlistedPages } from './checks/page-mistakes';

/** Subset of Rspack's compiler API. Errors of a compilation appear in the overlay of `npm start`. */
interface Compiler {
  hooks: {
    afterCompile: {
      tap(
        name: string,
        afterCompile: (compilation: {
          compiler: { isChild(): boolean };
          errors: Error[];
          fileDependencies: { add(file: string): void };
        }) => void,
      ): void;
    };
  };
}

/** Formats all mistakes as one message; empty if there are none. */
function formatReport(mistakes: Mistake[]): string {
  if (mistakes.length === 0) return '';
  const title = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`;
  return `${title} in the content:\n${mistakes.map((mistake) => `- ${formatMistake(mistake)}`).join('\n')}`;
}

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
 * Checks all pages before they are compiled, and reports all mistakes together. A build stops; `npm start` shows
 * them in the terminal and in the error overlay.
 */
export function createContentCheck({ generatedFilesDir }: LoadContext) {
  const reportFile = path.join(generatedFilesDir, 'content-check', 'mistakes.txt');
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    /**
     * @param others mistakes found elsewhere
     * @throws in a production build, if there are mistakes
     */
    check(pageList: PageList, others: Mistake[]): void {
      const report = formatReport([...findMistakes(pageList), ...others]);
      if (report) logger.error(report);
      if (report && isProduction) {
        throw new Error('The content has mistakes, listed above. Fix them and build again.');
      }
      writeChanged(reportFile, report);
    },
    configureWebpack: ((_config, isServer) =>
      isServer || isProduction
        ? {}
        : {
            plugins: [
              {
                apply: ({ hooks }: Compiler) =>
                  hooks.afterCompile.tap('content-check', (compilation) => {
                    const { compiler, errors, fileDependencies } = compilation;
                    // With an error in the compilation of the HTML template, the error would replace each page.
                    if (compiler.isChild()) return;
                    // Recompiles when the report changes, even if no file in the bundle did.
                    fileDependencies.add(reportFile);
                    const report = readFileSync(reportFile, 'utf8');
                    if (report) errors.push(new Error(report));
                  }),
              },
            ],
          }) satisfies Plugin['configureWebpack'],
  };
}
