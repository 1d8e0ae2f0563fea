import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { allowScripts, findBlocked, readAllowedSources, sharedScripts } from './content-policy';
import { hostFiles } from './headers';
import { listProblems } from '../../base/facts/list-problems';
import type { Redirect } from '../../base/facts/paths';
import { addressRules } from './build/address-rules';
import { nginxConfiguration } from './build/nginx';
import { headersFile, redirectsFile } from './build/rule-files';
import { vercelConfiguration } from './build/vercel';

/** Returns the paths of all files in a folder, with a leading slash. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`)
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/**
 * Adds the hashes of the inline scripts to the content security policy of each page, and checks that pages only load
 * and run what it allows.
 * @param outDir folder with all pages of the build
 * @param customFields of the site's configuration
 * @throws an error that names what is blocked, a page that has it, and the line to add
 */
export async function finishPolicies(
  outDir: string,
  customFields: Record<string, unknown> | undefined,
): Promise<void> {
  const read = (file: string) => readFile(path.join(outDir, file), 'utf8');
  const allowed = readAllowedSources(customFields);
  const scripts = sharedScripts(await read('/404.html'));
  // What the configuration loads is on all pages.
  const pagesByProblem = new Map<string, string[]>();
  for (const page of (await filesIn(outDir)).filter((file) => file.endsWith('.html'))) {
    const html = await read(page);
    for (const problem of findBlocked(html, allowed, scripts)) {
      pagesByProblem.set(problem, [...(pagesByProblem.get(problem) ?? []), page]);
    }
    await writeFile(path.join(outDir, page), allowScripts(html, scripts));
  }
  if (pagesByProblem.size === 0) return;
  throw new Error(
    `Readers' browsers would block something on these pages:\n${listProblems(pagesByProblem)}`,
  );
}

/**
 * Writes configuration files for Netlify, Cloudflare Pages, Vercel, GitHub Pages, and nginx: redirects, headers, and
 * cache rules, from redirects.ts and src/content/hosting/headers. PAGES_DOMAIN sets a domain for GitHub Pages.
 * @param redirects all redirects of the site
 * @param outDir folder with all files of the build
 */
export async function writeHostFiles(
  redirects: readonly Redirect[],
  outDir: string,
): Promise<void> {
  // Hosts redirect before the redirect pages would.
  const isRedirect = new Set(redirects.map(({ from }) => `${from}/index.html`));
  const files = (await filesIn(outDir)).filter((file) => !isRedirect.has(file));
  const rules = addressRules(files);
  const write = (name: string, text: string) => writeFile(path.join(outDir, name), text);
  await write(hostFiles.headers, headersFile(rules));
  await write(hostFiles.redirects, redirectsFile(redirects));
  await write(
    hostFiles.vercel,
    `${JSON.stringify(vercelConfiguration(redirects, rules), null, 2)}\n`,
  );
  await write(hostFiles.nginx, nginxConfiguration(redirects));
  await write(hostFiles.noJekyll, '');
  if (process.env.PAGES_DOMAIN) await write(hostFiles.domain, `${process.env.PAGES_DOMAIN}\n`);
}
