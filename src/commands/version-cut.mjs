import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { loadTypeScript } from './load-typescript.mjs';
import { lockfileFor, withoutPackages, withPackages } from './version-packages.mjs';

/** Name of the version at the root from the day on which its pages were frozen until the next release. */
export const nextName = 'next';

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

/**
 * Why a name cannot be that of a version.
 * @param {string} siteDir
 * @param {string | undefined} name
 * @returns {string | undefined} the reason and the remedy
 */
export function mistakeInName(siteDir, name) {
  if (!name) return 'Name the version, such as: npm run version:cut -- 0.18';
  if (!/^[a-z0-9][a-z0-9.-]*$/i.test(name) || name === nextName) {
    return `"${name}" cannot be the name of a version. Use letters, digits, dots and hyphens, such as 0.18.`;
  }
  const { list, built } = readVersions(siteDir);
  if ([...built, ...list.elsewhere.map((version) => version.name)].includes(name)) {
    return `There is a version ${name} already. "npm run version:list" names all of them; choose another name.`;
  }
  const taken = ['docs', 'static'].flatMap((folder) =>
    readdirSync(path.join(siteDir, folder)).map((file) => file.replace(/\.mdx$/, '')),
  );
  return taken.includes(name)
    ? `There is a page or a folder at /${name}. Choose another name.`
    : undefined;
}

/** A sidebar with the items whose pages are frozen; groups that hold nothing go. */
function frozenItems(items, isVersioned) {
  return items.flatMap((item) => {
    if (typeof item === 'string') return isVersioned(item) ? [item] : [];
    if (item.type === 'doc') return isVersioned(item.id) ? [item] : [];
    if (item.type !== 'category') return [item];
    if (item.link?.type === 'doc' && !isVersioned(item.link.id)) return [];
    const rest = frozenItems(item.items, isVersioned);
    return rest.length > 0 || item.link ? [{ ...item, items: rest }] : [];
  });
}

/** Files of docs, by their path in it. */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => file.replaceAll(path.sep, '/'));
}

/**
 * The changes that freeze the pages of docs as a version; asks npm's registry for the lockfile.
 * @param {string} siteDir
 * @param {string} name from `mistakeInName`
 * @returns {Promise<{ changes: Record<string, import('./transaction.mjs').Change>, pages: number, renames: boolean }>}
 * @throws when no page would be frozen
 */
export async function cut(siteDir, name) {
  const load = (file) => loadTypeScript(path.join(siteDir, file));
  const { isVersioned } = await load('src/versions/once.ts');
  const { aliasOf } = await load('src/versions/packages.ts');
  const { default: sidebars } = await load('sidebars.ts');
  const docs = path.join(siteDir, 'docs');
  const files = filesIn(docs).filter(
    (file) => isVersioned(file.replace(/\.mdx?$/, '')) && !path.basename(file).startsWith('_'),
  );
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
    pages: files.length,
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
  const manifest = await json(
    'package.json',
    withoutPackages(readJson(siteDir, 'package.json'), name),
  );
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
