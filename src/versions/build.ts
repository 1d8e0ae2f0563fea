import path from 'node:path';
import type { Site } from '../pages/pages';
import { generatedStatic, writeChanged } from '../site/generated-static';
import type { Redirect } from '../site/paths';
import { archivedVersions, baseOf, currentVersion, olderVersions } from './list';
import {
  pathIn,
  toVersionPages,
  versionsFilePath,
  type VersionPages,
  type VersionsFile,
} from './version-pages';
import { versionMistakes } from './version-mistakes';

/**
 * Which pages each version has, the newest first.
 * @throws when the list of versions and their folders don't say the same
 */
export function readVersionPages({ versions }: Site): VersionPages[] {
  const mistakes = versionMistakes(versions.map(({ base }) => base));
  if (mistakes.length > 0) throw new Error(`Versions:\n- ${mistakes.join('\n- ')}`);
  return [currentVersion, ...olderVersions].map((version) => {
    const base = baseOf(version);
    const { pages } = versions.find((other) => other.base === base)!;
    return toVersionPages(
      version,
      base,
      pages
        .filter(({ unlisted }) => !unlisted)
        .map((page) => ({
          path: page.path.slice(base.length) || '/',
          title: page.title,
          isStart: page.inSidebar && !page.previous,
        })),
    );
  });
}

/** Writes which pages each version has, for the version menu and the 404 page. */
export function writeVersionsFile({ dir }: Site, versions: VersionPages[]): void {
  const list: VersionsFile = { versions, elsewhere: archivedVersions };
  writeChanged(path.join(dir, generatedStatic, versionsFilePath), JSON.stringify(list));
}

/** The addresses of versions without a home page: they lead to the first page. */
export function startRedirects(versions: VersionPages[]): Redirect[] {
  return versions
    .filter(({ first }) => first !== '/')
    .map((version) => ({ from: version.base, to: pathIn(version, version.first) }));
}
