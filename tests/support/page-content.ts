import { readPageContent, type PageContent, type PageFile } from '../../src/pages/page-content';
import { currentVersion } from '../../src/versions/list';

/** A text as the build reads it from a page of the newest version. */
export function contentOf(text: string, options: Partial<PageFile> = {}): PageContent {
  return readPageContent({ file: 'docs/a.mdx', text, version: currentVersion, ...options });
}
