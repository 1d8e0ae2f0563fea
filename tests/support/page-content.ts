import { readPageContent, type PageContent, type PageFile } from '../../src/pages/page-content';
import { currentVersion } from '../../src/versions/list';

/** Reads a text as the content of a page of the current version. */
export function contentOf(text: string, options: Partial<PageFile> = {}): PageContent {
  return readPageContent({ file: 'docs/a.mdx', text, version: currentVersion, ...options });
}
