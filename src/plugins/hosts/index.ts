import type { Plugin } from '@docusaurus/types';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import redirects from '../../../redirects';
import { pathOf } from '../../site/base-url';
import { lastStep } from '../../site/build-steps';
import { hostFiles } from '../../site/hosting';
import { cleanPath } from '../../site/paths';
import type { Redirect } from '../../site/redirects';
import { startsLeadingTo } from '../../versions/starts';
import { addressRules } from './address-rules';
import { nginxConfiguration } from './nginx';
import { headersFile, redirectsFile } from './rule-files';
import { vercelConfiguration } from './vercel';

/** All addresses that lead on: those of redirects.ts, and the starts of versions without a home page. */
function allRedirects(routes: readonly string[]): Redirect[] {
  const starts = [...new Set(routes.map((route) => pathOf(cleanPath(route))!))].flatMap((to) =>
    startsLeadingTo(to).map((from) => ({ from, to })),
  );
  return [...redirects, ...starts];
}

/** The service worker, which plugin-pwa may not have written yet: its step cannot be waited for. */
const worker = '/sw.js';

/** Paths of all files of a folder, beginning with a slash. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`)
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}

/**
 * Writes what hosts read: redirects, headers and cache rules, from redirects.ts and src/site/hosting, for
 * Netlify, Cloudflare Pages, Vercel, GitHub Pages and nginx. PAGES_DOMAIN names a domain for GitHub Pages.
 */
export default function hosts(): Plugin {
  return {
    name: 'hosts',
    postBuild: lastStep(async ({ outDir, routesPaths }) => {
      const leadingOn = allRedirects(routesPaths);
      // Hosts redirect before the pages that do so in the browser.
      const isRedirect = new Set(leadingOn.map(({ from }) => `${from}/index.html`));
      const files = (await filesIn(outDir)).filter((file) => !isRedirect.has(file));
      const rules = addressRules([...new Set([...files, worker])]);
      const write = (name: string, text: string) => writeFile(path.join(outDir, name), text);
      await write(hostFiles.headers, headersFile(rules));
      await write(hostFiles.redirects, redirectsFile(leadingOn));
      await write(
        hostFiles.vercel,
        `${JSON.stringify(vercelConfiguration(leadingOn, rules), null, 2)}\n`,
      );
      await write(hostFiles.nginx, nginxConfiguration(leadingOn));
      await write(hostFiles.noJekyll, '');
      if (process.env.PAGES_DOMAIN) {
        await write(hostFiles.domain, `${process.env.PAGES_DOMAIN}\n`);
      }
    }),
  };
}
