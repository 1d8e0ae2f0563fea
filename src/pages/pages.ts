import type { DocMetadata, LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { relative, resolve, sep } from 'node:path';
import { navigationOf } from '../sidebar/read-sidebar';
import type { NavigationItem, TrailStep } from '../sidebar/sidebar';
import type { PageLink } from '../page-loading/page-data';
import { pathOf } from '../site/base-url';
import { editUrl } from '../site/facts';
import { cleanPath } from '../site/paths';
import { currentVersion } from '../versions/list';
import type { PageIndex } from '../markdown/links';
import type { Mistake } from '../markdown/mistake';
import { readPageContent, type PageContent } from './page-content';

/** A page that a plugin makes without a file in `docs`. */
export interface GeneratedPage {
  /** Path from the site's root, without a trailing slash. */
  path: string;
  title: string;
  description: string;
  /** Path of the template from the site's folder, with forward slashes: what edit links open. */
  source: string;
  /** The page as Markdown, without front matter; its headings name the anchors. */
  text: string;
  /** A part of another page by itself: search engines and Markdown copies leave it out. */
  unlisted?: boolean;
  /** The section of the side navigation that it belongs to. */
  section?: PageLink | null;
  previous?: PageLink | null;
  next?: PageLink | null;
}

/**
 * What a plugin's `loadContent` returns for its pages to be described like all others. The plugin adds
 * their routes itself.
 */
export interface GeneratedPages {
  generatedPages: GeneratedPage[];
  /** Mistakes in the files that the pages are made from; they stop the build. */
  mistakes?: Mistake[];
}

/** What the build knows of a page, of whatever version. */
export interface SitePage extends Omit<GeneratedPage, 'text'> {
  /** The id under which sidebars.ts lists it; a generated page has none. */
  id?: string;
  editUrl: string;
  /** The section of the side navigation that it belongs to; null outside all, or in a group without a page. */
  section: PageLink | null;
  previous: PageLink | null;
  next: PageLink | null;
  /** Day of the last change, year-month-day; null where the history is unknown. */
  lastUpdate: string | null;
  inSidebar: boolean;
  /** The parsed file. */
  content: PageContent;
  frontMatter: Record<string, unknown>;
}

/** A version of the documentation, and its pages. */
export interface SiteVersion {
  /** Folder of its Markdown files, from the site's folder, with forward slashes. */
  folder: string;
  /** Path of its pages, without a trailing slash; empty for the version at the root. */
  base: string;
  /** Address of its pages, with the site's base path. */
  address: string;
  pages: SitePage[];
  navigation: NavigationItem[];
  /** File of its sidebar, from the site's folder, with forward slashes. */
  sidebarFile: string;
}

/** All that the build knows of the pages, read once a build. */
export interface Site {
  /** Folder of the site, as an absolute path. */
  dir: string;
  versions: SiteVersion[];
  /** The pages of all versions. */
  pages: SitePage[];
  /** The same, by path. */
  index: PageIndex;
  /** Paths of pages that have a file, by file. */
  pathOfFile(file: string): string | undefined;
  /** Mistakes that plugins found in the files of the pages they make. */
  mistakes: Mistake[];
}

const toLink = (page: { title: string; permalink: string } | undefined): PageLink | null =>
  page ? { title: page.title, path: cleanPath(page.permalink) } : null;

/** A page of the docs plugin, with what src/pages/plugin adds to it. */
export type LoadedDoc = DocMetadata & { trail?: TrailStep[] };

/** The content of src/pages/plugin: the pages of the docs plugin, and their parsed files. */
export interface LoadedDocs extends Omit<LoadedContent, 'loadedVersions'> {
  loadedVersions: LoadedVersion[];
  /** By path from the site's folder, with forward slashes. */
  contents: Map<string, PageContent>;
}

function toPage(doc: LoadedDoc, contents: LoadedDocs['contents']): SitePage {
  const section = doc.trail?.find(({ href }) => href);
  const source = aliasedSitePathToRelativePath(doc.source);
  return {
    id: doc.id,
    path: pathOf(cleanPath(doc.permalink))!,
    title: doc.title,
    description: doc.description,
    source,
    content: contents.get(source)!,
    editUrl: doc.editUrl!,
    section: section ? { title: section.label, path: section.href! } : null,
    previous: toLink(doc.previous),
    next: toLink(doc.next),
    lastUpdate: doc.lastUpdatedAt ? new Date(doc.lastUpdatedAt).toISOString().slice(0, 10) : null,
    inSidebar: doc.sidebar !== undefined,
    frontMatter: doc.frontMatter,
  };
}

/** The parsed text of generated pages, which plugins load once. */
const generatedContents = new WeakMap<GeneratedPage, PageContent>();

function contentOfGenerated(page: GeneratedPage): PageContent {
  const known = generatedContents.get(page);
  if (known) return known;
  const { source: file, text } = page;
  const content = readPageContent({ file, text, version: currentVersion });
  generatedContents.set(page, content);
  return content;
}

/** The contents of all plugins. */
const contentsOf = (allContent: AllContent) =>
  Object.values(allContent).flatMap(
    (byId) => Object.values(byId) as (Partial<GeneratedPages> | undefined)[],
  );

/** The pages that plugins make, from what each of them loaded. */
function readGeneratedPages(allContent: AllContent): SitePage[] {
  return contentsOf(allContent)
    .flatMap((content) => content?.generatedPages ?? [])
    .map((generated) => ({
      section: null,
      previous: null,
      next: null,
      ...generated,
      content: contentOfGenerated(generated),
      editUrl: editUrl(generated.source),
      lastUpdate: null,
      inSidebar: false,
      frontMatter: {},
    }));
}

/**
 * Reads the site: the one list of pages, for all that describes them. Pages that plugins make belong to the version at
 * the root.
 * @param allContent what Docusaurus' plugins loaded (`allContentLoaded`)
 * @param dir folder of the site
 */
export function readSite(allContent: AllContent, dir: string): Site {
  const { loadedVersions, contents } = allContent['docusaurus-plugin-content-docs']!
    .default as LoadedDocs;
  const fromSite = (file: string) => relative(dir, resolve(dir, file)).replaceAll(sep, '/');
  const versions = loadedVersions.map((version): SiteVersion => {
    const base = pathOf(cleanPath(version.path))!.replace(/\/$/, '');
    const pages = version.docs.map((doc) => toPage(doc, contents));
    return {
      folder: fromSite(version.contentPath),
      base,
      address: version.path,
      pages: base === '' ? [...pages, ...readGeneratedPages(allContent)] : pages,
      navigation: navigationOf(version),
      sidebarFile: fromSite(String(version.sidebarFilePath)),
    };
  });
  const pages = versions.flatMap((version) => version.pages);
  const paths = new Map(
    pages.flatMap(({ id, source, path }) => (id === undefined ? [] : [[source, path]])),
  );
  return {
    dir,
    versions,
    pages,
    index: Object.fromEntries(pages.map(({ path, content }) => [path, content])),
    pathOfFile: (file) => paths.get(file),
    mistakes: contentsOf(allContent).flatMap((content) => content?.mistakes ?? []),
  };
}
