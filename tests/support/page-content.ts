import { parsePage, type ParsedPage, type PageFile } from '../../src/content/pages/page-content';
import { currentVersion } from '../../src/content/versions/list';

/** Reads a text as the content of a page of the current version. */
export function contentOf(text: string, options: Partial<PageFile> = {}): ParsedPage {
  return parsePage({ file: 'docs/a.mdx', text, version: currentVersion, ...options });
}
