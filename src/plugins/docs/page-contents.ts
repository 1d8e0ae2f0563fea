import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readFrontMatter } from '../../markdown/front-matter';
import { readPageContent, type PageContent } from '../../markdown/page-content';
import { versionOfFile } from '../../versions/list';

/** A parsed file, and the texts that it was parsed from. */
interface KnownContent {
  texts: string;
  content: PageContent;
}

/** Files of partials that a page imports, directly or through others. */
const partialsOf = ({ partials }: PageContent): string[] =>
  [...partials.values()].flatMap((partial) => [partial.file, ...partialsOf(partial)]);

/**
 * Makes a reader of the pages' files. After a save in `npm start` it parses only what changed; all parts of the
 * build get the same object for the same text, and keep what they made of it.
 */
export function createContentReader(siteDir: string) {
  const known = new Map<string, KnownContent>();

  async function read(file: string): Promise<PageContent> {
    const textOf = (name: string) => readFile(path.join(siteDir, name), 'utf8').catch(() => '');
    const text = await textOf(file);
    const textsWith = async (content: PageContent) =>
      JSON.stringify([text, ...(await Promise.all(partialsOf(content).map(textOf)))]);
    const before = known.get(file);
    if (before && before.texts === (await textsWith(before.content))) return before.content;
    const { frontMatter, mistakes } = await readFrontMatter(text, file);
    const body = readPageContent({
      file,
      text,
      version: versionOfFile(file),
      hasOwnTitle: frontMatter.fullwidth === true,
      siteDir,
    });
    const content = { ...body, mistakes: [...mistakes, ...body.mistakes] };
    known.set(file, { texts: await textsWith(content), content });
    return content;
  }

  /** The parsed files of all pages, by path from the site's folder. */
  return async (versions: LoadedVersion[]): Promise<Map<string, PageContent>> => {
    const files = versions.flatMap(({ docs }) =>
      docs.map(({ source }) => aliasedSitePathToRelativePath(source)),
    );
    const contents = await Promise.all(files.map(read));
    return new Map(files.map((file, index) => [file, contents[index]!]));
  };
}
