import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the project. */
export const siteDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Runs a command in the project's root, with its output shown.
 * @param {string} command
 * @param {string[]} args
 * @param {{ mayFail?: boolean, env?: Record<string, string> }} [options]
 * @returns {boolean} whether it succeeded
 * @throws when it failed and may not
 */
export function run(command, args, { mayFail = false, env = {} } = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: siteDir,
    stdio: 'inherit',
    // npm and npx are scripts there, which only a shell finds.
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  const succeeded = !error && status === 0;
  if (!succeeded && !mayFail) {
    throw new Error(
      `"${command} ${args.join(' ')}" failed (${error?.message ?? `exit ${status}`}).`,
    );
  }
  return succeeded;
}
