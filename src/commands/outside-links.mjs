import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The links of a build that lead to other sites, each with the pages that have it. Links to the editor of a
 * file are left out: tests hold them against the files.
 * @param {string} folder of the build
 * @param {string} siteUrl origin that the build names itself by
 * @returns {Map<string, string[]>}
 */
export function outsideLinks(folder, siteUrl) {
  const links = new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  // Folders may be named like pages: page data has one for 404.html.
  for (const entry of entries.filter((each) => each.isFile() && each.name.endsWith('.html'))) {
    const file = path.join(entry.parentPath, entry.name);
    const page = path.relative(folder, file);
    const html = readFileSync(file, 'utf8');
    // The build leaves out quotes that it can do without.
    for (const [, address] of html.matchAll(/<a\b[^>]*?\shref="?(https?:\/\/[^"#\s>]+)/g)) {
      const url = address.replaceAll('&amp;', '&');
      const isExample = /^https?:\/\/(localhost|127\.|[\w.-]*\bexample\.(org|com))/.test(url);
      if (url.startsWith(siteUrl) || isExample || /\/(edit|blob)\/main\//.test(url)) continue;
      links.set(url, [...new Set([...(links.get(url) ?? []), page])]);
    }
  }
  return links;
}

/** Statuses that say that nothing is there; others can be a host that refuses machines. */
const gone = [404, 410];

/**
 * What became of a link: `ok`, `gone`, or `unclear` with the reason.
 * @param {string} url
 * @param {number} timeout in ms
 * @returns {Promise<{ state: 'ok' | 'gone' | 'unclear', reason: string }>}
 */
export async function checkLink(url, timeout = 20_000) {
  try {
    for (const method of ['HEAD', 'GET']) {
      const { status } = await fetch(url, { method, signal: AbortSignal.timeout(timeout) });
      if (status < 400) return { state: 'ok', reason: `${status}` };
      // Some hosts know no HEAD.
      if (method === 'GET') {
        return { state: gone.includes(status) ? 'gone' : 'unclear', reason: `${status}` };
      }
    }
  } catch (error) {
    const code = error.cause?.code ?? error.name;
    return { state: code === 'ENOTFOUND' ? 'gone' : 'unclear', reason: code };
  }
}
