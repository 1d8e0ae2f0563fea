import { loadFreshModule } from '@docusaurus/utils';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { NEXT_VERSION_NAME } from './version-name.mjs';
import {
  addAliases,
  removeAliases,
  resolveLockfile,
  upgradePackages,
} from './version-packages.mjs';

/**
 * Change to a file or folder: the new text, a folder to copy (only the files that the filter accepts), or null to
 * remove it.
 * @typedef {string | { copy: string, filter: (source: string) => boolean } | null} Change
 */

/** Formats JSON with Prettier. */
const formatJson = (file, value) =>
  format(JSON.stringify(value, null, 2), { filepath: file, printWidth: 100 });

/** @param {string} siteDir @param {string} file */
const readJson = (siteDir, file) => JSON.parse(readFileSync(path.join(siteDir, file), 'utf8'));

/**
 * Reads the list of versions.
 * @param {string} siteDir
 * @returns {{ list: object, built: string[] }} the contents of version-list.json and versions.json
 */
export function readVersions(siteDir) {
  const list = readJson(siteDir, 'version-list.json');
  return { list, built: list.older.map(({ name }) => name) };
}

/** Filters a sidebar to the pages that are frozen, without empty categories. */
function filterSidebar(items, isVersioned) {
  return items.flatMap((item) => {
    if (typeof item === 'string') return isVersioned(item) ? [item] : [];
    if (item.type === 'doc' || item.type === 'ref') return isVersioned(item.id) ? [item] : [];
    if (item.type !== 'category') return [item];
    if (item.link?.type === 'doc' && !isVersioned(item.link.id)) return [];
    const inner = filterSidebar(item.items, isVersioned);
    return inner.length > 0 || item.link ? [{ ...item, items: inner }] : [];
  });
}

/** Relative paths of the files in a folder, without partials (`_…`) and hidden files. */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .filter((file) => !/^[._]/.test(path.basename(file)))
    .map((file) => file.replaceAll(path.sep, '/'));

const PAGE_EXTENSION = /\.mdx?$/;

/**
 * Lists the pages in a folder.
 * @param {string} folder
 * @returns {string[]} relative paths of their files, with slashes
 */
export const pagesIn = (folder) => filesIn(folder).filter((file) => PAGE_EXTENSION.test(file));

/**
 * Computes the changes that freeze the pages of `docs` as a version; queries npm's registry for the lockfile.
 * @param {string} siteDir
 * @param {string} name valid name of the version
 * @returns {Promise<{ changes: Record<string, Change>, pages: number, renames: boolean }>} `renames`: true if the
 *   current version is renamed to `next`
 * @throws if no page would be frozen
 */
export async function cut(siteDir, name) {
  const load = (file) => loadFreshModule(path.join(siteDir, file));
  const { isVersioned } = await load('src/content/versions/unversioned-docs.ts');
  const { aliasOf } = await load('src/content/versions/packages.ts');
  const sidebars = await load('sidebars.ts');
  const docs = path.join(siteDir, 'docs');
  const files = filesIn(docs).filter((file) => isVersioned(file.replace(PAGE_EXTENSION, '')));
  const frozenFiles = files.map((file) => path.join(docs, file));
  const isFrozen = (source) =>
    frozenFiles.some((file) => file === source || file.startsWith(source + path.sep));
  const items = filterSidebar(sidebars.docs, isVersioned);
  if (files.length === 0 || items.length === 0) {
    throw new Error(
      'The version would have no pages, because src/content/versions/unversioned-docs.ts excludes all of them. Change its list.',
    );
  }
  const { list, built } = readVersions(siteDir);
  const { release, released, lastRelease } = list.current;
  const frozen = new Date().toISOString().slice(0, 10);
  const renames = list.current.name === name;
  const manifest = await formatJson(
    'package.json',
    addAliases(siteDir, readJson(siteDir, 'package.json'), (source) => aliasOf(source, name)),
  );
  return {
    pages: files.filter((file) => PAGE_EXTENSION.test(file)).length,
    renames,
    changes: {
      [`versioned_docs/version-${name}`]: { copy: docs, filter: isFrozen },
      [`versioned_sidebars/version-${name}-sidebars.json`]: await formatJson('sidebars.json', {
        docs: items,
      }),
      'package.json': manifest,
      'package-lock.json': resolveLockfile(siteDir, manifest),
      'version-list.json': await formatJson('version-list.json', {
        ...list,
        current: renames ? { ...list.current, name: NEXT_VERSION_NAME } : list.current,
        older: [{ name, release, released, lastRelease, frozen }, ...list.older],
      }),
      'versions.json': await formatJson('versions.json', [name, ...built]),
    },
  };
}

/**
 * Computes the changes that remove a version; queries npm's registry for the lockfile.
 * @param {string} siteDir
 * @param {string} name of an older version
 */
export async function remove(siteDir, name) {
  const { list, built } = readVersions(siteDir);
  const { aliasedPackages } = await loadFreshModule(
    path.join(siteDir, 'src/content/versions/packages.ts'),
  );
  const currentManifest = readJson(siteDir, 'package.json');
  const aliases = Object.keys(aliasedPackages(currentManifest.dependencies, name));
  const manifest = await formatJson('package.json', removeAliases(currentManifest, aliases));
  const remaining = built.filter((other) => other !== name);
  const { current } = list;
  return {
    [`versioned_docs/version-${name}`]: null,
    [`versioned_sidebars/version-${name}-sidebars.json`]: null,
    'package.json': manifest,
    'package-lock.json': resolveLockfile(siteDir, manifest),
    'version-list.json': await formatJson('version-list.json', {
      ...list,
      // Gives the current version its name back, unless it was upgraded to the next release.
      current:
        current.name === NEXT_VERSION_NAME && current.release.startsWith(`${name}.`)
          ? { ...current, name }
          : current,
      older: list.older.filter((version) => version.name !== name),
    }),
    'versions.json': remaining.length > 0 ? await formatJson('versions.json', remaining) : null,
  };
}

/**
 * Computes the changes that upgrade Theme UI; queries npm's registry.
 * @param {string} siteDir
 * @param {string} release such as `0.18.0`
 */
export async function upgrade(siteDir, release) {
  const { manifest, lockfile } = upgradePackages(
    siteDir,
    readJson(siteDir, 'package.json'),
    release,
  );
  return {
    'package.json': await formatJson('package.json', manifest),
    'package-lock.json': lockfile,
  };
}
