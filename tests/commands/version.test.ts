import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { copyRepository, type Manifest, type SiteRepository } from '../support/site-repository';

jest.setTimeout(900_000);

/** What an older release depends on, and what has peers of the library: enough to resolve, and quick. */
const libraryPackages = [
  'theme-ui',
  '@theme-ui/core',
  '@theme-ui/css',
  '@theme-ui/components',
  '@theme-ui/match-media',
  '@theme-ui/mdx',
  '@theme-ui/prism',
  '@theme-ui/theme-provider',
];

/** package.json with little but the library, in the versions that are installed. */
function small({ name, scripts, dependencies, devDependencies }: Manifest): Manifest {
  const all: Record<string, string> = { ...dependencies, ...devDependencies };
  const names = ['@emotion/react', ...libraryPackages, 'react'].sort();
  return {
    name,
    scripts,
    dependencies: Object.fromEntries(names.map((key) => [key, all[key]!])),
    devDependencies: {},
    overrides: {},
  };
}

let site: SiteRepository;
let start: string;
beforeAll(() => {
  site = copyRepository(small);
  start = head();
});
afterEach(() => {
  site.git('reset', '--quiet', '--hard', start);
  site.git('clean', '--quiet', '-fd', '.');
});
afterAll(() => site.remove());

const head = () => site.git('rev-parse', 'HEAD').trim();
const status = () => site.git('status', '--porcelain', '--untracked-files=all').trim();
const manifest = () => JSON.parse(site.read('package.json')) as Manifest;

function replace(file: string, from: string, to: string): void {
  const text = site.read(file);
  expect(text).toContain(from);
  site.write(file, text.replace(from, to));
}

/** Runs a command that has to succeed. */
function version(...args: string[]): string {
  const ended = site.version(...args);
  expect([args, ended]).toEqual([args, { status: 0, text: expect.any(String) as string }]);
  return ended.text;
}

/** Runs a command that has to say no, in one or two sentences, and to leave all as it was. */
function refused(args: string[], message: RegExp): void {
  const before = status();
  const ended = site.version(...args);
  expect([args, ended.status]).toEqual([args, 1]);
  expect(ended.text).toMatch(message);
  expect(ended.text).not.toMatch(/^\s+at /m);
  expect([args, status()]).toEqual([args, before]);
}

const cut = (name: string) => version('cut', name, '--skip-tests');
const archive = '[{ "name": "0.15", "address": "https://example.org/0.15" }]';

test.each<[string, string, RegExp]>([
  ['no name', '', /^Name the version/],
  ['another folder', '../0.18', /"\.\.\/0\.18" cannot be the name of a version\. Use up to 32/],
  ['a dot at the start', '.18', /cannot be the name/],
  ['a dot at the end', '0.18.', /cannot be the name/],
  ['a space', '0.18 beta', /cannot be the name/],
  ['a name that is too long', '0'.repeat(33), /cannot be the name/],
  ['the name between two releases', 'next', /cannot be the name/],
  ["Docusaurus' name", 'current', /There is a page or a folder at \/current/],
  ['a page that is made', 'versions', /There is a page or a folder at \/versions/],
  ['a page of docs', 'sx-prop', /There is a page or a folder at \/sx-prop/],
  ['a folder of docs, where case does not count', 'Components', /at \/Components\. Choose another/],
  ['a static folder', 'img', /at \/img/],
  ['a redirect', 'css', /at \/css/],
  ['a version elsewhere', '0.15', /There is a version 0\.15 already/],
])('%s is no name of a version', (_what, name, message) => {
  replace('version-list.json', '"elsewhere": []', `"elsewhere": ${archive}`);
  site.write('redirects.ts', "export default [{ from: '/css/more', to: '/sx-prop' }];\n");
  site.commit();
  refused(['cut', ...(name ? [name] : []), '--skip-tests'], message);
});

test('what cannot be done is refused with a remedy, and changes nothing', () => {
  refused(['cut', '0.17'], /^The tests fail, so nothing was frozen/m);
  refused(['cut', '0.17', '0.18', '--skip-tests'], /^Name one version, without "0\.18"/);
  refused(['cut', '0.17', '--skip-test'], /^Unknown option '--skip-test'/);
  refused(['hide', '0.17'], /^There is no older version "0\.17"\. There are: none\./);
  refused(['remove', '0.17', '--yes'], /^There is no older version/);
  refused(['upgrade', '0.18'], /^Name the release, such as: npm run version:upgrade -- 0\.18\.0/);
  refused(['upgrade', '0.99.0'], /^npm has no theme-ui@0\.99\.0; the newest before it is 0\.\d+/m);
});

test('a tree with changes is refused, and so is a sidebar that leaves nothing', () => {
  replace('docs/sx-prop.mdx', 'Text', 'Other text');
  for (const args of [
    ['cut', '0.17', '--skip-tests'],
    ['upgrade', '0.17.4'],
  ]) {
    refused(args, /^These files have changes:\n M docs\/sx-prop\.mdx\nCommit or stash them/);
  }
  site.git('checkout', '.');
  replace('src/versions/once.ts', "'index',", "'index', 'sx-prop', 'components/',");
  site.commit();
  refused(['cut', '0.17', '--skip-tests'], /^No page would be frozen: src\/versions\/once\.ts/);
});

