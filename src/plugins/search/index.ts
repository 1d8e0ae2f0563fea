import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { plainTree } from '../../markdown/plain-markdown';
import { readVersions, type GeneratedPages, type SitePage } from '../../markdown/page-registry';
import { toSearchPage } from '../../markdown/search-page';
import { searchPageFacts, searchTips } from '../../content/search-page';
import { searchDescriptionPath, searchPagePath } from '../../search/address';
import type { SearchData, SearchPage } from '../../search/data';
import type { SearchFiles } from '../../search/files';
import { siteUrl } from '../../site/address';
import { addressOf, baseUrlDefinition } from '../../site/base-url';
import { siteName } from '../../site/facts';
import { generatedStatic } from '../../site/generated-static';

const folderName = 'search';

const source = 'src/components/search/SearchPage.tsx';

/** How browsers search this site from their own field (OpenSearch 1.1). */
const description = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${siteName}</ShortName>
<Description>${searchPageFacts.description}</Description>
<Url type="text/html" template="${siteUrl}${addressOf(searchPagePath)}?q={searchTerms}"/>
<Image width="180" height="180" type="image/png">${siteUrl}${addressOf('/img/apple-touch-icon.png')}</Image>
<InputEncoding>UTF-8</InputEncoding>
</OpenSearchDescription>
`;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

function readPage(base: string, page: SitePage): SearchPage {
  const { path, title, description, section, text, frontMatter, source } = page;
  const keywords = frontMatter.keywords as string[] | undefined;
  try {
    return toSearchPage(
      {
        path: path.slice(base.length) || '/',
        title,
        description,
        ...(section ? { section: section.title } : {}),
        ...(keywords ? { keywords } : {}),
      },
      plainTree(text),
    );
  } catch (error) {
    throw new Error(`${source}: the search cannot read it. ${(error as Error).message}`);
  }
}

/**
 * Writes what the search reads: a file of each version's pages, and the worker that indexes it. Pages ask for
 * neither before a reader turns to the search; global data of the plugin `search` names them. Makes the page
 * that searches, and describes it for browsers.
 */
export default function search({ siteDir }: LoadContext): Plugin<GeneratedPages> {
  const folder = path.join(siteDir, generatedStatic, folderName);

  async function serve(name: string, extension: string, text: string): Promise<string> {
    const file = `${name}.${hashOf(text)}.${extension}`;
    await writeFile(path.join(folder, file), text);
    return addressOf(`/${folderName}/${file}`);
  }

  return {
    name: 'search',
    getPathsToWatch: () => [path.join(siteDir, 'src/search/*.ts')],
    async loadContent() {
      const file = path.join(siteDir, generatedStatic, searchDescriptionPath);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, description);
      const text = `This page works in a browser.\n\n${searchTips.map((tip) => `- ${tip}`).join('\n')}\n`;
      return { generatedPages: [{ ...searchPageFacts, path: searchPagePath, source, text }] };
    },
    async contentLoaded({ actions }) {
      actions.addRoute({
        path: addressOf(searchPagePath),
        component: `@site/${source}`,
        exact: true,
      });
    },
    async allContentLoaded({ allContent, actions }) {
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      const { outputFiles } = buildSync({
        entryPoints: [path.join(siteDir, 'src/search/worker.ts')],
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        legalComments: 'none',
        define: baseUrlDefinition,
        write: false,
      });
      const worker = await serve('worker', 'js', outputFiles[0]!.text);
      const data: Record<string, string> = {};
      for (const { base, pages } of readVersions(allContent, siteDir)) {
        const version: SearchData = {
          base: addressOf(base || '/').replace(/\/$/, ''),
          pages: pages.filter(({ unlisted }) => !unlisted).map((page) => readPage(base, page)),
        };
        data[base] = await serve('pages', 'json', JSON.stringify(version));
      }
      actions.setGlobalData({ worker, data } satisfies SearchFiles);
    },
  };
}
