import type { Table } from 'mdast';
import { archivedVersions, baseOf, currentVersion, listedVersions } from '../versions/list';
import { table } from '../markdown/mdast';

/** Stands where there is nothing to say. */
const nothing = '–';

/** The versions that readers are told of, the newest first, and those on other sites. */
export function versionTable(): Table {
  const rows = [
    ...listedVersions.map((version) => {
      const { name, release, released, lastRelease, frozen = nothing } = version;
      const status = version === currentVersion ? 'Current' : 'Older, no longer changed';
      return [
        `[${name}](${baseOf(version) || '/'})`,
        status,
        release,
        released,
        lastRelease,
        frozen,
      ];
    }),
    ...archivedVersions.map(({ name, address, released = nothing }) => [
      `[${name}](${address})`,
      'On another site',
      nothing,
      released,
      nothing,
      nothing,
    ]),
  ];
  return table(['Version', 'Status', 'Describes', 'Released', 'Last release', 'Frozen'], rows);
}
