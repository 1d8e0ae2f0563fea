import { spawnSync } from 'node:child_process';

/**
 * Whether git knows when each file of a folder last changed. An unpacked archive has no history, and in a
 * shallow clone all files seem to have changed with its oldest commit.
 */
export function hasHistory(folder: string): boolean {
  const args = ['rev-parse', '--is-shallow-repository'];
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 && stdout.trim() === 'false';
}
