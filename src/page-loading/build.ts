import type { Props } from '@docusaurus/types';
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from '../pages/pages';
import { appDataUrl, notFoundPath, pageDataUrl, type AppData, type PageData } from './page-data';
import { buildHashPlaceholder, splitRules, parsePageView, type PageView } from './page-view';
import { addressOf, pathOf } from '../site/base-url';
import { cleanPath } from '../site/paths';
import type { Redirect } from '../site/paths';

/** CSS rules that all pages share. They're left out of page data, because the current document already has them. */
function sharedRules(views: PageView[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { css } of views) {
    for (const rule of new Set(splitRules(css))) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([rule, count]) => (count === views.length ? rule : [])));
}

const withoutRules = (css: string, rules: Set<string>) =>
  splitRules(css)
    .filter((rule) => !rules.has(rule))
    .join('');

/**
 * Writes a `page-data/<path>/page-data.json` per route, with the HTML for in-app navigation, and
 * `page-data/app-data.json` with the build hash. The views come from the built documents, so the two can't differ. The
 * build hash is computed from the documents too, because they contain the scripts' hashed file names.
 * @param redirects all redirects of the site; each gets page data
 * @throws if a route isn't a known page
 */
export async function writePageData(
  site: Site,
  redirects: readonly Redirect[],
  { outDir, routesPaths }: Pick<Props, 'outDir' | 'routesPaths'>,
): Promise<void> {
  const write = async (url: string, data: PageData | AppData) => {
    const file = path.join(outDir, pathOf(url)!);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(data));
  };
  const htmlFileOf = (route: string) => {
    const page = pathOf(route)!;
    const name = page === '/' ? 'index.html' : `${page.replace(/\.html$/, '')}.html`;
    return path.join(outDir, name);
  };
  const routes = [...new Set(routesPaths.map(cleanPath))].sort();
  const known = new Set([notFoundPath, ...site.pages.map((page) => page.path)]);
  const unknown = routes.find((route) => !known.has(pathOf(route)!));
  if (unknown) {
    throw new Error(
      `The route ${unknown} isn't a known page, so search, the sitemap, and checks would leave it out. Add it to ` +
        `\`generatedPages\` in the content of its plugin (see src/pages/pages.ts).`,
    );
  }
  const documents = await Promise.all(routes.map((route) => readFile(htmlFileOf(route), 'utf8')));
  const compilationHash = createHash('sha256')
    .update(documents.join(''))
    .digest('hex')
    .slice(0, 20);
  const pages = routes.map((route, index) => {
    const html = documents[index]!.replace(buildHashPlaceholder, compilationHash);
    return { route, html, view: parsePageView(html) };
  });
  const shared = sharedRules(pages.flatMap(({ view }) => view ?? []));
  for (const { route, html, view } of pages) {
    await writeFile(htmlFileOf(route), html);
    await write(pageDataUrl(route), {
      path: route,
      result: view ? { ...view, css: withoutRules(view.css, shared) } : null,
    });
  }
  for (const { from, to } of redirects) {
    await write(pageDataUrl(addressOf(from)), { path: addressOf(from), redirect: addressOf(to) });
  }
  await write(appDataUrl, { compilationHash });
}
