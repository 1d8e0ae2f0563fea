import type { Table } from 'mdast';
import { archivedVersions, baseOf, currentVersion, listedVersions } from '../versions/list';
import { table } from '../markdown/mdast';

const EMPTY_CELL = '–';

/** Creates a table of the listed versions, newest first, then of versions on other sites. */
export function createVersionTable(): Table {
  const rows = [
    ...listedVersions.map((version) => {
      const { name, release, released, lastRelease, frozen = EMPTY_CELL } = version;
      const status = version === currentVersion ? 'Current' : 'Older, no longer updated';
      return [
        `[${name}](${baseOf(version) || '/'})`,
        status,
        release,
        released,
        lastRelease,
        frozen,
      ];
    }),
    ...archivedVersions.map(({ name, address, released = EMPTY_CELL }) => [
      `[${name}](${address})`,
      'On another site',
      EMPTY_CELL,
      released,
      EMPTY_CELL,
      EMPTY_CELL,
    ]),
  ];
  return table(['Version', 'Status', 'Describes', 'Released', 'Last release', 'Frozen'], rows);
}
