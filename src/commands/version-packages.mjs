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
import { fileURLToPath } from 'node:url';

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
 * @param {string} version
 * @returns {object} package.json without them
 */
export function withoutPackages(manifest, version) {
  const isOther = ([name]) => !(name.startsWith('theme-ui-') && name.endsWith(`-${version}`));
  const rest = (object = {}) => Object.fromEntries(Object.entries(object).filter(isOther));
  return {
    ...manifest,
    dependencies: rest(manifest.dependencies),
    overrides: rest(manifest.overrides),
  };
}

/**
 * What package-lock.json becomes with another package.json; asks the registry.
 * @param {string} siteDir
 * @param {string} manifest text of package.json
 * @returns {string} text of package-lock.json
 * @throws when npm cannot resolve the packages
 */
export function lockfileFor(siteDir, manifest) {
  const folder = mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-lock-'));
  try {
    for (const file of ['package-lock.json', '.npmrc']) {
      if (existsSync(path.join(siteDir, file)))
        copyFileSync(path.join(siteDir, file), path.join(folder, file));
    }
    writeFileSync(path.join(folder, 'package.json'), manifest);
    const options = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] };
    execFileSync('npm', ['install', '--package-lock-only', '--ignore-scripts', '--silent'], {
      ...options,
      shell: process.platform === 'win32',
    });
    const complete = fileURLToPath(new URL('./complete-lockfile.mjs', import.meta.url));
    execFileSync(process.execPath, [complete, folder], options);
    return readFileSync(path.join(folder, 'package-lock.json'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
