import logger from '@docusaurus/logger';
import type { Props } from '@docusaurus/types';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { finishPolicies } from '../../content/hosting/write-host-files';
import type { BuiltDocument } from '../../content/pages/built-document';
import { readIslandScripts } from '../../runtime/islands/write-island-scripts';
import { toDecodable } from '../../runtime/page-loading/links';
import { documentInfoId, type DocumentInfo } from '../../runtime/page-loading/page-view';
import { addressOf, pathOf } from '../../base/facts/base-url';
import { listProblems } from '../../base/facts/list-problems';
import { cleanPath, isFilePath, type Redirect } from '../../base/facts/paths';

/**
 * Adds facts that the shell's scripts need: the hash of the build, and the scripts of the page's islands.
 * @throws if an island has no scripts: then the browser's bundle was built before the pages
 */
function addPageInfo(html: string, build: string, scriptsOf: Record<string, string[]>): string {
  const scripts = [...html.matchAll(/\bdata-island-page="?([^"\s>]+)/g)].flatMap(([, name]) => {
    const files = scriptsOf[name!];
    if (!files)
      throw new Error(`The islands on ${name} have no scripts. See src/runtime/islands/plugin.ts.`);
    return files;
  });
  const info: DocumentInfo = { build, scripts: [...new Set(scripts)] };
  const script = `<script type=application/json id=${documentInfoId}>${JSON.stringify(info)}</script>`;
  return html.replace('</head>', () => `${script}</head>`);
}

const openingTag = /<([a-z][\w-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g;

const attribute = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/** Collects the ids of all elements, and the URLs of links. */
function readTargets(html: string): { ids: Set<string>; hrefs: Set<string> } {
  const ids = new Set<string>();
  const hrefs = new Set<string>();
  for (const [, element, attributes] of html.matchAll(openingTag)) {
    for (const [, name, double, single, plain] of attributes!.matchAll(attribute)) {
      const value = (double ?? single ?? plain ?? '').replaceAll('&amp;', '&');
      if (name === 'id') ids.add(value);
      else if (name === 'href' && element === 'a') hrefs.add(value);
    }
  }
  return { ids, hrefs };
}

/**
 * Finds links to pages and headings that don't exist. The links of Markdown were checked before, with their line: these
 * are from components.
 * @returns pages by problem
 */
export function findDeadLinks(
  documents: BuiltDocument[],
  redirects: readonly Redirect[],
): { pages: Map<string, string[]>; anchors: Map<string, string[]> } {
  const targets = new Map(documents.map(({ route, html }) => [route, readTargets(html)]));
  const redirected = new Set(redirects.map(({ from }) => addressOf(from)));
  const pages = new Map<string, string[]>();
  const anchors = new Map<string, string[]>();
  for (const [route, { hrefs }] of targets) {
    for (const href of hrefs) {
      if (!/^(#|\/(?!\/))/.test(href)) continue;
      const [address = '', hash] = href.split('#');
      const target = cleanPath(decodeURI(toDecodable(address.split('?')[0]!)) || route);
      if (isFilePath(target) || redirected.has(target)) continue;
      const ids = targets.get(target)?.ids;
      const problems = ids ? anchors : pages;
      if (ids && (!hash || ids.has(decodeURIComponent(toDecodable(hash))))) continue;
      problems.set(href, [...(problems.get(href) ?? []), route]);
    }
  }
  return { pages, anchors };
}

/**
 * Finishes the HTML that Docusaurus has rendered: adds the policy and the facts that scripts need, and checks the links
 * of components as `onBrokenLinks` and `onBrokenAnchors` say.
 * @returns the finished pages, and the hash of the build. It's computed from them, because they contain the hashed
 *   names of scripts.
 */
export async function finishDocuments(
  redirects: readonly Redirect[],
  {
    outDir,
    routesPaths,
    generatedFilesDir,
    siteConfig,
  }: Pick<Props, 'outDir' | 'routesPaths' | 'generatedFilesDir' | 'siteConfig'>,
): Promise<{ documents: BuiltDocument[]; build: string }> {
  const fileOf = (route: string) => {
    const page = pathOf(route)!;
    const name = page === '/' ? 'index.html' : `${page.replace(/\.html$/, '')}.html`;
    return path.join(outDir, name);
  };
  const scriptsOf = readIslandScripts(generatedFilesDir);
  const routes = [...new Set(routesPaths.map(cleanPath))].sort();
  const rendered = await Promise.all(
    routes.map(async (route) => ({ route, html: await readFile(fileOf(route), 'utf8') })),
  );
  const allowed = finishPolicies(rendered, siteConfig.customFields);
  const { pages, anchors } = findDeadLinks(allowed, redirects);
  const report = (
    level: typeof siteConfig.onBrokenLinks,
    pagesByLink: Map<string, string[]>,
    what: string,
  ): void => {
    if (pagesByLink.size === 0) return;
    logger.report(level)(
      `These pages link to ${what} that don't exist:\n${listProblems(pagesByLink)}`,
    );
  };
  report(siteConfig.onBrokenLinks, pages, 'pages');
  report(siteConfig.onBrokenAnchors, anchors, 'headings');
  const texts = [...allowed.map(({ html }) => html), JSON.stringify(scriptsOf)];
  const build = createHash('sha256').update(texts.join('')).digest('hex').slice(0, 20);
  const documents = allowed.map(({ route, html }) => ({
    route,
    html: addPageInfo(html, build, scriptsOf),
  }));
  await Promise.all(documents.map(({ route, html }) => writeFile(fileOf(route), html)));
  return { documents, build };
}
