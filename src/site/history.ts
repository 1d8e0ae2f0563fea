import { spawnSync } from 'node:child_process';

/**
 * Whether git knows when each file of a folder last changed. An unpacked archive has no history, and in a
 * shallow clone all files seem to have changed with its oldest commit. Warns when git refuses to read a folder
 * because another user owns it.
 */
export function hasHistory(folder: string): boolean {
  const args = ['rev-parse', '--is-shallow-repository'];
  // git's messages are read below.
  const env = { ...process.env, LC_ALL: 'C' };
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, env, encoding: 'utf8' });
  const [remedy] = /git config .*safe\.directory.*/.exec(stderr ?? '') ?? [];
  if (remedy) {
    console.warn(
      `[WARNING] Pages are built without the date of their last update: git doesn't read ${folder}, ` +
        `because another user owns it. To get the dates, run: ${remedy}`,
    );
  }
  return status === 0 && stdout.trim() === 'false';
}
