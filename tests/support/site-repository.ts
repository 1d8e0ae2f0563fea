import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { copySite, type SiteCopy } from './site-copy';

/** Parts of package.json that the version commands read. */
export interface Manifest {
  name: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, unknown>;
}

/** Result of a command. */
export interface CommandResult {
  /** Exit code. */
  status: number | null;
  /** Combined output. */
  text: string;
}

/** Copy of the site that is a Git repository with a clean working tree. */
export interface SiteRepository extends SiteCopy {
  git(...args: string[]): string;
  /** Commits all changes. */
  commit(): void;
  /** Runs `npm run version:…`, such as `cut`. */
  version(...args: string[]): CommandResult;
}

/**
 * Creates a copy of the site with a Git history. In the copy, `npm test` always fails.
 * @param change changes package.json; package-lock.json is then resolved again
 */
export function copyRepository(change?: (manifest: Manifest) => Manifest): SiteRepository {
  const site = copySite();
  for (const file of ['package-lock.json', '.npmrc', '.gitignore']) {
    copyFileSync(file, path.join(site.dir, file));
  }
  const manifest = JSON.parse(site.read('package.json')) as Manifest;
  manifest.scripts.test = 'node -e "process.exit(1)"';
  site.write('package.json', `${JSON.stringify(change?.(manifest) ?? manifest, null, 2)}\n`);
  if (change) writeLockfile(site);
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

/** Resolves package-lock.json from scratch. */
function writeLockfile({ dir }: SiteCopy): void {
  // In the copy, npm would write node_modules/.package-lock.json, which is a link.
  const folder = path.join(dir, '.docusaurus/lockfile');
  mkdirSync(folder, { recursive: true });
  for (const file of ['.npmrc', 'package.json']) {
    copyFileSync(path.join(dir, file), path.join(folder, file));
  }
  execFileSync('npm', ['install', '--package-lock-only', '--loglevel=error'], { cwd: folder });
  copyFileSync(path.join(folder, 'package-lock.json'), path.join(dir, 'package-lock.json'));
}
