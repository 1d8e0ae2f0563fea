import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathOf } from '../../src/base/facts/base-url';
import { cleanPath } from '../../src/base/facts/paths';
import { currentVersion, versionAt } from '../../src/content/versions/list';
import { elementsOf, type PageElement } from './dom';

/** Folder of the production build. */
export const buildDir = path.resolve('build');

/**
 * Returns the file of the build that hosts serve at an address of this site, or undefined if there's none.
 * @param address path with the base path, or URL; pages without their extension
 */
export function fileAt(address: string, dir = buildDir): string | undefined {
  const { pathname } = new URL(address, 'https://example.org');
  const file = pathOf(decodeURI(pathname));
  if (file === undefined) return undefined;
  return [file, `${file}.html`, path.posix.join(file, 'index.html')]
    .map((each) => path.join(dir, each))
    .find((each) => existsSync(each) && statSync(each).isFile());
}

/** Page of the production build. Parsed at most once. */
export class BuiltPage {
  #elements?: PageElement[];
  #ids?: ReadonlyMap<string, number>;

  constructor(
    /** URL path, without a trailing slash. */
    readonly path: string,
    readonly html: string,
  ) {}

  get elements(): PageElement[] {
    return (this.#elements ??= elementsOf(this.html));
  }

  /** How often each id occurs. */
  get ids(): ReadonlyMap<string, number> {
    if (this.#ids) return this.#ids;
    const counts = new Map<string, number>();
    for (const { attributes } of this.elements) {
      if (attributes.id !== undefined) {
        counts.set(attributes.id, (counts.get(attributes.id) ?? 0) + 1);
      }
    }
    return (this.#ids = counts);
  }

  /** Elements with a tag and attributes. */
  find(tag: string, attributes: Record<string, string> = {}): PageElement[] {
    return this.elements.filter(
      (element) =>
        element.tag === tag &&
        Object.entries(attributes).every(([name, value]) => element.attributes[name] === value),
    );
  }

  /** Contents of the `<meta>` elements with this name or property. */
  meta(name: string): string[] {
    return this.find('meta').flatMap(({ attributes }) =>
      attributes.name === name || attributes.property === name ? attributes.content! : [],
    );
  }

  /** True for pages that search engines and lists leave out: `unlisted: true`, and the 404 page. */
  get isUnlisted(): boolean {
    return this.path === '/404' || this.meta('robots').some((each) => each.includes('noindex'));
  }
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

const pagesByFolder = new Map<string, BuiltPage[]>();

function readPages(dir: string): BuiltPage[] {
  const known = pagesByFolder.get(dir);
  if (known) return known;
  if (!existsSync(dir)) throw new Error('The site isn\'t built. Run "npm run build" first.');
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => file.endsWith('.html') && statSync(path.join(dir, file)).isFile())
    .map(
      (file) =>
        new BuiltPage(
          `/${file}`.replace(/(\/index)?\.html$/, '') || '/',
          readFileSync(path.join(dir, file), 'utf8'),
        ),
    )
    .filter(({ html }) => !isAuxiliary(html))
    .sort((a, b) => a.path.localeCompare(b.path));
  pagesByFolder.set(dir, pages);
  return pages;
}

/** Paths of all pages in the sitemap. */
export function sitemapPaths(): string[] {
  const sitemap = readFileSync(path.join(buildDir, 'sitemap.xml'), 'utf8');
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, pathname]) =>
    cleanPath(pathOf(pathname || '/')!),
  );
  if (paths.length === 0) throw new Error('sitemap.xml lists no pages. Run "npm run build" again.');
  return paths;
}
