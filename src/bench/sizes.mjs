import { loadOnce } from './loading.mjs';
import { pageRow } from './rows.mjs';
import { kibibytesOf } from './serve.mjs';

const MAX_LISTED = 3;

/** The pages of the sitemap, with the size of their HTML as sent. */
async function readPages(site) {
  const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url]) => new URL(url).pathname);
  const pages = [];
  for (const path of paths) {
    site.forget();
    const html = await (await fetch(site.origin + path)).text();
    const size = kibibytesOf(site.exchanges);
    pages.push({ path, size, isLive: html.includes('data-live-example') });
  }
  return pages.sort((a, b) => b.size - a.size);
}

/**
 * The largest pages of the site, with live examples and without. No limit: authors decide.
 * @param {import('./index.mjs').Bench} bench
 * @returns {Promise<{ rows: import('./rows.mjs').Row[], samples: object }>}
 */
export async function measureSizes({ browser, site, log }) {
  const all = await readPages(site);
  log(`sizes of ${all.length} pages`);
  const largest = (isLive) => all.filter((page) => page.isLive === isLive).slice(0, MAX_LISTED);
  const pages = { live: largest(true), plain: largest(false) };
  const samples = {};
  for (const { path, size } of [...pages.live, ...pages.plain]) {
    const { total } = await loadOnce(browser, site, path, 1);
    samples[path] = { html: size, total };
  }
  const paths = Object.fromEntries(
    Object.entries(pages).map(([kind, list]) => [kind, list.map(({ path }) => path)]),
  );
  const row = (line, name) =>
    pageRow({
      line,
      unit: 'KiB',
      digits: 1,
      valueOf: (path) => samples[path][name],
      pages: paths,
      note: (path) => ` ${path}`,
    });
  const rows = [row('Largest pages, HTML', 'html'), row('Largest pages, until intent', 'total')];
  return { rows, samples };
}
