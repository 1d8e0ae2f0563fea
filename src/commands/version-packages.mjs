import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run, siteDir } from './run.mjs';

const changedFiles = ['package.json', 'package-lock.json'];

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const isThemeUIPackage = (name) => name === 'theme-ui' || name.startsWith('@theme-ui/');

/** Lists the Theme UI packages in package.json, without aliases. */
function themeUIPackages() {
  const { dependencies, devDependencies } = readJson(path.join(siteDir, 'package.json'));
  return Object.keys({ ...dependencies, ...devDependencies }).filter(isThemeUIPackage);
}

/**
 * Changes package.json and package-lock.json with npm commands, in a temporary folder: the site's files don't change if
 * one fails, and npm doesn't record in node_modules that the new packages are installed.
 * @param {(npm: (...args: string[]) => void, folder: string) => void} change
 * @throws if a command fails
 */
function changePackages(change) {
  const folder = mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-lock-'));
  const npm = (...args) => {
    const options = ['--package-lock-only', '--loglevel=error'];
    if (run('npm', [...args, ...options], { cwd: folder, mayFail: true })) return;
    throw new Error(
      "npm couldn't resolve the packages; see its error above. No files were changed.",
    );
  };
  try {
    for (const file of ['.npmrc', ...changedFiles]) {
      copyFileSync(path.join(siteDir, file), path.join(folder, file));
    }
    change(npm, folder);
    for (const file of changedFiles) {
      copyFileSync(path.join(folder, file), path.join(siteDir, file));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Adds an alias for each Theme UI package, in the version in the lockfile. Dependencies of `theme-ui` don't need one.
 * @param {(name: string) => string} aliasOf alias of a package in the version
 */
export function addAliases(aliasOf) {
  const { packages } = readJson(path.join(siteDir, 'package-lock.json'));
  const locked = (name) => packages[`node_modules/${name}`];
  const direct = themeUIPackages();
  const names = direct.filter((name) => !(name in locked('theme-ui').dependencies));
  // npm allows only one top-level copy of a peer dependency, and the next release needs it.
  const overrides = names.flatMap((name) =>
    Object.keys(locked(name).peerDependencies ?? {})
      .filter((peer) => direct.includes(peer))
      .map((peer) => `overrides[${aliasOf(name)}][${peer}]=$${peer}`),
  );
  changePackages((npm) => {
    if (overrides.length > 0) npm('pkg', 'set', ...overrides);
    npm(
      'install',
      '--save-exact',
      ...names.map((name) => `${aliasOf(name)}@npm:${name}@${locked(name).version}`),
    );
  });
}

/**
 * Removes the aliases of a version.
 * @param {string[]} aliases
 */
export function removeAliases(aliases) {
  changePackages((npm) => {
    npm('uninstall', ...aliases);
    npm('pkg', 'delete', ...aliases.map((alias) => `overrides[${alias}]`));
  });
}

/**
 * Upgrades the Theme UI packages, except aliases. A package that doesn't have the release gets the latest one before it:
 * the last 0.17 release of `@theme-ui/prism` is 0.17.2.
 * @param {string} release such as `0.18.0`
 * @throws if npm can't resolve the packages, or `theme-ui` doesn't have the release
 */
export function upgradePackages(release) {
  changePackages((npm, folder) => {
    const lockfilePath = path.join(folder, 'package-lock.json');
    const lockfile = readJson(lockfilePath);
    // npm refuses to upgrade packages that are peers of each other, but adds all of them to a lockfile without them.
    for (const place of Object.keys(lockfile.packages)) {
      const [, name] = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(place) ?? [];
      if (name && isThemeUIPackage(name)) delete lockfile.packages[place];
    }
    writeFileSync(lockfilePath, JSON.stringify(lockfile, null, 2));
    npm('install', '--save-exact', ...themeUIPackages().map((name) => `${name}@<=${release}`));
    const { version } = readJson(lockfilePath).packages['node_modules/theme-ui'];
    if (version !== release) {
      throw new Error(
        `theme-ui@${release} isn't on npm; the latest release before it is ${version}. Pass a published release.`,
      );
    }
  });
}
