import path from 'node:path';
import type { Site } from '../pages/pages';
import { generatedStatic, writeChanged } from '../site/generated-static';
import type { Redirect } from '../site/paths';
import { baseOf, currentVersion, olderVersions } from './list';
import {
  pathIn,
  toVersionPages,
  versionsFilePath,
  type VersionPages,
  type VersionsFile,
} from './version-pages';
import { versionMistakes } from './version-mistakes';

/**
 * Reads the pages of each version, newest first.
 * @throws if version-list.json and versions.json don't match
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

/** Writes versions.json, for the version menu and the 404 page. */
export function writeVersionsFile({ dir }: Site, versions: VersionPages[]): void {
  const list: VersionsFile = { versions };
  writeChanged(path.join(dir, generatedStatic, versionsFilePath), JSON.stringify(list));
}

/** Redirects from the root of each version without a home page to its first page. */
export function versionRootRedirects(versions: VersionPages[]): Redirect[] {
  return versions
    .filter(({ first }) => first !== '/')
    .map((version) => ({ from: version.base, to: pathIn(version, version.first) }));
}
