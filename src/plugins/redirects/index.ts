import type { PluginOptions } from '@docusaurus/plugin-client-redirects';
import collectRedirects from '@docusaurus/plugin-client-redirects/lib/collectRedirects';
import writeRedirectFiles, {
  toRedirectFiles,
} from '@docusaurus/plugin-client-redirects/lib/writeRedirectFiles';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageDataUrl, type PageData } from '../../page-loading/page-data';
import { addressOf, pathOf } from '../../site/base-url';
import { buildStep } from '../../site/build-steps';
import { hashSource, redirectPolicy } from '../../site/content-policy';

export { validateOptions } from '@docusaurus/plugin-client-redirects';

/**
 * Puts a content policy into a page that redirects.
 * @throws when it does not have the one script that is expected
 */
export function withPolicy(page: string): string {
  const scripts = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text!);
  if (scripts.length !== 1 || !page.includes('<head>')) {
    throw new Error(
      "Docusaurus' page that redirects changed: mend src/plugins/redirects/index.ts.",
    );
  }
  const policy = redirectPolicy(hashSource(scripts[0]!));
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return page.replace('<head>', `<head>\n    ${tag}`);
}

/**
 * Writes the pages that redirect, as @docusaurus/plugin-client-redirects does (3.10.2), each with a
 * content policy, and page data that says the same.
 * @throws when a target does not exist
 */
export default function redirects(_context: LoadContext, options: PluginOptions): Plugin {
  return {
    name: 'redirects',
    postBuild: buildStep(async ({ routesPaths, baseUrl, outDir, siteConfig }) => {
      const relativeRoutesPaths = routesPaths.map((route) => pathOf(route) ?? route);
      const context = { relativeRoutesPaths, baseUrl, outDir, options, siteConfig };
      const { trailingSlash } = siteConfig;
      const list = collectRedirects(context, trailingSlash);
      const files = toRedirectFiles(list, context, trailingSlash);
      await writeRedirectFiles(
        files.map((file) => ({ ...file, fileContent: withPolicy(file.fileContent) })),
      );
      for (const { from, to } of list) {
        const file = path.join(outDir, pathOf(pageDataUrl(addressOf(from)))!);
        const data: PageData = { path: addressOf(from), redirect: addressOf(to) };
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, JSON.stringify(data));
      }
    }),
  };
}
