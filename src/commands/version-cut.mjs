import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { loadTypeScript } from './load-typescript.mjs';
import { nextName } from './version-name.mjs';
import { lockfileFor, upgraded, withoutPackages, withPackages } from './version-packages.mjs';

/**
 * A change to a file or a folder: the new text, a folder to copy (only the files that the filter accepts), or null to
 * remove it.
 * @typedef {string | { copy: string, filter: (source: string) => boolean } | null} Change
 */

/** JSON as the formatter of this repository has it. */
const json = (file, value) =>
  format(JSON.stringify(value, null, 2), { filepath: file, printWidth: 100 });

/** @param {string} siteDir @param {string} file */
const readJson = (siteDir, file) => JSON.parse(readFileSync(path.join(siteDir, file), 'utf8'));

/**
 * What there is of versions.
 * @param {string} siteDir
 * @returns {{ list: object, built: string[] }} version-list.json and versions.json
 */
export function readVersions(siteDir) {
  const list = readJson(siteDir, 'version-list.json');
  return { list, built: list.older.map(({ name }) => name) };
}

/** A sidebar with the items whose pages are frozen; groups that hold nothing go. */
function frozenItems(items, isVersioned) {
  return items.flatMap((item) => {
    if (typeof item === 'string') return isVersioned(item) ? [item] : [];
    if (item.type === 'doc' || item.type === 'ref') return isVersioned(item.id) ? [item] : [];
    if (item.type !== 'category') return [item];
    if (item.link?.type === 'doc' && !isVersioned(item.link.id)) return [];
    const rest = frozenItems(item.items, isVersioned);
    return rest.length > 0 || item.link ? [{ ...item, items: rest }] : [];
  });
}

/** Files in a folder, by their path in it. Those whose names begin with an underscore or a dot are not of the site. */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .filter((file) => !/^[._]/.test(path.basename(file)))
    .map((file) => file.replaceAll(path.sep, '/'));

/** Ends the name of a page's file. */
const pageEnd = /\.mdx?$/;

/**
 * The pages in a folder.
 * @param {string} folder
 * @returns {string[]} paths of their files in it, with slashes
 */
export const pagesIn = (folder) => filesIn(folder).filter((file) => pageEnd.test(file));

/**
 * The changes that freeze the pages of docs as a version; asks npm's registry for the lockfile.
 * @param {string} siteDir
 * @param {string} name that has no mistake
 * @returns {Promise<{ changes: Record<string, Change>, pages: number, renames: boolean }>}
 * @throws when no page would be frozen
 */
export async function cut(siteDir, name) {
  const load = (file) => loadTypeScript(path.join(siteDir, file));
  const { isVersioned } = await load('src/versions/once.ts');
  const { aliasOf } = await load('src/versions/packages.ts');
  const { default: sidebars } = await load('sidebars.ts');
  const docs = path.join(siteDir, 'docs');
  const files = filesIn(docs).filter((file) => isVersioned(file.replace(pageEnd, '')));
  const frozenFiles = files.map((file) => path.join(docs, file));
  const isFrozen = (source) =>
    frozenFiles.some((file) => file === source || file.startsWith(source + path.sep));
  const items = frozenItems(sidebars.docs, isVersioned);
  if (files.length === 0 || items.length === 0) {
    throw new Error('No page would be frozen: src/versions/once.ts names all of them. Correct it.');
  }
  const { list, built } = readVersions(siteDir);
  const { release, released, lastRelease } = list.current;
  const frozen = new Date().toISOString().slice(0, 10);
  const renames = list.current.name === name;
  const manifest = await json(
    'package.json',
    withPackages(siteDir, readJson(siteDir, 'package.json'), (source) => aliasOf(source, name)),
  );
  return {
    pages: files.filter((file) => pageEnd.test(file)).length,
    renames,
    changes: {
      [`versioned_docs/version-${name}`]: { copy: docs, filter: isFrozen },
      [`versioned_sidebars/version-${name}-sidebars.json`]: await json('sidebars.json', {
        docs: items,
      }),
      'package.json': manifest,
      'package-lock.json': lockfileFor(siteDir, manifest),
      'version-list.json': await json('version-list.json', {
        ...list,
        current: renames ? { ...list.current, name: nextName } : list.current,
        older: [{ name, release, released, lastRelease, frozen }, ...list.older],
      }),
      'versions.json': await json('versions.json', [name, ...built]),
    },
  };
}

/**
 * The changes that take a version out; asks npm's registry for the lockfile.
 * @param {string} siteDir
 * @param {string} name of an older version
 */
export async function remove(siteDir, name) {
  const { list, built } = readVersions(siteDir);
  const { aliasedPackages } = await loadTypeScript(path.join(siteDir, 'src/versions/packages.ts'));
  const present = readJson(siteDir, 'package.json');
  const aliases = Object.keys(aliasedPackages(present.dependencies, name));
  const manifest = await json('package.json', withoutPackages(present, aliases));
  const rest = built.filter((other) => other !== name);
  const { current } = list;
  return {
    [`versioned_docs/version-${name}`]: null,
    [`versioned_sidebars/version-${name}-sidebars.json`]: null,
    'package.json': manifest,
    'package-lock.json': lockfileFor(siteDir, manifest),
    'version-list.json': await json('version-list.json', {
      ...list,
      // The version at the root has its name back, unless the next release came.
      current:
        current.name === nextName && current.release.startsWith(`${name}.`)
          ? { ...current, name }
          : current,
      older: list.older.filter((version) => version.name !== name),
    }),
    'versions.json': rest.length > 0 ? await json('versions.json', rest) : null,
  };
}

/**
 * The changes that put the site on another release of the library; asks npm's registry.
 * @param {string} siteDir
 * @param {string} release such as `0.18.0`
 */
export async function upgrade(siteDir, release) {
  const { manifest, lockfile } = upgraded(siteDir, readJson(siteDir, 'package.json'), release);
  return { 'package.json': await json('package.json', manifest), 'package-lock.json': lockfile };
}

/**
 * The change that hides a version, or shows it again.
 * @param {string} siteDir
 * @param {string} name of an older version
 * @param {boolean} hidden
 */
export async function hide(siteDir, name, hidden) {
  const { list } = readVersions(siteDir);
  const older = list.older.map((version) => {
    if (version.name !== name) return version;
    return { ...version, hidden: hidden || undefined };
  });
  return { 'version-list.json': await json('version-list.json', { ...list, older }) };
}
