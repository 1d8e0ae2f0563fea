import {
  readPageContent,
  type PageContent,
  type PageFile,
} from '../../src/content/pages/page-content';
import { currentVersion } from '../../src/content/versions/list';

/** Reads a text as the content of a page of the current version. */
export function contentOf(text: string, options: Partial<PageFile> = {}): PageContent {
  return readPageContent({ file: 'docs/a.mdx', text, version: currentVersion, ...options });
}
