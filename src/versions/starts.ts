import { readFileSync } from 'node:fs';
import path from 'node:path';
import { generatedStatic } from '../site/generated-static';
import { pathIn, versionsFilePath, type VersionsFile } from './version-pages';

let starts: Map<string, string> | undefined;

/** Paths of the versions without a home page, by that of their first page. */
function readStarts(): Map<string, string> {
  const file = path.join(generatedStatic, versionsFilePath);
  const { versions } = JSON.parse(readFileSync(file, 'utf8')) as VersionsFile;
  return new Map(
    versions
      .filter(({ first }) => first !== '/')
      .map((version) => [pathIn(version, version.first), version.base]),
  );
}

/**
 * The addresses that lead to a page since a version begins with it. For the build, once all content is loaded.
 * @param page path from the site's root
 */
export function startsLeadingTo(page: string): string[] {
  starts ??= readStarts();
  const start = starts.get(page);
  return start === undefined ? [] : [start];
}
