import type { Table } from 'mdast';
import { baseOf, currentVersion, olderVersions } from './list';
import { table } from '../markdown/mdast';

/** Creates a table of all versions, newest first. */
export function createVersionTable(): Table {
  const rows = [currentVersion, ...olderVersions].map((version) => {
    const { name, release, released, lastRelease, frozen = '–' } = version;
    const status = version === currentVersion ? 'Current' : 'Older';
    return [`[${name}](${baseOf(version) || '/'})`, status, release, released, lastRelease, frozen];
  });
  return table(['Version', 'Status', 'Describes', 'Released', 'Last release', 'Frozen'], rows);
}
