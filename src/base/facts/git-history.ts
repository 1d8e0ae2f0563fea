import { spawnSync } from 'node:child_process';

/**
 * True if git can tell when each file of a folder last changed: false for an unpacked archive, and for a shallow clone,
 * where all files seem to have changed in the oldest commit. Warns if git refuses to read a folder that another user
 * owns.
 */
export function hasGitHistory(folder: string): boolean {
  const args = ['rev-parse', '--is-shallow-repository'];
  // Untranslated messages, for the pattern below.
  const env = { ...process.env, LC_ALL: 'C' };
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, env, encoding: 'utf8' });
  const [remedy] = /git config .*safe\.directory.*/.exec(stderr ?? '') ?? [];
  if (remedy) {
    console.warn(
      `[WARNING] Pages won't have a "last updated" date: git refuses to read ${folder} ` +
        `because another user owns it. To fix this, run: ${remedy}`,
    );
  }
  return status === 0 && stdout.trim() === 'false';
}
