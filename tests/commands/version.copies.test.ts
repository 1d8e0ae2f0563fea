import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
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

/** Reduces package.json to Theme UI, in the installed versions. */
function reduceManifest({ name, scripts, dependencies, devDependencies }: Manifest): Manifest {
  const all: Record<string, string> = { ...dependencies, ...devDependencies };
  const names = ['@emotion/react', ...themeUIPackages, 'react'].sort();
  return {
    name,
    scripts,
    dependencies: Object.fromEntries(names.map((key) => [key, all[key]!])),
    devDependencies: {},
    overrides: {},
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
  ['a generated page', 'versions', /The site already has a page or folder at \/versions/],
  ['a page in docs', 'sx-prop', /The site already has a page or folder at \/sx-prop/],
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
  expect(Object.keys(overrides!)).toEqual(['theme-ui-match-media-0.17', 'theme-ui-prism-0.17']);
  expect(site.read('package-lock.json')).toContain('"node_modules/theme-ui-prism-0.17"');
  site.commit();
  expect(status()).toBe('');
  expectFailure(['cut', '0.17', '--skip-tests'], /Version 0\.17 already exists/);
  const firstCut = head();

  cut('0.17-7');
  site.commit();
  expect(site.read('versions.json')).toBe('["0.17-7", "0.17"]\n');
  expect(version('list')).toMatch(
    /^next .+ current\n0\.17-7 +[\d.]+ +\/0\.17-7 +\d+ +frozen \S+\n0\.17 .+ frozen \S+$/m,
  );

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

test("a cut that was interrupted, or that can't write its files, prints the command that undoes it", () => {
  const undo = /git checkout \. && git clean -fd versioned_docs versioned_sidebars versions\.json/;
  const runUndo = () => {
    spawnSync(undo.exec(site.version('cut', '0.17').text)![0], { cwd: site.dir, shell: true });
    expect(status()).toBe('');
  };
  // The first and the last step of a cut.
  site.write('versioned_docs/version-0.17/index.mdx', 'half of it');
  expectFailure(['cut', '0.17'], /If a version command was interrupted, run: git checkout/);
  runUndo();
  site.write('versioned_sidebars', 'a file where a folder should be');
  site.commit();
  const failed = site.version('cut', '0.17', '--skip-tests');
  expect(failed).toEqual({ status: 1, text: expect.stringMatching(undo) as string });
  expect(failed.text).toContain('Some files were already changed.');
  runUndo();
});

test('upgrading replaces the installed release, except for packages with an alias', () => {
  const { dependencies } = manifest();
  const release = dependencies['theme-ui']!;
  const older = Object.fromEntries(
    Object.keys(dependencies).map((name) => [
      name,
      themeUIPackages.includes(name) ? '0.16.2' : dependencies[name]!,
    ]),
  );
  const olderSite = copyRepository((full) => ({
    ...reduceManifest(full),
    dependencies: {
      ...older,
      'theme-ui-0.16': 'npm:theme-ui@0.16.2',
      'theme-ui-match-media-0.16': 'npm:@theme-ui/match-media@0.16.2',
    },
    overrides: {
      'theme-ui-match-media-0.16': {
        '@theme-ui/core': '$@theme-ui/core',
        '@theme-ui/css': '$@theme-ui/css',
      },
    },
  }));
  try {
    expect(olderSite.version('upgrade', release)).toEqual({
      status: 0,
      text: expect.stringContaining(
        `Upgraded theme-ui and its packages to ${release} in package.json and package-lock.json`,
      ),
    });
    const { dependencies: after } = JSON.parse(olderSite.read('package.json')) as Manifest;
    expect(after).toEqual({
      ...dependencies,
      'theme-ui-0.16': 'npm:theme-ui@0.16.2',
      'theme-ui-match-media-0.16': 'npm:@theme-ui/match-media@0.16.2',
    });
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
