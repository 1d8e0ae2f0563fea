import { loadFreshModule } from '@docusaurus/utils';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import { siteDir } from './run.mjs';
import { NEXT_VERSION_NAME } from './version-name.mjs';
import { addAliases, removeAliases } from './version-packages.mjs';

const inSite = (file) => path.join(siteDir, file);
const pagesOf = (name) => inSite(`versioned_docs/version-${name}`);
const sidebarOf = (name) => inSite(`versioned_sidebars/version-${name}-sidebars.json`);
const load = (file) => loadFreshModule(inSite(file));

/** @param {string} file absolute path */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Writes formatted JSON. @param {string} file absolute path */
async function writeJson(file, value) {
  const json = await format(JSON.stringify(value, null, 2), { parser: 'json', printWidth: 100 });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, json);
}

/** Writes version-list.json, and versions.json, in which Docusaurus looks for the names of older versions. */
async function writeVersions(list) {
  const file = inSite('versions.json');
  await writeJson(inSite('version-list.json'), list);
  const names = list.older.map(({ name }) => name);
  if (names.length > 0) await writeJson(file, names);
  else rmSync(file);
}

/** Reads version-list.json. */
export const readVersions = () => readJson(inSite('version-list.json'));

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
 * Counts the pages of an older version.
 * @param {string} name
 */
export function countPages(name) {
  const folder = pagesOf(name);
  if (!existsSync(folder)) return 0;
  return filesIn(folder).filter((file) => PAGE_EXTENSION.test(file)).length;
}

/**
 * Freezes the pages of `docs` as a version, with the packages in the lockfile.
 * @param {string} name valid name of the version
 * @returns {Promise<{ pages: number, renames: boolean }>} `renames`: true if the current version is now called `next`
 * @throws if no page would be frozen, or npm fails
 */
export async function cut(name) {
  const { isVersioned } = await load('src/content/versions/unversioned-docs.ts');
  const { aliasOf } = await load('src/content/versions/packages.ts');
  const sidebars = await load('sidebars.ts');
  const docs = inSite('docs');
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
  addAliases((source) => aliasOf(source, name));
  cpSync(docs, pagesOf(name), { recursive: true, filter: isFrozen });
  await writeJson(sidebarOf(name), { docs: items });
  const list = readVersions();
  const { current, older } = list;
  const { release, released, lastRelease } = current;
  const frozen = new Date().toISOString().slice(0, 10);
  const renames = current.name === name;
  await writeVersions({
    ...list,
    current: renames ? { ...current, name: NEXT_VERSION_NAME } : current,
    older: [{ name, release, released, lastRelease, frozen }, ...older],
  });
  return { pages: countPages(name), renames };
}

/**
 * Removes a version.
 * @param {string} name of an older version
 * @throws if npm fails
 */
export async function remove(name) {
  const { aliasedPackages } = await load('src/content/versions/packages.ts');
  const { dependencies } = readJson(inSite('package.json'));
  removeAliases(Object.keys(aliasedPackages(dependencies, name)));
  rmSync(pagesOf(name), { recursive: true });
  rmSync(sidebarOf(name));
  const list = readVersions();
  const { current, older } = list;
  await writeVersions({
    ...list,
    // Gives the current version its name back, unless it was upgraded to the next release.
    current:
      current.name === NEXT_VERSION_NAME && current.release.startsWith(`${name}.`)
        ? { ...current, name }
        : current,
    older: older.filter((version) => version.name !== name),
  });
}
