import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { copyRepository, type Manifest, type SiteRepository } from '../support/site-repository';

jest.setTimeout(900_000);

/** Dependencies of an older release, and packages with peer dependencies on Theme UI. Few enough to resolve quickly. */
const themeUIPackages = [
  'theme-ui',
  '@theme-ui/core',
  '@theme-ui/css',
  '@theme-ui/components',
  '@theme-ui/match-media',
  '@theme-ui/mdx',
  '@theme-ui/prism',
  '@theme-ui/theme-provider',
];

const isAliasOf016 = (name: string) => name.endsWith('-0.16');

/** Reduces package.json to Theme UI, in the installed versions, and the packages of 0.16. */
function reduceManifest({
  name,
  scripts,
  dependencies,
  devDependencies,
  overrides,
}: Manifest): Manifest {
  const all: Record<string, string> = { ...dependencies, ...devDependencies };
  const aliases = Object.keys(all).filter(isAliasOf016);
  const names = ['@emotion/react', ...themeUIPackages, ...aliases, 'react'].sort();
  return {
    name,
    scripts,
    dependencies: Object.fromEntries(names.map((key) => [key, all[key]!])),
    overrides: overrides!,
  };
}

/** Sets a registry of the installed packages for the npm commands of this process's children. */
async function startRegistry(): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['tests/commands/registry.mjs'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(server.stdout, 'data')) as [Buffer];
  process.env.npm_config_registry = url.toString().trim();
  return server;
}

let registry: ChildProcess;
let site: SiteRepository;
let start: string;
beforeAll(async () => {
  registry = await startRegistry();
  site = copyRepository(reduceManifest);
  // The cache may have responses of npm's registry.
  process.env.npm_config_cache = path.join(site.dir, '.docusaurus/npm-cache');
  start = head();
});
afterEach(() => {
  site.git('reset', '--quiet', '--hard', start);
  site.git('clean', '--quiet', '-fd', '.');
});
afterAll(() => {
  site.remove();
  registry.kill();
});

const head = () => site.git('rev-parse', 'HEAD').trim();
const status = () => site.git('status', '--porcelain', '--untracked-files=all').trim();
const manifest = () => JSON.parse(site.read('package.json')) as Manifest;

/** Text of the lockfile's entries for 0.16. */
function lockedFor016(): string {
  const { packages } = JSON.parse(site.read('package-lock.json')) as { packages: object };
  const entries = Object.entries(packages).filter(([place]) => /-0\.16(\/|$)/.test(place));
  expect(entries.length).toBeGreaterThan(5);
  return JSON.stringify(entries);
}

function replace(file: string, from: string, to: string): void {
  const text = site.read(file);
  expect(text).toContain(from);
  site.write(file, text.replace(from, to));
}

/** Runs a command that must succeed. */
function version(...args: string[]): string {
  const result = site.version(...args);
  expect([args, result]).toEqual([args, { status: 0, text: expect.any(String) as string }]);
  return result.text;
}

/** Runs a command that must fail with a message, without a stack trace, and without changing a file. */
function expectFailure(args: string[], message: RegExp): void {
  const before = status();
  const result = site.version(...args);
  expect([args, result.status]).toEqual([args, 1]);
  expect(result.text).toMatch(message);
  expect(result.text).not.toMatch(/^\s+at /m);
  expect([args, status()]).toEqual([args, before]);
}

const cut = (name: string) => version('cut', name, '--skip-tests');

