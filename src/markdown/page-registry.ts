import type { DocMetadata, LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import type { TrailStep } from '../navigation/sidebar';
import type { PageLink } from '../page-loading/page-data';
import { cleanPath } from '../site/paths';

/** What the build knows of a page, of whatever version. */
export interface SitePage {
  /** The id under which sidebars.ts lists it. */
  id: string;
  /** Address, base path included. */
  path: string;
  title: string;
  description: string;
  /** Path of the Markdown file from the site's folder, with forward slashes. */
  source: string;
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
  /** Address of its pages, without a trailing slash; empty for the version at the root. */
  base: string;
  pages: SitePage[];
}

const toLink = (page: { title: string; permalink: string } | undefined): PageLink | null =>
  page ? { title: page.title, path: cleanPath(page.permalink) } : null;

function toPage(doc: DocMetadata & { trail?: TrailStep[] }): SitePage {
  const section = doc.trail?.find(({ href }) => href);
  return {
    id: doc.id,
    path: cleanPath(doc.permalink),
    title: doc.title,
    description: doc.description,
    source: aliasedSitePathToRelativePath(doc.source),
    editUrl: doc.editUrl!,
    section: section ? { title: section.label, path: section.href! } : null,
    previous: toLink(doc.previous),
    next: toLink(doc.next),
    lastUpdate: doc.lastUpdatedAt ? new Date(doc.lastUpdatedAt).toISOString().slice(0, 10) : null,
    inSidebar: doc.sidebar !== undefined,
    frontMatter: doc.frontMatter,
  };
}

/**
 * The one list of pages, for what describes them: page data, link check, edit links, Markdown copies.
 * @param allContent what Docusaurus' plugins loaded (`allContentLoaded`)
 */
export function readVersions(allContent: AllContent): SiteVersion[] {
  const { loadedVersions } = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
  return loadedVersions.map((version) => ({
    folder: version.contentPath,
    base: version.path.replace(/\/$/, ''),
    pages: version.docs.map(toPage),
  }));
}
