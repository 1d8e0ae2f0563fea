import { createRequire } from 'node:module';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { currentVersion } from './list';

/** The packages of a version, by the names that code imports: the folder of each. */
export type VersionPackages = Record<string, string>;

/**
 * The name under which a package of an older version is installed.
 * @param name such as `@theme-ui/color`
 * @param version such as `0.16`
 * @returns such as `theme-ui-color-0.16`
 */
export function aliasOf(name: string, version: string): string {
  return `${name.replace(/^@theme-ui\//, 'theme-ui-')}-${version}`;
}

/**
 * The aliases of a version.
 * @param dependencies of package.json
 * @returns the package of each, such as `@theme-ui/color` of `theme-ui-color-0.16`
 */
export function aliasedPackages(
  dependencies: Record<string, string>,
  version: string,
): Record<string, string> {
  const entries = Object.entries(dependencies).map(([alias, source]) => [
    alias,
    /^npm:(.+)@[^@]+$/.exec(source)?.[1] ?? '',
  ]);
  return Object.fromEntries(
    entries.filter(([alias, name]) => alias === aliasOf(name!, version)),
  ) as Record<string, string>;
}

/**
 * The one map from a version of the documentation to the packages of Theme UI that it describes: those that
 * package.json has under aliases, such as `theme-ui-0.16`, and what they bring along. There is one copy of each,
 * since parts of different copies do not see each other's theme.
 * @param siteDir folder with package.json and node_modules
 * @returns nothing for the current version, which has the packages under their own names
 * @throws an error with the remedy when they are not installed
 */
export function packagesOf(version: string, siteDir: string = process.cwd()): VersionPackages {
  if (version === currentVersion.name) return {};
  const { dependencies } = JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const main = path.join(siteDir, 'node_modules', aliasOf('theme-ui', version));
  if (!existsSync(main)) {
    throw new Error(
      `The packages of version ${version} are not installed: ${main} is missing. ` +
        `Run "npm install"; without "theme-ui-${version}" in package.json, the version was not cut by "npm run version:cut".`,
    );
  }
  const own = Object.entries(aliasedPackages(dependencies, version)).map(([alias, name]) => [
    name,
    realpathSync(path.join(siteDir, 'node_modules', alias)),
  ]);
  // Beside theme-ui, or below it where the current version has another.
  const require = createRequire(path.join(realpathSync(main), 'package.json'));
  const manifest = require('./package.json') as { dependencies: Record<string, string> };
  const brought = Object.keys(manifest.dependencies).map((name) => [
    name,
    path.dirname(require.resolve(`${name}/package.json`)),
  ]);
  return Object.fromEntries([...own, ...brought]) as VersionPackages;
}

/**
 * The packages of a version for TypeScript's `paths`.
 * @param folders from `packagesOf`
 */
export function typePaths(folders: VersionPackages): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(folders).flatMap(([name, folder]) => [
      [name, [folder]],
      [`${name}/*`, [`${folder}/*`]],
    ]),
  );
}

/**
 * Loads a package as a version has it.
 * @param name such as `theme-ui`
 */
export function loadPackage(
  name: string,
  version: string,
  siteDir: string = process.cwd(),
): object {
  const require = createRequire(path.join(siteDir, 'package.json'));
  return require(packagesOf(version, siteDir)[name] ?? name) as object;
}
