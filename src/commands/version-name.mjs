import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadTypeScript } from './load-typescript.mjs';

/** Name of the version at the root from the day on which its pages were frozen until the next release. */
export const nextName = 'next';

/** Addresses that the build makes of no file, beside Docusaurus' own name of the version at the root. */
const builtNames = [
  '404',
  'assets',
  'cards',
  'changes',
  'current',
  'live-frame',
  'live-packages',
  'navigation',
  'offline-plugin-app-shell-fallback',
  'page-data',
  'presets',
  'search',
  'versions',
];

/** Docusaurus takes no longer ones. */
const longest = 32;

/** What stands at the root of the site, in lower case. */
async function takenNames(siteDir) {
  const { default: redirects } = await loadTypeScript(path.join(siteDir, 'redirects.ts'));
  const files = ['docs', 'static'].flatMap((folder) => readdirSync(path.join(siteDir, folder)));
  return [
    ...builtNames,
    ...files.map((file) => file.replace(/\.\w+$/, '').toLowerCase()),
    ...redirects.map(({ from }) => from.split('/')[1].toLowerCase()),
  ];
}

/**
 * Why a name cannot be that of a version.
 * @param {string} siteDir
 * @param {string | undefined} name
 * @returns {Promise<string | undefined>} the reason and the remedy
 */
export async function mistakeInName(siteDir, name) {
  if (!name) return 'Name the version, such as: npm run version:cut -- 0.18';
  const isWellFormed = /^[a-z0-9][a-z0-9.-]*$/i.test(name) && !name.endsWith('.');
  if (!isWellFormed || name === nextName || name.length > longest) {
    return (
      `"${name}" cannot be the name of a version. Use up to ${longest} letters, digits, dots and hyphens, ` +
      'such as 0.18.'
    );
  }
  const list = JSON.parse(readFileSync(path.join(siteDir, 'version-list.json'), 'utf8'));
  const isSame = (other) => other.name.toLowerCase() === name.toLowerCase();
  if ([...list.older, ...list.elsewhere].some(isSame)) {
    return `There is a version ${name} already. "npm run version:list" names all of them; choose another name.`;
  }
  return (await takenNames(siteDir)).includes(name.toLowerCase())
    ? `There is a page or a folder at /${name}. Choose another name.`
    : undefined;
}
