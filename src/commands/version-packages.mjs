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

const isThemeUIPackage = (name) => name === 'theme-ui' || name.startsWith('@theme-ui/');

const sortKeys = (object) =>
  Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The package.json of an installed package. */
const readManifest = (siteDir, name) =>
  JSON.parse(readFileSync(path.join(siteDir, 'node_modules', name, 'package.json'), 'utf8'));

/**
 * Adds an alias for each installed Theme UI package. Dependencies of `theme-ui` don't need one.
 * @param {string} siteDir
 * @param {object} manifest package.json
 * @param {(name: string) => string} aliasOf alias of a package in the version
 * @returns {object} package.json with the aliases
 */
export function addAliases(siteDir, manifest, aliasOf) {
  const direct = { ...manifest.dependencies, ...manifest.devDependencies };
  const bundled = Object.keys(readManifest(siteDir, 'theme-ui').dependencies);
  const names = Object.keys(direct).filter(
    (name) => isThemeUIPackage(name) && !bundled.includes(name),
  );
  const dependencies = { ...manifest.dependencies };
  const overrides = { ...manifest.overrides };
  for (const name of names) {
    const { version, peerDependencies = {} } = readManifest(siteDir, name);
    dependencies[aliasOf(name)] = `npm:${name}@${version}`;
    // npm allows only one top-level copy of a peer dependency, and the next release needs it.
    const peers = Object.keys(peerDependencies).filter(
      (peer) => isThemeUIPackage(peer) && direct[peer],
    );
    if (peers.length > 0) {
      overrides[aliasOf(name)] = Object.fromEntries(peers.map((peer) => [peer, `$${peer}`]));
    }
  }
  return { ...manifest, dependencies: sortKeys(dependencies), overrides };
}

/**
 * Removes the aliases of a version.
 * @param {object} manifest package.json
 * @param {string[]} aliases
 * @returns {object} package.json without them
 */
export function removeAliases(manifest, aliases) {
  const omitAliases = (object = {}) =>
    Object.fromEntries(Object.entries(object).filter(([name]) => !aliases.includes(name)));
  return {
    ...manifest,
    dependencies: omitAliases(manifest.dependencies),
    overrides: omitAliases(manifest.overrides),
  };
}

/** Replaces the versions of the Theme UI packages in package.json, except those of aliases. */
function mapThemeUIVersions(manifest, versionOf) {
  const map = (object = {}) =>
    Object.fromEntries(
      Object.entries(object).map(([name, version]) => [
        name,
        isThemeUIPackage(name) ? versionOf(name) : version,
      ]),
    );
  return {
    ...manifest,
    dependencies: map(manifest.dependencies),
    devDependencies: map(manifest.devDependencies),
  };
}

/**
 * Upgrades the Theme UI packages, except aliases; queries npm's registry. A package that doesn't have the release gets
 * the latest one before it: the last 0.17 release of `@theme-ui/prism` is 0.17.2.
 * @param {string} siteDir
 * @param {object} manifest package.json
 * @param {string} release such as `0.18.0`
 * @returns {{ manifest: object, lockfile: string }} package.json with exact versions, and the text of package-lock.json
 * @throws if npm can't resolve the packages, or `theme-ui` doesn't have the release
 */
export function upgradePackages(siteDir, manifest, release) {
  const lockfile = JSON.parse(readFileSync(path.join(siteDir, 'package-lock.json'), 'utf8'));
  const prefix = 'node_modules/';
  // npm doesn't upgrade packages that are peers of each other one at a time, but it can reinstall all of them.
  for (const key of Object.keys(lockfile.packages)) {
    if (
      key.startsWith(prefix) &&
      isThemeUIPackage(key.slice(prefix.length).replace(/\/node_modules\/.*/, ''))
    )
      delete lockfile.packages[key];
  }
  const ranges = mapThemeUIVersions(manifest, () => `<=${release}`);
  const resolved = JSON.parse(
    resolveLockfile(siteDir, JSON.stringify(ranges), JSON.stringify(lockfile)),
  );
  const versionOf = (name) => resolved.packages[prefix + name].version;
  if (versionOf('theme-ui') !== release) {
    throw new Error(
      `theme-ui@${release} isn't on npm; the latest release before it is ${versionOf('theme-ui')}. Pass a published release.`,
    );
  }
  const exact = mapThemeUIVersions(manifest, versionOf);
  resolved.packages[''] = mapThemeUIVersions(resolved.packages[''], versionOf);
  return { manifest: exact, lockfile: `${JSON.stringify(resolved, null, 2)}\n` };
}

/**
 * Resolves the package-lock.json of a package.json; queries npm's registry.
 * @param {string} siteDir
 * @param {string} manifest text of package.json
 * @param {string} [lockfile] text of the package-lock.json to start from
 * @returns {string} text of the new package-lock.json
 * @throws if npm can't resolve the packages
 */
export function resolveLockfile(
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
      "npm couldn't resolve the packages; see its error above. No files were changed.",
      { cause: error },
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
