import { currentVersion, olderVersions } from './list';
import { compareReleases } from './releases';

/** Theme UI releases that are older than those in version-list.json, and that "Since …" marks may refer to. */
const earlierReleases = ['0.17.2', '0.17.1', '0.17.0', '0.16.2', '0.16.1', '0.16.0'];

/** Releases that readers can select, newest first. */
export const knownReleases: readonly string[] = [
  ...new Set([
    ...earlierReleases,
    ...[currentVersion, ...olderVersions].map((version) => version.release),
  ]),
].sort((a, b) => compareReleases(b, a));