test('a tree that changes during the tests is not cut', () => {
  replace('package.json', 'process.exit(1)', "require('node:fs').writeFileSync('new.txt', '')");
  site.commit();
  const ended = site.version('cut', '0.17');
  expect(ended.status).toBe(1);
  expect(ended.text).toContain('These files have changes:\n?? new.txt');
  expect(status()).toBe('?? new.txt');
});

test('without a registry nothing is cut', () => {
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
  expect(stderr).toMatch(/ECONNREFUSED[\s\S]*^npm could not resolve the packages/m);
  expect(status()).toBe('');
});

test('two cuts after each other, hidden, shown and removed: the tree is what it was', () => {
  const said = cut('0.17');
  expect(said).toContain('Version 0.17 has 4 pages');
  expect(said).toContain('docs is "next" until');
  expect(
    status()
      .split('\n')
      .map((line) => line.trim()),
  ).toEqual([
    'M package-lock.json',
    'M package.json',
    'M version-list.json',
    '?? versioned_docs/version-0.17/components/box.mdx',
    '?? versioned_docs/version-0.17/components/index.mdx',
    '?? versioned_docs/version-0.17/migrating.mdx',
    '?? versioned_docs/version-0.17/sx-prop.mdx',
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
  refused(['cut', '0.17', '--skip-tests'], /There is a version 0\.17 already/);
  const afterOne = head();

  cut('0.17-7');
  site.commit();
  expect(site.read('versions.json')).toBe('["0.17-7", "0.17"]\n');
  replace('version-list.json', '"elsewhere": []', `"elsewhere": ${archive}`);
  expect(version('list')).toMatch(
    /^next .+ current\n0\.17-7 +[\d.]+ +\/0\.17-7 +4 +frozen \S+\n0\.17 .+\n0\.15 +https:\S+ +elsewhere$/m,
  );
  site.git('checkout', '.');

  version('hide', '0.17');
  expect(version('list')).toMatch(/^0\.17 .+, hidden$/m);
  expect(status()).toBe('M version-list.json');
  version('hide', '0.17', '--show');
  expect(status()).toBe('');

  refused(['remove', '0.17-7'], /^Nobody can be asked here\. Say so: .+ -- 0\.17-7 --yes/);
  version('remove', '0.17-7', '--yes');
  site.commit();
  expect(site.git('diff', afterOne)).toBe('');
  version('remove', '0.17', '--yes');
  site.commit();
  expect(site.git('diff', start)).toBe('');
});

test('a cut that was stopped in the middle, or that cannot write, names the commands that undo it', () => {
  const undo = /git checkout \. && git clean -fd versioned_docs versioned_sidebars versions\.json/;
  const undone = () => {
    spawnSync(undo.exec(site.version('cut', '0.17').text)![0], { cwd: site.dir, shell: true });
    expect(status()).toBe('');
  };
  // What a cut does first, and last.
  site.write('versioned_docs/version-0.17/index.mdx', 'half of it');
  refused(['cut', '0.17'], /If a version command was stopped in the middle: git checkout/);
  undone();
  site.write('versioned_sidebars', 'a file where a folder has to be');
  site.commit();
  const failed = site.version('cut', '0.17', '--skip-tests');
  expect(failed).toEqual({ status: 1, text: expect.stringMatching(undo) as string });
  expect(failed.text).toContain('Some files are changed.');
  undone();
});

test('the next release of the library takes the place of the present one, which stays below its aliases', () => {
  const { dependencies } = manifest();
  const next = dependencies['theme-ui']!;
  const older = Object.fromEntries(
    Object.keys(dependencies).map((name) => [
      name,
      libraryPackages.includes(name) ? '0.16.2' : dependencies[name]!,
    ]),
  );
  const before = copyRepository((whole) => ({
    ...small(whole),
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
    expect(before.version('upgrade', next)).toEqual({
      status: 0,
      text: expect.stringContaining(`package.json and package-lock.json have theme-ui@${next}`),
    });
    const { dependencies: after } = JSON.parse(before.read('package.json')) as Manifest;
    expect(after).toEqual({
      ...dependencies,
      'theme-ui-0.16': 'npm:theme-ui@0.16.2',
      'theme-ui-match-media-0.16': 'npm:@theme-ui/match-media@0.16.2',
    });
    const { packages } = JSON.parse(before.read('package-lock.json')) as {
      packages: Record<string, { version: string }>;
    };
    expect(packages['node_modules/theme-ui']!.version).toBe(next);
    expect(packages['node_modules/@theme-ui/core']!.version).toBe(next);
    const below = packages['node_modules/theme-ui-0.16/node_modules/@theme-ui/core'];
    expect(below!.version).toBe('0.16.2');
    const ci = spawnSync('npm', ['ci', '--dry-run', '--loglevel=error'], {
      cwd: before.dir,
      encoding: 'utf8',
    });
    expect([ci.status, ci.stderr]).toEqual([0, '']);
  } finally {
    before.remove();
  }
});
