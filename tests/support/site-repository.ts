import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { copySite, type SiteCopy } from './site-copy';

/** package.json, as far as the version commands read it. */
export interface Manifest {
  name: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, unknown>;
}

/** What a command printed, and how it ended. */
export interface Ended {
  status: number | null;
  text: string;
}

/** A copy of the site that is a repository without changes. */
export interface SiteRepository extends SiteCopy {
  git(...args: string[]): string;
  /** Commits all that changed. */
  commit(): void;
  /** Runs `npm run version:…`, such as `list`. */
  version(...args: string[]): Ended;
}

/**
 * Makes a copy of the site with a history. Its own tests fail, since a copy has none to run.
 * @param change what package.json has otherwise; package-lock.json follows
 */
export function copyRepository(change?: (manifest: Manifest) => Manifest): SiteRepository {
  const site = copySite();
  for (const file of ['package-lock.json', '.npmrc', '.gitignore']) {
    copyFileSync(file, path.join(site.dir, file));
  }
  const manifest = JSON.parse(site.read('package.json')) as Manifest;
  manifest.scripts.test = 'node -e "process.exit(1)"';
  site.write('package.json', `${JSON.stringify(change?.(manifest) ?? manifest, null, 2)}\n`);
  if (change) lock(site);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
      cwd: site.dir,
      encoding: 'utf8',
    });
  const commit = () => {
    git('add', '-A');
    git('commit', '--quiet', '--message', 'chore: a change');
  };
  commit();
  return {
    ...site,
    git,
    commit,
    version(...args) {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['src/commands/version.mjs', ...args],
        { cwd: site.dir, encoding: 'utf8' },
      );
      return { status, text: stdout + stderr };
    },
  };
}

/** Makes the lockfile anew, without regard to what is installed. */
function lock({ dir }: SiteCopy): void {
  const args = ['--input-type=module', '--eval'];
  const code = `import { writeFileSync, readFileSync } from 'node:fs';
import { lockfileFor } from './src/commands/version-packages.mjs';
const manifest = readFileSync('package.json', 'utf8');
writeFileSync('package-lock.json', lockfileFor('.', manifest, '{ "lockfileVersion": 3, "packages": {} }'));`;
  execFileSync(process.execPath, [...args, code], { cwd: dir });
}
