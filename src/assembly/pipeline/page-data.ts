import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltDocument } from '../../content/pages/built-document';
import type { PageList } from '../../content/pages/pages';
import {
  appDataUrl,
  notFoundPath,
  pageDataUrl,
  type AppData,
  type PageData,
} from '../../runtime/page-loading/page-data';
import { splitRules, parsePageView, type PageView } from '../../runtime/page-loading/page-view';
import { addressOf, pathOf } from '../../base/facts/base-url';
import type { Redirect } from '../../base/facts/paths';

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
 * Writes a `page-data/<path>/page-data.json` per page, with the HTML for in-app navigation, and
 * `page-data/app-data.json` with the hash of the build. The views come from the built documents, so the two can't
 * differ.
 * @param documents all pages of the build
 * @param compilationHash hash of the build
 * @param redirects all redirects of the site; each gets page data
 * @throws if a route isn't a known page, or a page has no title
 */
export async function writePageData(
  site: PageList,
  documents: BuiltDocument[],
  compilationHash: string,
  redirects: readonly Redirect[],
  outDir: string,
): Promise<void> {
  const write = async (url: string, data: PageData | AppData) => {
    const file = path.join(outDir, pathOf(url)!);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(data));
  };
  const known = new Set([notFoundPath, ...site.pages.map((page) => page.path)]);
  const pages = documents.map(({ route, html }) => ({ route, view: parsePageView(html) }));
  for (const { route, view } of pages) {
    if (!known.has(pathOf(route)!)) {
      throw new Error(
        `The route ${route} isn't a known page, so search, the sitemap, and checks would leave it out. Put pages in ` +
          'docs/; src/content/pages/pages.ts lists them.',
      );
    }
    if (view && !view.head.includes('<title')) {
      throw new Error(
        `${route} has no title, or Docusaurus changed how it marks the elements that pages add to the head. Update ` +
          '`pageHeadElement` in src/runtime/page-loading/page-view.ts.',
      );
    }
  }
  const shared = sharedRules(pages.flatMap(({ view }) => view ?? []));
  for (const { route, view } of pages) {
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
