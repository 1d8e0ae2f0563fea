import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { allowScripts, findBlocked, readAllowedSources, sharedScripts } from './content-policy';
import { hostFiles } from './headers';
import type { BuiltDocument } from '../pages/built-document';
import { addressOf } from '../../base/facts/base-url';
import { listProblems } from '../../base/facts/list-problems';
import type { Redirect } from '../../base/facts/paths';
import { addressRules } from './node/address-rules';
import { nginxConfiguration } from './node/nginx';
import { headersFile, redirectsFile } from './node/rule-files';
import { vercelConfiguration } from './node/vercel';

/**
 * Adds the hashes of the inline scripts to the content security policy of each page, and checks that pages only load
 * and run what it allows.
 * @param documents all pages of the build
 * @param customFields of the site's configuration
 * @throws an error that names what is blocked, a page that has it, and the line to add
 */
export function finishPolicies(
  documents: BuiltDocument[],
  customFields: Record<string, unknown> | undefined,
): BuiltDocument[] {
  const allowed = readAllowedSources(customFields);
  // What the configuration loads is on all pages.
  const notFound = documents.find(({ route }) => route === addressOf('/404.html'))!;
  const scripts = sharedScripts(notFound.html);
  const pagesByProblem = new Map<string, string[]>();
  for (const { route, html } of documents) {
    for (const problem of findBlocked(html, allowed, scripts)) {
      pagesByProblem.set(problem, [...(pagesByProblem.get(problem) ?? []), route]);
    }
  }
  if (pagesByProblem.size > 0) {
    throw new Error(
      `Readers' browsers would block something on these pages:\n${listProblems(pagesByProblem)}`,
    );
  }
  return documents.map(({ route, html }) => ({ route, html: allowScripts(html, scripts) }));
}

/**
 * Writes configuration files for Netlify, Cloudflare Pages, Vercel, GitHub Pages, and nginx: redirects, headers, and
 * cache rules, from redirects.ts and src/content/hosting/headers. PAGES_DOMAIN sets a domain for GitHub Pages.
 * @param redirects all redirects of the site
 * @param files all files of the build
 * @param siteDir folder of the site
 * @param outDir folder of the build
 */
export async function writeHostFiles(
  redirects: readonly Redirect[],
  files: readonly string[],
  siteDir: string,
  outDir: string,
): Promise<void> {
  // Hosts redirect before the redirect pages would.
  const isRedirect = new Set(redirects.map(({ from }) => `${from}/index.html`));
  const rules = addressRules(files.filter((file) => !isRedirect.has(file)));
  const write = (name: string, text: string) => writeFile(path.join(outDir, name), text);
  await write(hostFiles.headers, headersFile(rules));
  await write(hostFiles.redirects, redirectsFile(redirects));
  await write(
    hostFiles.vercel,
    `${JSON.stringify(vercelConfiguration(redirects, rules), null, 2)}\n`,
  );
  await write(hostFiles.nginx, nginxConfiguration(redirects, siteDir));
  await write(hostFiles.noJekyll, '');
  if (process.env.PAGES_DOMAIN) await write(hostFiles.domain, `${process.env.PAGES_DOMAIN}\n`);
}