test.each<[string, string, RegExp]>([
  ['no name', '', /^Pass the name of the version/],
  ['a path', '../0.18', /"\.\.\/0\.18" isn't a valid version name\. Use up to 32/],
  ['a dot at the start', '.18', /isn't a valid version name/],
  ['a dot at the end', '0.18.', /isn't a valid version name/],
  ['a space', '0.18 beta', /isn't a valid version name/],
  ['more than 32 characters', '0'.repeat(33), /isn't a valid version name/],
  ['the name that is used between two releases', 'next', /isn't a valid version name/],
  [
    "Docusaurus' name of the current version",
    'current',
    /The site already has a page or folder at \/current/,
  ],
  ['a generated page', 'live-frame', /The site already has a page or folder at \/live-frame/],
  ['a page in docs', 'versions', /The site already has a page or folder at \/versions/],
  ['a folder in docs, ignoring case', 'Components', /at \/Components\. Choose another/],
  ['a folder in static', 'img', /at \/img/],
  ['a redirect', 'css', /at \/css/],
])('rejects %s as the name of a version', (_description, name, message) => {
  site.write('redirects.ts', "export default [{ from: '/css/more', to: '/sx-prop' }];\n");
  site.commit();
  expectFailure(['cut', ...(name ? [name] : []), '--skip-tests'], message);
});

test("commands that can't run say what to do, and change no files", () => {
  expectFailure(['cut', '0.17'], /^Version 0\.17 wasn't created, because the tests failed/m);
  expectFailure(['cut', '0.17', '0.18', '--skip-tests'], /^Pass only one name, without "0\.18"/);
  expectFailure(['cut', '0.17', '--skip-test'], /^Unknown option '--skip-test'/);
  expectFailure(
    ['remove', '0.17', '--yes'],
    /^There's no older version "0\.17"\. Older versions: none\./,
  );
  expectFailure(
    ['upgrade', '0.18'],
    /^Pass the release, such as: npm run version:upgrade -- 0\.18\.0/,
  );
  expectFailure(
    ['upgrade', '0.99.0'],
    /^theme-ui@0\.99\.0 isn't on npm; the latest release before it is 0\.\d+/m,
  );
});

test('commands fail if there are uncommitted changes, or if every page is excluded', () => {
  replace('docs/sx-prop.mdx', 'title: ', 'title: Other ');
  for (const args of [
    ['cut', '0.17', '--skip-tests'],
    ['upgrade', '0.17.4'],
  ]) {
    expectFailure(
      args,
      /^These files have uncommitted changes:\n M docs\/sx-prop\.mdx\nCommit or stash them/,
    );
  }
  site.git('checkout', '.');
  const all = readdirSync(path.join(site.dir, 'docs')).map(
    (name) => `'${name.endsWith('.mdx') ? name.slice(0, -4) : `${name}/`}',`,
  );
  replace('src/content/versions/unversioned-docs.ts', "'index',", all.join(' '));
  site.commit();
  expectFailure(
    ['cut', '0.17', '--skip-tests'],
    /^The version would have no pages, because src\/content\/versions\/unversioned-docs\.ts/,
  );
});

test('nothing is cut if a file changes during the tests', () => {
  replace('package.json', 'process.exit(1)', "require('node:fs').writeFileSync('new.txt', '')");
  site.commit();
  const result = site.version('cut', '0.17');
  expect(result.status).toBe(1);
  expect(result.text).toContain('These files have uncommitted changes:\n?? new.txt');
  expect(status()).toBe('?? new.txt');
});

test("nothing is cut if npm's registry can't be reached", () => {
  const { status: code, stderr } = spawnSync(
    process.execPath,
    ['src/commands/version.mjs', 'cut', '0.17', '--skip-tests'],
    {
      cwd: site.dir,
      encoding: 'utf8',
      env: {
        ...process.env,
        npm_config_registry: 'http://127.0.0.1:9/',
        npm_config_cache: path.join(site.dir, '.docusaurus/empty-cache'),
        npm_config_fetch_retries: '0',
      },
    },
  );
  expect(code).toBe(1);
  expect(stderr).toMatch(/ECONNREFUSED[\s\S]*^npm couldn't resolve the packages/m);
  expect(status()).toBe('');
});

test('cutting two versions, then removing them restores the original tree', () => {
  const [before, before016] = [manifest(), lockedFor016()];
  const output = cut('0.17');
  expect(output).toContain('The pages in docs are called "next" until');
  const changes = status()
    .split('\n')
    .map((line) => line.trim());
  const pages = '?? versioned_docs/version-0.17/';
  const frozen = changes.filter((line) => line.startsWith(pages));
  expect(output).toContain(`Created version 0.17 with ${frozen.length} pages`);
  expect(frozen).toEqual(
    expect.arrayContaining([`${pages}components/box.mdx`, `${pages}sx-prop.mdx`]),
  );
  expect(frozen).not.toContain(`${pages}changes.mdx`);
  expect(changes.filter((line) => !frozen.includes(line))).toEqual([
    'M package-lock.json',
    'M package.json',
    'M version-list.json',
    '?? versioned_sidebars/version-0.17-sidebars.json',
    '?? versions.json',
  ]);
  const { dependencies, overrides } = manifest();
  expect(Object.keys(dependencies).filter((name) => name.endsWith('-0.17'))).toEqual([
    'theme-ui-0.17',
    'theme-ui-match-media-0.17',
    'theme-ui-mdx-0.17',
    'theme-ui-prism-0.17',
  ]);
  expect(dependencies['theme-ui-0.17']).toMatch(/^npm:theme-ui@0\.17\.\d+$/);
  expect(overrides).toEqual({
    ...before.overrides,
    'theme-ui-match-media-0.17': {
      '@theme-ui/core': '$@theme-ui/core',
      '@theme-ui/css': '$@theme-ui/css',
    },
    'theme-ui-prism-0.17': { '@theme-ui/mdx': '$@theme-ui/mdx', 'theme-ui': '$theme-ui' },
  });
  expect(lockedFor016()).toBe(before016);
  expect(site.read('package-lock.json')).toContain('"node_modules/theme-ui-prism-0.17"');
  site.commit();
  expect(status()).toBe('');
  expectFailure(['cut', '0.17', '--skip-tests'], /Version 0\.17 already exists/);
  const firstCut = head();

  cut('0.17-7');
  site.commit();
  expect(site.read('versions.json')).toBe('["0.17-7", "0.17"]\n');

  expectFailure(
    ['remove', '0.17-7'],
    /^Can't ask for confirmation without a terminal\. .+ -- 0\.17-7 --yes/,
  );
  version('remove', '0.17-7', '--yes');
  site.commit();
  expect(site.git('diff', firstCut)).toBe('');
  version('remove', '0.17', '--yes');
  site.commit();
  expect(site.git('diff', start)).toBe('');
});

/** The last line of a command that failed halfway. */
const undoCommand =
  'git checkout . && git clean -fd versioned_docs versioned_sidebars versions.json';

/** Expects that the last line of a command's output undoes its changes, and runs it. */
function expectUndo(output: string): void {
  expect(status()).not.toBe('');
  const lastLine = output.trimEnd().split('\n').at(-1)!;
  expect(lastLine).toBe(undoCommand);
  spawnSync(lastLine, { cwd: site.dir, shell: true });
  expect(status()).toBe('');
}

test("a cut that was interrupted, or that can't write its files, prints the command that undoes it", () => {
  // The first and the last step of a cut.
  site.write('versioned_docs/version-0.17/index.mdx', 'half of it');
  expectFailure(['cut', '0.17'], /If a version command was interrupted, run:\ngit checkout/);
  expectUndo(site.version('cut', '0.17').text);
  site.write('versioned_sidebars', 'a file where a folder should be');
  site.commit();
  const failed = site.version('cut', '0.17', '--skip-tests');
  expect(failed).toEqual({
    status: 1,
    text: expect.stringContaining('Some files were already changed.') as string,
  });
  expectUndo(failed.text);
});

/** Environment in which npm writes half of package.json, then runs a shell command. */
function brokenNpm(command: string): NodeJS.ProcessEnv {
  const folder = path.join(site.dir, '.docusaurus/bin');
  mkdirSync(folder, { recursive: true });
  const script = `#!/bin/sh\necho '{ "name":' > package.json\necho half\n${command}\n`;
  writeFileSync(path.join(folder, 'npm'), script, { mode: 0o755 });
  return { ...process.env, PATH: `${folder}${path.delimiter}${process.env.PATH}` };
}

test("commands change no files if npm fails halfway, or if it's interrupted", async () => {
  cut('0.17');
  site.commit();
  for (const [args, command] of [
    [['cut', '0.17-7', '--skip-tests'], 'exit 1'],
    [['upgrade', '0.17.4'], 'exit 1'],
    [['remove', '0.17', '--yes'], 'exit 1'],
    [['remove', '0.17', '--yes'], 'sleep 60'],
  ] as const) {
    const child = spawn(process.execPath, ['src/commands/version.mjs', ...args], {
      cwd: site.dir,
      env: brokenNpm(command),
      detached: true,
    });
    const output = text(child.stderr);
    const closed = once(child, 'close');
    await once(child.stdout, 'data');
    // Ctrl+C: a terminal sends the signal to all processes of the command.
    if (command !== 'exit 1') process.kill(-child.pid!, 'SIGINT');
    expect([args, (await closed)[0]]).toEqual([args, 1]);
    expect(await output).toMatch(
      /^npm couldn't resolve the packages; .+ No files were changed\.$/m,
    );
    expect([args, status()]).toEqual([args, '']);
  }
});

test('upgrading replaces the installed release, except for packages with an alias', () => {
  const { dependencies } = manifest();
  const release = dependencies['theme-ui']!;
  const older = Object.fromEntries(
    Object.entries(dependencies).map(([name, installed]) => [
      name,
      themeUIPackages.includes(name) ? '0.16.2' : installed,
    ]),
  );
  const olderSite = copyRepository((full) => ({
    ...reduceManifest(full),
    dependencies: older,
  }));
  try {
    expect(olderSite.version('upgrade', release)).toEqual({
      status: 0,
      text: expect.stringContaining(
        `Upgraded theme-ui and its packages to ${release} in package.json and package-lock.json`,
      ),
    });
    const { dependencies: after } = JSON.parse(olderSite.read('package.json')) as Manifest;
    expect(after).toEqual(dependencies);
    const { packages } = JSON.parse(olderSite.read('package-lock.json')) as {
      packages: Record<string, { version: string }>;
    };
    expect(packages['node_modules/theme-ui']!.version).toBe(release);
    expect(packages['node_modules/@theme-ui/core']!.version).toBe(release);
    const nested = packages['node_modules/theme-ui-0.16/node_modules/@theme-ui/core'];
    expect(nested!.version).toBe('0.16.2');
    const ci = spawnSync('npm', ['ci', '--dry-run', '--loglevel=error'], {
      cwd: olderSite.dir,
      encoding: 'utf8',
    });
    expect([ci.status, ci.stderr]).toEqual([0, '']);
  } finally {
    olderSite.remove();
  }
});
