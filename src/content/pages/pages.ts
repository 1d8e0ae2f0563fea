import type { DocMetadata, LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { relative, resolve, sep } from 'node:path';
import { readNavigation } from './read-sidebar';
import { readTrails, type NavigationItem, type TrailStep } from './sidebar';
import { pathOf } from '../../base/facts/base-url';
import { cleanPath } from '../../base/facts/paths';
import { previewPath } from '../../base/facts/recipe-paths';
import { currentVersion } from '../versions/list';
import type { PageIndex } from '../markdown/links';
import type { ContentReader } from './content-reader';
import { parsePage, type ParsedPage } from './page-content';

/** Title and path of a linked page. */
interface PageLink {
  title: string;
  path: string;
}

/** A page of any version. */
export interface SitePage {
  /** Id in sidebars.ts; undefined for previews of recipes, which have no file. */
  id?: string;
  /** Path relative to the site root, without a trailing slash. */
  path: string;
  title: string;
  description: string;
  /** Path of the file that the edit link opens, relative to the site folder, with forward slashes. */
  source: string;
  /** Excluded from search, sitemap, Markdown copies and social cards. */
  unlisted?: boolean;
  editUrl: string;
  /** Section of the side navigation; null outside all sections, or if the section has no page. */
  section: PageLink | null;
  previous: PageLink | null;
  /** Date of the last change as YYYY-MM-DD; null if the Git history isn't available. */
  lastUpdate: string | null;
  inSidebar: boolean;
  /** The file, parsed when it's read first. */
  readonly content: ParsedPage;
  frontMatter: Record<string, unknown>;
}

/** A version of the documentation. */
export interface SiteVersion {
  /** Folder of its Markdown files, relative to the site folder, with forward slashes. */
  folder: string;
  /** URL path without the site's base path and without a trailing slash; empty for the version at the root. */
  base: string;
  /** URL path, including the site's base path. */
  address: string;
  pages: SitePage[];
  navigation: NavigationItem[];
  /** Path of its sidebar file, relative to the site folder, with forward slashes. */
  sidebarFile: string;
}

/** All pages, read once per build. */
export interface PageList {
  /** Absolute path of the site folder. */
  dir: string;
  versions: SiteVersion[];
  /** Pages of all versions. */
  pages: SitePage[];
  /** Contents of all pages, by URL path. */
  index: PageIndex;
  /** URL paths of drafts, which a build leaves out. */
  drafts: ReadonlySet<string>;
  /** Returns the URL path of the page that a Markdown file becomes, drafts too. */
  pathOfFile(file: string): string | undefined;
}

const toLink = (page: { title: string; permalink: string } | undefined): PageLink | null =>
  page ? { title: page.title, path: cleanPath(page.permalink) } : null;

function toPage(
  doc: DocMetadata,
  readContent: ContentReader,
  trail: TrailStep[] | undefined,
): SitePage {
  const section = trail?.find(({ href }) => href);
  const source = aliasedSitePathToRelativePath(doc.source);
  let content: ParsedPage | undefined;
  return {
    id: doc.id,
    path: pathOf(cleanPath(doc.permalink))!,
    title: doc.title,
    description: doc.description,
    source,
    get content() {
      return (content ??= readContent(source));
    },
    editUrl: doc.editUrl!,
    section: section ? { title: section.label, path: section.href! } : null,
    previous: toLink(doc.previous),
    lastUpdate: doc.lastUpdatedAt ? new Date(doc.lastUpdatedAt).toISOString().slice(0, 10) : null,
    inSidebar: doc.sidebar !== undefined,
    ...(doc.unlisted ? { unlisted: true } : {}),
    frontMatter: doc.frontMatter,
  };
}

/** Creates the page with only the live example of a recipe. src/site/recipes/write-recipes adds its route. */
const toPreview = ({ path, title, source, editUrl, section }: SitePage): SitePage => ({
  path: previewPath(path),
  title: `${title} (full page)`,
  description: `The live example of the ${title} recipe, without the rest of its page.`,
  source,
  unlisted: true,
  editUrl,
  section,
  previous: null,
  lastUpdate: null,
  inSidebar: false,
  content: parsePage({ file: source, text: '', version: currentVersion }),
  frontMatter: {},
});

/**
 * Reads the list of all pages. Every later build step uses it.
 * @param allContent content of all plugins, from `allContentLoaded`
 * @param dir absolute path of the site folder
 * @param readContent reads the file of a page
 */
export function readPageList(
  allContent: AllContent,
  dir: string,
  readContent: ContentReader,
): PageList {
  const { loadedVersions } = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
  const toSitePath = (file: string) => relative(dir, resolve(dir, file)).replaceAll(sep, '/');
  const versions = loadedVersions.map((version): SiteVersion => {
    const base = pathOf(cleanPath(version.path))!.replace(/\/$/, '');
    const navigation = readNavigation(version);
    const trails = readTrails(navigation);
    const pages = version.docs.map((doc) =>
      toPage(doc, readContent, trails.get(cleanPath(doc.permalink))),
    );
    return {
      folder: toSitePath(version.contentPath),
      base,
      address: version.path,
      pages: [...pages, ...pages.filter(({ frontMatter }) => frontMatter.recipe).map(toPreview)],
      navigation,
      sidebarFile: toSitePath(String(version.sidebarFilePath)),
    };
  });
  const pages = versions.flatMap((version) => version.pages);
  const drafts = loadedVersions.flatMap((version) =>
    version.drafts.map((doc) => ({
      source: aliasedSitePathToRelativePath(doc.source),
      path: pathOf(cleanPath(doc.permalink))!,
    })),
  );
  const paths = new Map(
    [...pages.filter(({ id }) => id !== undefined), ...drafts].map(({ source, path }) => [
      source,
      path,
    ]),
  );
  return {
    dir,
    versions,
    pages,
    index: Object.defineProperties(
      {},
      Object.fromEntries(
        pages.map((page) => [page.path, { enumerable: true, get: () => page.content }]),
      ),
    ),
    drafts: new Set(drafts.map(({ path }) => path)),
    pathOfFile: (file) => paths.get(file),
  };
}
