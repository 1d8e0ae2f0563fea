import { createRequire } from 'node:module';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { currentVersion } from './list';

/** Package folders of a version, by the names that code imports. */
export type VersionPackages = Record<string, string>;

/**
 * Alias that a package of an older version is installed under, such as `theme-ui-color-0.16`.
 * @param name such as `@theme-ui/color`
 * @param version such as `0.16`
 */
export function aliasOf(name: string, version: string): string {
  return `${name.replace(/^@theme-ui\//, 'theme-ui-')}-${version}`;
}

/**
 * Maps a version's aliases to package names, such as `theme-ui-color-0.16` to `@theme-ui/color`.
 * @param dependencies of package.json
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
 * Finds the Theme UI packages of a documentation version: those that package.json has under aliases, such as
 * `theme-ui-0.16`, and their dependencies. Each package resolves to a single copy, because components from different
 * copies don't share a theme.
 * @param siteDir folder with package.json and node_modules
 * @returns an empty object for the current version, whose packages are installed under their real names
 * @throws if the packages aren't installed
 */
export function packagesOf(version: string, siteDir: string = process.cwd()): VersionPackages {
  if (version === currentVersion.name) return {};
  const { dependencies } = JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const main = path.join(siteDir, 'node_modules', aliasOf('theme-ui', version));
  if (!existsSync(main)) {
    throw new Error(
      `The packages for version ${version} aren't installed: ${main} is missing. Run "npm install". ` +
        `If package.json has no "theme-ui-${version}", create the version with "npm run version:cut" first.`,
    );
  }
  const aliased = Object.entries(aliasedPackages(dependencies, version)).map(([alias, name]) => [
    name,
    realpathSync(path.join(siteDir, 'node_modules', alias)),
  ]);
  // Hoisted next to theme-ui, or nested in it if the current version needs another release.
  const require = createRequire(path.join(realpathSync(main), 'package.json'));
  const manifest = require('./package.json') as { dependencies: Record<string, string> };
  const transitive = Object.keys(manifest.dependencies).map((name) => [
    name,
    path.dirname(require.resolve(`${name}/package.json`)),
  ]);
  return Object.fromEntries([...aliased, ...transitive]) as VersionPackages;
}

/**
 * Converts package folders to TypeScript's `paths` option.
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
 * Requires a package of a documentation version.
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
