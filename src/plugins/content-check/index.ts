import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import redirects from '../../../redirects';
import type { LinkedFiles } from '../../markdown/links';
import { formatMistake, type Mistake } from '../../markdown/mistake';
import { toPageIndex, writeSiteIndex } from '../../markdown/page-index';
import {
  readMistakes,
  readVersions,
  type LoadedDocs,
  type SiteVersion,
} from '../../markdown/page-registry';
import { navigationOf } from '../../navigation/read-sidebar';
import { generatedStatic, writeChanged } from '../../site/generated-static';
import { pageMistakes, sidebarMistakes } from './mistakes';

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

/**
 * Checks all pages together before they are built, and names all mistakes at once: a build stops, and `npm start`
 * shows them in the terminal and over the page. Writes the index of pages that links and the sitemap need.
 */
export default function contentCheck({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const reportFile = path.join(generatedFilesDir, 'content-check', 'mistakes.txt');
  const isProduction = process.env.NODE_ENV === 'production';

  function findMistakes(versions: SiteVersion[], docs: LoadedDocs): Mistake[] {
    const pages = versions.flatMap((version) => version.pages);
    const index = toPageIndex(pages);
    const pathsByFile = new Map(
      pages.flatMap(({ id, source, path }) => (id === undefined ? [] : [[source, path]])),
    );
    const addresses = new Set([
      ...redirects.map(({ from }) => from),
      // A version without a home page starts at its first page.
      ...versions.map(({ base }) => base),
    ]);
    const files: LinkedFiles = {
      pageOf: (file) => pathsByFile.get(file),
      exists: (file) => existsSync(path.join(siteDir, file)),
      isStatic: (file) =>
        ['static', generatedStatic].some((folder) => existsSync(path.join(siteDir, folder, file))),
      isRedirect: (path) => addresses.has(path),
    };
    return [
      ...docs.loadedVersions.flatMap((version) => {
        const file = path
          .relative(siteDir, path.resolve(siteDir, String(version.sidebarFilePath)))
          .replaceAll(path.sep, '/');
        return sidebarMistakes(navigationOf(version), file, { index, files });
      }),
      ...versions.flatMap(({ folder, base, pages }) => {
        const relative = path.relative(siteDir, folder).replaceAll(path.sep, '/');
        return pageMistakes(pages, { folder: relative, base, index, files });
      }),
    ];
  }

  return {
    name: 'content-check',
    async allContentLoaded({ allContent }) {
      const versions = readVersions(allContent);
      const docs = allContent['docusaurus-plugin-content-docs']!.default as LoadedDocs;
      const report = describeMistakes([
        ...findMistakes(versions, docs),
        ...readMistakes(allContent),
      ]);
      if (report) logger.error(report);
      if (report && isProduction) {
        throw new Error('The content has mistakes. They are listed above.');
      }
      writeChanged(reportFile, report);
      writeSiteIndex(generatedFilesDir, {
        pages: toPageIndex(versions.flatMap(({ pages }) => pages)),
        versions: versions.map(({ folder, base }) => ({
          folder: path.relative(siteDir, folder),
          base,
        })),
      });
    },
    configureWebpack: (_config, isServer) =>
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
          },
  };
}
