import type { DocMetadata, LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { relative, resolve, sep } from 'node:path';
import { readNavigation } from '../sidebar/read-sidebar';
import { readTrails, type NavigationItem, type TrailStep } from '../sidebar/sidebar';
import type { PageLink } from '../page-loading/page-data';
import { pathOf } from '../site/base-url';
import { editUrl } from '../site/facts';
import { cleanPath } from '../site/paths';
import { currentVersion } from '../versions/list';
import type { PageIndex } from '../markdown/links';
import type { Mistake } from '../markdown/mistake';
import type { ContentReader } from './content-reader';
import { readPageContent, type PageContent } from './page-content';

/** A page that a plugin generates without a file in `docs`. */
export interface GeneratedPage {
  /** Path relative to the site root, without a trailing slash. */
  path: string;
  title: string;
  description: string;
  /** Path of the file that the edit link opens, relative to the site folder, with forward slashes. */
  source: string;
  /** The page as Markdown without front matter. Its headings define the page's anchors. */
  text: string;
  /** Excluded from search, sitemap, Markdown copies and social cards, such as the preview of a recipe. */
  unlisted?: boolean;
  /** Section of the side navigation. */
  section?: PageLink | null;
  previous?: PageLink | null;
  next?: PageLink | null;
}

/**
 * Content that a plugin's `loadContent` returns to have its pages treated like all others. The plugin still adds
 * their routes.
 */
export interface GeneratedPages {
  generatedPages: GeneratedPage[];
  /** Mistakes in the source files of the pages; they stop the build. */
  mistakes?: Mistake[];
}

/** A page of any version. */
export interface SitePage extends Omit<GeneratedPage, 'text'> {
  /** Id in sidebars.ts; undefined for generated pages. */
  id?: string;
  editUrl: string;
  /** Section of the side navigation; null outside all sections, or if the section has no page. */
  section: PageLink | null;
  previous: PageLink | null;
  next: PageLink | null;
  /** Date of the last change as YYYY-MM-DD; null if the Git history isn't available. */
  lastUpdate: string | null;
  inSidebar: boolean;
  /** The parsed file. */
  content: PageContent;
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
export interface Site {
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
  /** Mistakes that plugins found in the source files of generated pages. */
  mistakes: Mistake[];
}

const toLink = (page: { title: string; permalink: string } | undefined): PageLink | null =>
  page ? { title: page.title, path: cleanPath(page.permalink) } : null;

function toPage(doc: DocMetadata, content: PageContent, trail: TrailStep[] | undefined): SitePage {
  const section = trail?.find(({ href }) => href);
  const source = aliasedSitePathToRelativePath(doc.source);
  return {
    id: doc.id,
    path: pathOf(cleanPath(doc.permalink))!,
    title: doc.title,
    description: doc.description,
    source,
    content,
    editUrl: doc.editUrl!,
    section: section ? { title: section.label, path: section.href! } : null,
    previous: toLink(doc.previous),
    next: toLink(doc.next),
    lastUpdate: doc.lastUpdatedAt ? new Date(doc.lastUpdatedAt).toISOString().slice(0, 10) : null,
    inSidebar: doc.sidebar !== undefined,
    ...(doc.unlisted ? { unlisted: true } : {}),
    frontMatter: doc.frontMatter,
  };
}

/** Cached because plugins load generated pages only once. */
const generatedContentCache = new WeakMap<GeneratedPage, PageContent>();

function readGeneratedContent(page: GeneratedPage): PageContent {
  const cached = generatedContentCache.get(page);
  if (cached) return cached;
  const { source: file, text } = page;
  const content = readPageContent({ file, text, version: currentVersion });
  generatedContentCache.set(page, content);
  return content;
}

/** Loaded contents of all plugins. */
const getPluginContents = (allContent: AllContent) =>
  Object.values(allContent).flatMap(
    (byId) => Object.values(byId) as (Partial<GeneratedPages> | undefined)[],
  );

function readGeneratedPages(allContent: AllContent): SitePage[] {
  return getPluginContents(allContent)
    .flatMap((content) => content?.generatedPages ?? [])
    .map((generated) => ({
      section: null,
      previous: null,
      next: null,
      ...generated,
      content: readGeneratedContent(generated),
      editUrl: editUrl(generated.source),
      lastUpdate: null,
      inSidebar: false,
      frontMatter: {},
    }));
}

/**
 * Reads the list of all pages. Every later build step uses it. Generated pages belong to the version at the root.
 * @param allContent content of all plugins, from `allContentLoaded`
 * @param dir absolute path of the site folder
 * @param readContents reads the files of all pages
 */
export async function readSite(
  allContent: AllContent,
  dir: string,
  readContents: ContentReader,
): Promise<Site> {
  const { loadedVersions } = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
  const contents = await readContents(loadedVersions);
  const toSitePath = (file: string) => relative(dir, resolve(dir, file)).replaceAll(sep, '/');
  const versions = loadedVersions.map((version): SiteVersion => {
    const base = pathOf(cleanPath(version.path))!.replace(/\/$/, '');
    const navigation = readNavigation(version);
    const trails = readTrails(navigation);
    const pages = version.docs.map((doc) =>
      toPage(
        doc,
        contents.get(aliasedSitePathToRelativePath(doc.source))!,
        trails.get(cleanPath(doc.permalink)),
      ),
    );
    return {
      folder: toSitePath(version.contentPath),
      base,
      address: version.path,
      pages: base === '' ? [...pages, ...readGeneratedPages(allContent)] : pages,
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
    index: Object.fromEntries(pages.map(({ path, content }) => [path, content])),
    drafts: new Set(drafts.map(({ path }) => path)),
    pathOfFile: (file) => paths.get(file),
    mistakes: getPluginContents(allContent).flatMap((content) => content?.mistakes ?? []),
  };
}
