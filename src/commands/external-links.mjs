import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Finds the external links of a build. Leaves out links to files on GitHub: other tests compare those with the
 * repository.
 * @param {string} folder of the build
 * @param {string} siteUrl origin of the site, as in the build's absolute URLs
 * @returns {Map<string, string[]>} for each URL, the pages that link to it
 */
export function findExternalLinks(folder, siteUrl) {
  const links = new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  // A folder can have such a name too: page data has one for 404.html.
  for (const entry of entries.filter((each) => each.isFile() && each.name.endsWith('.html'))) {
    const file = path.join(entry.parentPath, entry.name);
    const page = path.relative(folder, file);
    const html = readFileSync(file, 'utf8');
    // The HTML minifier removes optional quotes.
    for (const [, address] of html.matchAll(/<a\b[^>]*?\shref="?(https?:\/\/[^"#\s>]+)/g)) {
      const url = address.replaceAll('&amp;', '&');
      const isExample = /^https?:\/\/(localhost|127\.|[\w.-]*\bexample\.(org|com))/.test(url);
      if (url.startsWith(siteUrl) || isExample || /\/(edit|blob)\/main\//.test(url)) continue;
      links.set(url, [...new Set([...(links.get(url) ?? []), page])]);
    }
  }
  return links;
}

/** Statuses of a missing page. Other errors may come from a host that blocks bots. */
const GONE_STATUSES = [404, 410];

/**
 * Requests a URL.
 * @param {string} url
 * @param {number} timeout in ms
 * @returns {Promise<{ state: 'ok' | 'gone' | 'unclear', reason: string }>} `reason`: status or error code
 */
export async function checkLink(url, timeout = 20_000) {
  try {
    for (const method of ['HEAD', 'GET']) {
      const { status } = await fetch(url, { method, signal: AbortSignal.timeout(timeout) });
      if (status < 400) return { state: 'ok', reason: `${status}` };
      // Some hosts don't support HEAD.
      if (method === 'GET') {
        return { state: GONE_STATUSES.includes(status) ? 'gone' : 'unclear', reason: `${status}` };
      }
    }
  } catch (error) {
    const code = error.cause?.code ?? error.name;
    return { state: code === 'ENOTFOUND' ? 'gone' : 'unclear', reason: code };
  }
}
