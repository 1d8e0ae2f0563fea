import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the project. */
export const siteDir = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Runs a command, by default in the project's root, and shows its output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ mayFail?: boolean, env?: Record<string, string>, cwd?: string }} [options]
 * @returns {boolean} true if it succeeded
 * @throws if it fails, unless `mayFail` is set
 */
export function run(command, args, { mayFail = false, env = {}, cwd = siteDir } = {}) {
  // npm and npx are scripts on Windows, which spawn can't start without a shell. The shell would read < as a redirect.
  const shell = process.platform === 'win32';
  const { status, error } = spawnSync(command, shell ? args.map((arg) => `"${arg}"`) : args, {
    cwd,
    stdio: 'inherit',
    shell,
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
