import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { currentVersion, versionAt } from '../../src/versions/list';

/** Folder of the production build. */
export const buildDir = path.resolve('build');

/** A page of the production build. */
export interface BuiltPage {
  /** Address. */
  path: string;
  html: string;
}

/** Files that are no pages: they only redirect, or run edited code inside a page. */
function isNoPage(html: string): boolean {
  return html.includes('http-equiv="refresh"') || html.includes('<title>Preview of edited code<');
}

/** A recipe by itself. */
const isPreview = ({ path }: BuiltPage) => /^\/recipes\/[^/]+\/preview$/.test(path);

/** The recipes by themselves: a part of a page each, without a shell. */
export const builtPreviews = (): BuiltPage[] => readPages(buildDir).filter(isPreview);

const isOlder = ({ path }: BuiltPage) => versionAt(path) !== currentVersion;

/** The pages of older versions. */
export const olderPages = (): BuiltPage[] => readPages(buildDir).filter(isOlder);

/**
 * All pages of the production build but those of older versions and the recipes by themselves, by address.
 * @throws when there is no build
 */
export function builtPages(dir = buildDir): BuiltPage[] {
  return readPages(dir).filter((page) => !isPreview(page) && !isOlder(page));
}

function readPages(dir: string): BuiltPage[] {
  if (!existsSync(dir)) throw new Error('There is no build. Run "npm run build" first.');
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.html') && statSync(path.join(dir, file)).isFile())
    .map((file) => ({
      path: `/${file}`.replace(/(\/index)?\.html$/, '') || '/',
      html: readFileSync(path.join(dir, file), 'utf8'),
    }))
    .filter(({ html }) => !isNoPage(html))
    .sort((a, b) => a.path.localeCompare(b.path));
}

/** Addresses of the first page of each section and of each kind of template, for tests that need not see all. */
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

/** Addresses of all pages that readers reach by links: the sitemap's. */
export function sitemapPaths(): string[] {
  const sitemap = readFileSync(path.join(buildDir, 'sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, pathname]) => pathname || '/',
  );
  if (paths.length === 0) throw new Error('The sitemap lists no page.');
  return paths;
}
