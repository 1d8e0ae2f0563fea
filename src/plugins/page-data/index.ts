import type { DocMetadata, LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readHeadings } from '../../markdown/page-source';
import type { TrailStep } from '../../navigation/sidebar';
import {
  appDataUrl,
  notFoundPath,
  pageDataUrl,
  type AppData,
  type PageData,
  type PageLink,
  type PageResult,
} from '../../page-loading/page-data';
import { editUrl } from '../../site/facts';
import { notFound } from '../../site/not-found';
import { cleanPath } from '../../site/paths';

/** A page, with its way through the side navigation (src/plugins/docs). */
type Doc = DocMetadata & { trail?: TrailStep[] };

interface Compiler {
  hooks: { done: { tap(name: string, onDone: (stats: { hash: string }) => void): void } };
}

/**
 * Writes what the browser and tools can know of each page without loading it: one
 * `page-data/<path>/page-data.json` per route, and `page-data/app-data.json` with the build's hash.
 */
export default function pageData({ siteDir, baseUrl }: LoadContext): Plugin {
  /** The pages of all versions, by address. */
  let pages = new Map<string, Doc>();
  let compilationHash = '';

  function toLink(doc: { title: string; permalink: string } | undefined): PageLink | null {
    return doc ? { title: doc.title, path: cleanPath(doc.permalink) } : null;
  }

  async function documentResult(doc: Doc): Promise<PageResult> {
    const source = await readFile(
      path.join(siteDir, aliasedSitePathToRelativePath(doc.source)),
      'utf8',
    );
    const section = doc.trail?.find(({ href }) => href);
    return {
      title: doc.title,
      description: doc.description,
      headings: readHeadings(source).flatMap(({ id, level, text }) =>
        id ? [{ id, level, text }] : [],
      ),
      section: section ? { title: section.label, path: section.href! } : null,
      previous: toLink(doc.previous),
      next: toLink(doc.next),
      editUrl: doc.editUrl!,
      lastUpdate: doc.lastUpdatedAt ? new Date(doc.lastUpdatedAt).toISOString().slice(0, 10) : null,
    };
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

  function resultOf(route: string): Promise<PageResult> {
    const page = pages.get(cleanPath(route));
    if (page) return documentResult(page);
    if (route === baseUrl.slice(0, -1) + notFoundPath) return Promise.resolve(notFoundResult);
    throw new Error(
      `The route ${route} has no page data. Tell src/plugins/page-data/index.ts what to write for it.`,
    );
  }

  return {
    name: 'page-data',
    async allContentLoaded({ allContent }) {
      const content = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
      pages = new Map(
        content.loadedVersions
          .flatMap(({ docs }) => docs)
          .map((doc) => [cleanPath(doc.permalink), doc]),
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
    async postBuild({ outDir, routesPaths }) {
      const write = async (url: string, data: PageData | AppData) => {
        const file = path.join(outDir, url.slice(baseUrl.length));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, JSON.stringify(data));
      };
      const routes = [...new Set(routesPaths.map(cleanPath))];
      // One after the other: all at once would hold all pages in memory.
      for (const route of routes) {
        await write(pageDataUrl(baseUrl, route), { path: route, result: await resultOf(route) });
      }
      await write(appDataUrl(baseUrl), { compilationHash });
    },
  };
}
