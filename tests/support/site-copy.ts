import { execFileSync, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { currentVersion, versionListFile } from '../../src/content/versions/list';
import { aliasedPackages, aliasOf } from '../../src/content/versions/packages';

const copiedPaths = ['src', 'static', 'docusaurus.config.ts', 'package.json', 'tsconfig.json'];

const fixture = 'tests/fixtures/site';

/** Pages that the shell links to, which each copy has, too. */
export const shellPages = ['keyboard-shortcuts', 'offline', 'search', 'versions'].map(
  (name) => `docs/${name}.mdx`,
);

/** Commit date of the pages of each copy. */
const commitDate = '2026-11-22T12:00:00Z';

/** Environment for building a copy: without colors in the output, and without social cards. */
export const buildEnvironment = {
  ...process.env,
  NO_COLOR: '1',
  FORCE_COLOR: '0',
  NODE_ENV: 'production',
  SOCIAL_CARDS: 'off',
};

/**
 * Folder of all copies. It's in this folder because module paths are in the bundles: the same path from a copy to the
 * installed packages gives the same bytes, wherever the repository is.
 */
const copiesDir = path.resolve('test-results/copies');

/** Small copy of the site, for tests that change its files. */
export interface SiteCopy {
  dir: string;
  read(file: string): string;
  write(file: string, content: string | Uint8Array): void;
  /** Replaces text in a file. @throws if the file doesn't have it */
  replace(file: string, from: string | RegExp, to: string | ((...match: string[]) => string)): void;
  remove(): void;
}

/** Opens a folder with the site's files as a copy, and links this project's packages into it. */
export function openCopy(dir: string): SiteCopy {
  // Links packages one at a time, so that a copy can add its own. Caches aren't linked.
  mkdirSync(path.join(dir, 'node_modules'), { recursive: true });
  for (const name of readdirSync('node_modules').filter((name) => name !== '.cache')) {
    symlinkSync(path.resolve('node_modules', name), path.join(dir, 'node_modules', name));
  }
  const copy: SiteCopy = {
    dir,
    read: (file) => readFileSync(path.join(dir, file), 'utf8'),
    write(file, content) {
      mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
      // Renames the finished file, so that a development server never reads half of it.
      writeFileSync(path.join(dir, `${file}.part`), content);
      renameSync(path.join(dir, `${file}.part`), path.join(dir, file));
    },
    replace(file, from, to) {
      const before = copy.read(file);
      // With a string, replace would read $ in it as a pattern.
      const after = before.replace(from, typeof to === 'string' ? () => to : to);
      if (after === before) throw new Error(`${file} doesn't have ${String(from)}.`);
      copy.write(file, after);
    },
    remove: () => rmSync(path.dirname(dir), { recursive: true, force: true }),
  };
  return copy;
}

/**
 * Creates a copy with the site's sources, the pages of tests/fixtures/site, and this project's packages.
 * @param folderName name of the copy's folder
 */
export function copySite(folderName = 'site'): SiteCopy {
  mkdirSync(copiesDir, { recursive: true });
  const dir = path.join(mkdtempSync(path.join(copiesDir, 'copy-')), folderName);
  for (const name of copiedPaths) cpSync(name, path.join(dir, name), { recursive: true });
  const copy = openCopy(dir);
  cpSync(fixture, dir, { recursive: true });
  for (const file of shellPages) cpSync(file, path.join(dir, file));
  // Components link to pages that a copy doesn't have.
  const config = copy.read('docusaurus.config.ts');
  copy.write(
    'docusaurus.config.ts',
    config.replace(/(onBroken(?:Links|Anchors)): 'throw'/g, "$1: 'ignore'"),
  );
  const list = { current: currentVersion, older: [] };
  copy.write(versionListFile, `${JSON.stringify(list, null, 2)}\n`);
  // The date of a page's last update is the one of its commit.
  const env = { ...process.env, GIT_COMMITTER_DATE: commitDate, GIT_AUTHOR_DATE: commitDate };
  const git = (...args: string[]) => execFileSync('git', args, { cwd: dir, env, stdio: 'ignore' });
  git('init');
  git('add', 'docs');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '-m', 'docs: pages');
  return copy;
}

/** Result of building a copy. */
export interface CopyBuild {
  succeeded: boolean;
  /** Output and errors of the build. */
  output: string;
  /** Lines of its errors. */
  errors: string[];
}

/**
 * Builds a copy, without blocking this process.
 * @param environment variables in addition to `buildEnvironment`
 * @param options of `docusaurus build`
 */
export async function runBuild(
  { dir }: SiteCopy,
  environment: Record<string, string> = {},
  options: string[] = [],
): Promise<CopyBuild> {
  const child = spawn('npx', ['docusaurus', 'build', ...options], {
    cwd: dir,
    env: { ...buildEnvironment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  const [status, stdout, stderr] = await Promise.all([
    closed,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { succeeded: status === 0, output: stdout + stderr, errors: stderr.split('\n') };
}

/**
 * Builds a copy that has no mistakes.
 * @returns the output of the build
 * @throws if the build fails
 */
export async function buildCopy(
  site: SiteCopy,
  environment?: Record<string, string>,
  options?: string[],
): Promise<string> {
  const { succeeded, output } = await runBuild(site, environment, options);
  if (!succeeded) throw new Error(output);
  return output;
}

/**
 * Installs packages of older versions: aliases of the installed packages.
 * @param names such as `0.1`
 */
export function addPackages(site: SiteCopy, names: string[]): void {
  const manifest = JSON.parse(site.read('package.json')) as {
    dependencies: Record<string, string>;
  };
  const { dependencies } = manifest;
  for (const name of names) {
    for (const source of ['theme-ui', '@theme-ui/presets']) {
      dependencies[aliasOf(source, name)] ??= `npm:${source}@${dependencies[source]}`;
    }
    for (const [alias, source] of Object.entries(aliasedPackages(dependencies, name))) {
      const folder = path.join(site.dir, 'node_modules', alias);
      if (!existsSync(folder)) symlinkSync(path.resolve('node_modules', source), folder);
    }
  }
  site.write('package.json', JSON.stringify(manifest));
}
