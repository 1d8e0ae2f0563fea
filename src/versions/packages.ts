import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
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

const packageOfAlias = (alias: string, version: string) =>
  alias === `theme-ui-${version}`
    ? 'theme-ui'
    : `@theme-ui/${alias.slice('theme-ui-'.length, -version.length - 1)}`;

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
  const aliases = Object.keys(dependencies).filter(
    (name) => name.startsWith('theme-ui-') && name.endsWith(`-${version}`),
  );
  const main = path.join(siteDir, 'node_modules', aliasOf('theme-ui', version));
  if (!existsSync(main)) {
    throw new Error(
      `The packages of version ${version} are not installed: ${main} is missing. ` +
        `Run "npm install"; without "theme-ui-${version}" in package.json, the version was not cut by "npm run version:cut".`,
    );
  }
  const own = aliases.map((alias) => [
    packageOfAlias(alias, version),
    path.join(siteDir, 'node_modules', alias),
  ]);
  // Beside theme-ui, or below it where the current version has another.
  const require = createRequire(path.join(main, 'package.json'));
  const manifest = require('./package.json') as { dependencies: Record<string, string> };
  const brought = Object.keys(manifest.dependencies).map((name) => [
    name,
    path.dirname(require.resolve(`${name}/package.json`)),
  ]);
  return Object.fromEntries([...own, ...brought]) as VersionPackages;
}
