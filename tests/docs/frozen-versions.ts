import { execFileSync } from 'node:child_process';
import {
  currentVersion,
  olderVersions,
  type DocumentedVersion,
} from '../../src/content/versions/list';

/** What the examples of older versions depend on. */
const inputs = ['versioned_docs', 'version-list.json', 'package-lock.json', 'src/content/versions'];

function git(...args: string[]): string {
  const stdio: 'ignore'[] = ['ignore'];
  return execFileSync('git', args, { encoding: 'utf8', stdio: [...stdio, 'pipe', 'ignore'] });
}

/** True if the branch or the working tree changes one of the inputs. */
function haveInputsChanged(): boolean {
  try {
    const base = git('merge-base', 'HEAD', 'origin/HEAD').trim();
    const changed = git('diff', '--name-only', base, '--', ...inputs);
    return `${changed}${git('ls-files', '--others', '--exclude-standard', '--', ...inputs)}` !== '';
  } catch {
    // There's no history to compare with.
    return true;
  }
}

/**
 * Versions whose examples are tested: the current one, and the older ones if `CI` is set or if they changed since the
 * branch left the main branch. Their pages are frozen, so each run would give the same result.
 */
export const testedVersions: readonly DocumentedVersion[] =
  process.env.CI || haveInputsChanged() ? [currentVersion, ...olderVersions] : [currentVersion];
