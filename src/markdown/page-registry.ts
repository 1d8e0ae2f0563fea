import type { DocMetadata, LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TrailStep } from '../navigation/sidebar';
import type { PageLink } from '../page-loading/page-data';
import { pathOf } from '../site/base-url';
import { editUrl } from '../site/facts';
import { cleanPath } from '../site/paths';

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
}

/** What the build knows of a page, of whatever version. */
export interface SitePage extends GeneratedPage {
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
  frontMatter: Record<string, unknown>;
}

/** A version of the documentation, and its pages. */
export interface SiteVersion {
  /** Folder of its Markdown files, as an absolute path. */
  folder: string;
  /** Path of its pages, without a trailing slash; empty for the version at the root. */
  base: string;
  pages: SitePage[];
}

const toLink = (page: { title: string; permalink: string } | undefined): PageLink | null =>
  page ? { title: page.title, path: cleanPath(page.permalink) } : null;

function toPage(doc: DocMetadata & { trail?: TrailStep[] }, siteDir: string): SitePage {
  const section = doc.trail?.find(({ href }) => href);
  const source = aliasedSitePathToRelativePath(doc.source);
  return {
    id: doc.id,
    path: pathOf(cleanPath(doc.permalink))!,
    title: doc.title,
    description: doc.description,
    source,
    text: readFileSync(path.join(siteDir, source), 'utf8'),
    editUrl: doc.editUrl!,
    section: section ? { title: section.label, path: section.href! } : null,
    previous: toLink(doc.previous),
    next: toLink(doc.next),
    lastUpdate: doc.lastUpdatedAt ? new Date(doc.lastUpdatedAt).toISOString().slice(0, 10) : null,
    inSidebar: doc.sidebar !== undefined,
    frontMatter: doc.frontMatter,
  };
}

/** The pages that plugins make, from what each of them loaded. */
function readGeneratedPages(allContent: AllContent): SitePage[] {
  return Object.values(allContent)
    .flatMap((byId) => Object.values(byId) as (Partial<GeneratedPages> | undefined)[])
    .flatMap((content) => content?.generatedPages ?? [])
    .map((page) => ({
      section: null,
      previous: null,
      next: null,
      ...page,
      editUrl: editUrl(page.source),
      lastUpdate: null,
      inSidebar: false,
      frontMatter: {},
    }));
}

/**
 * The one list of pages, for what describes them: page data, link check, edit links, Markdown copies, and
 * the sitemap. Pages that plugins make belong to the version at the root.
 * @param allContent what Docusaurus' plugins loaded (`allContentLoaded`)
 */
export function readVersions(allContent: AllContent, siteDir: string): SiteVersion[] {
  const { loadedVersions } = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
  return loadedVersions.map((version) => {
    const base = pathOf(cleanPath(version.path))!.replace(/\/$/, '');
    const pages = version.docs.map((doc) => toPage(doc, siteDir));
    return {
      folder: version.contentPath,
      base,
      pages: base === '' ? [...pages, ...readGeneratedPages(allContent)] : pages,
    };
  });
}
