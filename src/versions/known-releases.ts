import { currentVersion, olderVersions } from './list';
import { compareReleases } from './releases';

/** Releases of Theme UI that came before those in version-list.json, and since which pages say something. */
const earlierReleases = ['0.17.2', '0.17.1', '0.17.0', '0.16.2', '0.16.1', '0.16.0'];

/** The releases that a reader may use, the newest first. */
export const knownReleases: readonly string[] = [
  ...new Set([
    ...earlierReleases,
    ...[currentVersion, ...olderVersions].map((version) => version.release),
  ]),
].sort((a, b) => compareReleases(b, a));
