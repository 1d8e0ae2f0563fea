import { loadFreshModule } from '@docusaurus/utils';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Name of the current version after its pages are frozen, until the next release. */
export const NEXT_VERSION_NAME = 'next';

/**
 * Root paths that the build generates without a page in `docs`, and `current`, Docusaurus' name for the current version.
 * A list, because there may be no build when the command runs.
 */
const reservedNames = [
  '404',
  'assets',
  'cards',
  'current',
  'live-frame',
  'live-packages',
  'offline-plugin-app-shell-fallback',
  'page-data',
];

/** Docusaurus' limit. */
const MAX_NAME_LENGTH = 32;

/** Names in use at the root of the site, in lowercase. */
async function takenNames(siteDir) {
  const redirects = await loadFreshModule(path.join(siteDir, 'redirects.ts'));
  const files = ['docs', 'static'].flatMap((folder) => readdirSync(path.join(siteDir, folder)));
  return [
    ...reservedNames,
    ...files.map((file) => file.replace(/\.\w+$/, '').toLowerCase()),
    ...redirects.map(({ from }) => from.split('/')[1].toLowerCase()),
  ];
}

/**
 * Checks the name of a new version.
 * @param {string} siteDir
 * @param {string | undefined} name
 * @returns {Promise<string | undefined>} the problem and how to fix it; undefined if the name is valid
 */
export async function versionNameProblem(siteDir, name) {
  if (!name) return 'Pass the name of the version, such as: npm run version:cut -- 0.18';
  const isWellFormed = /^[a-z0-9][a-z0-9.-]*$/i.test(name) && !name.endsWith('.');
  if (!isWellFormed || name === NEXT_VERSION_NAME || name.length > MAX_NAME_LENGTH) {
    return (
      `"${name}" isn't a valid version name. Use up to ${MAX_NAME_LENGTH} letters, digits, dots, and hyphens, ` +
      'such as 0.18.'
    );
  }
  const list = JSON.parse(readFileSync(path.join(siteDir, 'version-list.json'), 'utf8'));
  const isSame = (other) => other.name.toLowerCase() === name.toLowerCase();
  if (list.older.some(isSame)) {
    return `Version ${name} already exists. Choose another name; version-list.json has all versions.`;
  }
  return (await takenNames(siteDir)).includes(name.toLowerCase())
    ? `The site already has a page or folder at /${name}. Choose another name.`
    : undefined;
}
