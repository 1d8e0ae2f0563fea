import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const isOfLibrary = (name) => name === 'theme-ui' || name.startsWith('@theme-ui/');

const sorted = (object) =>
  Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The package.json of an installed package. */
const manifestOf = (siteDir, name) =>
  JSON.parse(readFileSync(path.join(siteDir, 'node_modules', name, 'package.json'), 'utf8'));

/**
 * Adds the packages of Theme UI that are installed now under aliases of a version. Those that `theme-ui` brings
 * along need none.
 * @param {string} siteDir
 * @param {object} manifest package.json
 * @param {(name: string) => string} aliasOf makes the alias of a package
 * @returns {object} package.json with them
 */
export function withPackages(siteDir, manifest, aliasOf) {
  const direct = { ...manifest.dependencies, ...manifest.devDependencies };
  const brought = Object.keys(manifestOf(siteDir, 'theme-ui').dependencies);
  const names = Object.keys(direct).filter((name) => isOfLibrary(name) && !brought.includes(name));
  const dependencies = { ...manifest.dependencies };
  const overrides = { ...manifest.overrides };
  for (const name of names) {
    const { version, peerDependencies = {} } = manifestOf(siteDir, name);
    dependencies[aliasOf(name)] = `npm:${name}@${version}`;
    // npm wants one copy of a peer at the top, which the next release takes.
    const peers = Object.keys(peerDependencies).filter((peer) => isOfLibrary(peer) && direct[peer]);
    if (peers.length > 0) {
      overrides[aliasOf(name)] = Object.fromEntries(peers.map((peer) => [peer, `$${peer}`]));
    }
  }
  return { ...manifest, dependencies: sorted(dependencies), overrides };
}

/**
 * Takes the packages of a version out.
 * @param {object} manifest package.json
 * @param {string[]} aliases
 * @returns {object} package.json without them
 */
export function withoutPackages(manifest, aliases) {
  const rest = (object = {}) =>
    Object.fromEntries(Object.entries(object).filter(([name]) => !aliases.includes(name)));
  return {
    ...manifest,
    dependencies: rest(manifest.dependencies),
    overrides: rest(manifest.overrides),
  };
}

/** package.json with the library's packages as they are changed; aliases stay. */
function mapLibrary(manifest, change) {
  const map = (object = {}) =>
    Object.fromEntries(
      Object.entries(object).map(([name, version]) => [
        name,
        isOfLibrary(name) ? change(name) : version,
      ]),
    );
  return {
    ...manifest,
    dependencies: map(manifest.dependencies),
    devDependencies: map(manifest.devDependencies),
  };
}

/**
 * Upgrades the packages of Theme UI that have no alias; asks npm's registry. A package that has no such release gets
 * the one before it: `@theme-ui/prism` ended 0.17 with 0.17.2.
 * @param {string} siteDir
 * @param {object} manifest package.json
 * @param {string} release such as `0.18.0`
 * @returns {{ manifest: object, lockfile: string }} package.json with exact versions, and the text of package-lock.json
 * @throws when npm cannot resolve the packages, or `theme-ui` has no such release
 */
export function upgraded(siteDir, manifest, release) {
  const lockfile = JSON.parse(readFileSync(path.join(siteDir, 'package-lock.json'), 'utf8'));
  const folder = 'node_modules/';
  // npm does not replace packages that are peers of each other one by one; it does place new ones.
  for (const place of Object.keys(lockfile.packages)) {
    if (
      place.startsWith(folder) &&
      isOfLibrary(place.slice(folder.length).replace(/\/node_modules\/.*/, ''))
    )
      delete lockfile.packages[place];
  }
  const ranges = mapLibrary(manifest, () => `<=${release}`);
  const resolved = JSON.parse(
    lockfileFor(siteDir, JSON.stringify(ranges), JSON.stringify(lockfile)),
  );
  const versionOf = (name) => resolved.packages[folder + name].version;
  if (versionOf('theme-ui') !== release) {
    throw new Error(
      `npm has no theme-ui@${release}; the newest before it is ${versionOf('theme-ui')}. Name a release that there is.`,
    );
  }
  const exact = mapLibrary(manifest, versionOf);
  resolved.packages[''] = mapLibrary(resolved.packages[''], versionOf);
  return { manifest: exact, lockfile: `${JSON.stringify(resolved, null, 2)}\n` };
}

/**
 * What package-lock.json becomes with another package.json; asks npm's registry.
 * @param {string} siteDir
 * @param {string} manifest text of package.json
 * @param {string} [lockfile] text of package-lock.json to begin with
 * @returns {string} text of package-lock.json
 * @throws when npm cannot resolve the packages
 */
export function lockfileFor(
  siteDir,
  manifest,
  lockfile = readFileSync(path.join(siteDir, 'package-lock.json'), 'utf8'),
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-lock-'));
  try {
    const npmrc = path.join(siteDir, '.npmrc');
    if (existsSync(npmrc)) copyFileSync(npmrc, path.join(folder, '.npmrc'));
    writeFileSync(path.join(folder, 'package.json'), manifest);
    writeFileSync(path.join(folder, 'package-lock.json'), lockfile);
    execFileSync(
      'npm',
      ['install', '--package-lock-only', '--ignore-scripts', '--loglevel=error'],
      {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
        shell: process.platform === 'win32',
      },
    );
    return readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  } catch (error) {
    throw new Error(
      'npm could not resolve the packages; its reason stands above. Nothing was changed.',
      { cause: error },
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
