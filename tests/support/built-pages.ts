import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { currentVersion, versionAt } from '../../src/versions/list';

/** Folder of the production build. */
export const buildDir = path.resolve('build');

/** Page of the production build. */
export interface BuiltPage {
  /** URL path, without a trailing slash. */
  path: string;
  html: string;
}

/** True for HTML files that aren't pages: redirects, and the sandbox of live code. */
function isAuxiliary(html: string): boolean {
  return html.includes('http-equiv="refresh"') || html.includes('<title>Preview of edited code<');
}

const isPreview = ({ path }: BuiltPage) => /^\/recipes\/[^/]+\/preview$/.test(path);

/** Previews of recipes: pages without header and sidebar, which recipe pages embed. */
export const builtPreviews = (): BuiltPage[] => readPages(buildDir).filter(isPreview);

const isOlder = ({ path }: BuiltPage) => versionAt(path) !== currentVersion;

/** Pages of older versions. */
export const olderPages = (): BuiltPage[] => readPages(buildDir).filter(isOlder);

/**
 * Pages of the production build, sorted by path, without older versions and previews of recipes.
 * @throws if there's no build
 */
export function builtPages(dir = buildDir): BuiltPage[] {
  return readPages(dir).filter((page) => !isPreview(page) && !isOlder(page));
}

function readPages(dir: string): BuiltPage[] {
  if (!existsSync(dir)) throw new Error('The site isn\'t built. Run "npm run build" first.');
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.html') && statSync(path.join(dir, file)).isFile())
    .map((file) => ({
      path: `/${file}`.replace(/(\/index)?\.html$/, '') || '/',
      html: readFileSync(path.join(dir, file), 'utf8'),
    }))
    .filter(({ html }) => !isAuxiliary(html))
    .sort((a, b) => a.path.localeCompare(b.path));
}

/** Paths of one page per section and template, for tests that don't need all pages. */
export const entryPages = [
  '/',
  '/getting-started',
  '/theming',
  '/components',
  '/components/button',
  '/guides',
  '/packages/presets',
  '/presets/base',
  '/recipes',
  '/recipes/header-a1',
  '/style-guide-demo',
  '/playground',
  '/changes',
];

/** Paths of all pages in the sitemap. */
export function sitemapPaths(): string[] {
  const sitemap = readFileSync(path.join(buildDir, 'sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, pathname]) => pathname || '/',
  );
  if (paths.length === 0) throw new Error('sitemap.xml lists no pages. Run "npm run build" again.');
  return paths;
}
