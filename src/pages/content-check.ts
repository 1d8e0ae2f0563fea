import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import redirects from '../../redirects';
import type { LinkedFiles } from '../markdown/links';
import { formatMistake, type Mistake } from '../markdown/mistake';
import type { Site } from './pages';
import { generatedStatic, writeChanged } from '../site/generated-static';
import { pageMistakes, sidebarMistakes } from './checks/page-mistakes';

/** The part of Rspack's compiler that shows mistakes in the browser. */
interface Compiler {
  hooks: {
    afterCompile: {
      tap(
        name: string,
        afterCompile: (compilation: {
          errors: Error[];
          fileDependencies: { add(file: string): void };
        }) => void,
      ): void;
    };
  };
}

/** All mistakes as a text; empty if there are none. */
function describeMistakes(mistakes: Mistake[]): string {
  if (mistakes.length === 0) return '';
  const title = mistakes.length === 1 ? '1 mistake' : `${mistakes.length} mistakes`;
  return `${title} in the content:\n${mistakes.map((each) => `- ${formatMistake(each)}`).join('\n')}`;
}

function findMistakes(site: Site): Mistake[] {
  const { dir, versions, index } = site;
  const addresses = new Set([
    ...redirects.map(({ from }) => from),
    // A version without a home page starts at its first page.
    ...versions.map(({ base }) => base),
  ]);
  const files: LinkedFiles = {
    pageOf: site.pathOfFile,
    exists: (file) => existsSync(path.join(dir, file)),
    isStatic: (file) =>
      ['static', generatedStatic].some((folder) => existsSync(path.join(dir, folder, file))),
    isRedirect: (path) => addresses.has(path),
  };
  return [
    ...versions.flatMap(({ navigation, sidebarFile }) =>
      sidebarMistakes(navigation, sidebarFile, { index, files }),
    ),
    ...versions.flatMap(({ folder, base, pages }) =>
      pageMistakes(pages, { folder, base, index, files }),
    ),
    ...site.mistakes,
  ];
}

/**
 * Checks all pages together before they are built, and names all mistakes at once: a build stops, and `npm start`
 * shows them in the terminal and over the page.
 */
export function createContentCheck({ generatedFilesDir }: LoadContext) {
  const reportFile = path.join(generatedFilesDir, 'content-check', 'mistakes.txt');
  const isProduction = process.env.NODE_ENV === 'production';
  return {
    /**
     * @param others mistakes that were found before
     * @throws in a build, when there are mistakes
     */
    check(site: Site, others: Mistake[]): void {
      const report = describeMistakes([...findMistakes(site), ...others]);
      if (report) logger.error(report);
      if (report && isProduction) {
        throw new Error('The content has mistakes. They are listed above.');
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
                  hooks.afterCompile.tap('content-check', ({ errors, fileDependencies }) => {
                    // Compiles again when the list changes, even if no file of the bundle did.
                    fileDependencies.add(reportFile);
                    const report = readFileSync(reportFile, 'utf8');
                    if (report) errors.push(new Error(report));
                  }),
              },
            ],
          }) satisfies Plugin['configureWebpack'],
  };
}
