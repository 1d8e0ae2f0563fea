import type { Plugin } from '@docusaurus/types';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readVersions, type SitePage } from '../../markdown/page-registry';
import {
  appDataUrl,
  notFoundPath,
  pageDataUrl,
  type AppData,
  type PageData,
  type PageResult,
} from '../../page-loading/page-data';
import { pathOf } from '../../site/base-url';
import { buildStep } from '../../site/build-steps';
import { editUrl } from '../../site/facts';
import { notFound } from '../../site/not-found';
import { cleanPath } from '../../site/paths';

interface Compiler {
  hooks: { done: { tap(name: string, onDone: (stats: { hash: string }) => void): void } };
}

/**
 * Writes what the browser and tools can know of each page without loading it: one
 * `page-data/<path>/page-data.json` per route, and `page-data/app-data.json` with the build's hash.
 */
export default function pageData(): Plugin {
  /** The pages of all versions, by address. */
  let pages = new Map<string, SitePage>();
  let compilationHash = '';

  function resultFor(page: SitePage): PageResult {
    const { title, description, section, previous, next, editUrl, lastUpdate } = page;
    const headings = page.content.headings.flatMap(({ id, level, text }) =>
      id ? [{ id, level, text }] : [],
    );
    return { title, description, headings, section, previous, next, editUrl, lastUpdate };
  }

  const notFoundResult: PageResult = {
    ...notFound,
    headings: [],
    section: null,
    previous: null,
    next: null,
    editUrl: editUrl('src/components/shell/NotFoundPage.tsx'),
    lastUpdate: null,
  };

  function resultOf(route: string): PageResult {
    const page = pages.get(pathOf(cleanPath(route))!);
    if (page) return resultFor(page);
    if (pathOf(route) === notFoundPath) return notFoundResult;
    throw new Error(
      `The route ${route} has no page data. Name it in the generatedPages of its plugin's content ` +
        `(src/markdown/page-registry.ts).`,
    );
  }

  return {
    name: 'page-data',
    async allContentLoaded({ allContent }) {
      pages = new Map(
        readVersions(allContent)
          .flatMap((version) => version.pages)
          .map((page) => [page.path, page]),
      );
    },
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              {
                apply: ({ hooks }: Compiler) =>
                  hooks.done.tap('page-data', ({ hash }) => {
                    compilationHash = hash;
                  }),
              },
            ],
          },
    postBuild: buildStep(async ({ outDir, routesPaths }) => {
      const write = async (url: string, data: PageData | AppData) => {
        const file = path.join(outDir, pathOf(url)!);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, JSON.stringify(data));
      };
      const routes = [...new Set(routesPaths.map(cleanPath))];
      for (const route of routes) {
        await write(pageDataUrl(route), { path: route, result: resultOf(route) });
      }
      await write(appDataUrl, { compilationHash });
    }),
  };
}
