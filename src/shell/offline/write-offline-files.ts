import type { PluginOptions } from '@docusaurus/plugin-pwa';
import pluginPwa from '@docusaurus/plugin-pwa/lib/index.js';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { build as esbuild } from 'esbuild';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileListPath, type FileList } from './file-list';
import { offlinePagePath } from './messages';
import { savedAs } from './saved-files';
import type { PageList } from '../../content/pages/pages';
import { hashedName } from '../../base/facts/paths';
import { addressOf, baseUrlDefinition } from '../../base/facts/base-url';
import { generatedStatic, writeChanged } from '../../base/facts/generated-static';
import { notFound } from '../layout/not-found';
import redirects from '../../../redirects';
import { webManifest } from './node/web-manifest';

const manifestPath = '/manifest.webmanifest';

const offlinePageFile = `${offlinePagePath}.html`;

/**
 * Finds the files that belong together offline: the offline page with its scripts, the file list, and the manifest.
 * @param files all files of the build
 */
async function findPrecached(files: readonly string[], outDir: string): Promise<string[]> {
  const html = await readFile(path.join(outDir, offlinePageFile), 'utf8');
  const isNeeded = (file: string) =>
    /^\/assets\/[^/]+$/.test(file) &&
    (html.includes(file.slice(1)) || file.includes('/offline-status.'));
  return [offlinePageFile, ...files.filter(isNeeded), '/img/icon.svg', fileListPath, manifestPath];
}

const urlOf = (file: string) => addressOf(file.replace(/\.html$/, ''));

/**
 * Options of plugin-pwa.
 * @param worker file with our part of the worker
 * @param outDir output folder of the build
 * @param getPrecached returns the files that belong together offline, with a leading slash
 */
const pwaOptions = (
  worker: string,
  outDir: string,
  getPrecached: () => string[],
): PluginOptions => ({
  debug: false,
  offlineModeActivationStrategies: ['always'],
  injectManifestConfig: {
    manifestTransforms: [
      // Also lists the manifest, which plugin-pwa's patterns don't match.
      async () => ({
        manifest: await Promise.all(
          getPrecached().map(async (file) => {
            const hash = createHash('sha256').update(await readFile(path.join(outDir, file)));
            const revision = hashedName.test(file) ? null : hash.digest('hex');
            return { url: urlOf(file), revision, size: 0 };
          }),
        ),
      }),
    ],
  } as unknown as PluginOptions['injectManifestConfig'],
  pwaHead: [{ tagName: 'link', rel: 'manifest', href: manifestPath }],
  swCustom: worker,
  // src/shell/offline/service-worker registers the worker, because readers' browsers don't run Docusaurus' client.
  swRegister: false,
});

/** Titles of pages, by URL path. */
type Titles = Map<string, string>;

/** Titles of all pages that the list of saved pages shows: all but unlisted ones. */
function titlesOf({ pages }: PageList): Titles {
  const listed = pages.filter(({ id, unlisted }) => id === undefined || !unlisted);
  return new Map([
    ...listed.map(({ path, title }): [string, string] => [addressOf(path), title]),
    [addressOf('/404.html'), notFound.title],
  ]);
}

/** Writes the list of all files that readers can save. */
async function writeList(
  outDir: string,
  build: string,
  titles: Titles,
  files: readonly string[],
): Promise<void> {
  const list: FileList = { build, bytes: 0, pages: {}, files: [], redirects: {} };
  for (const { from, to } of redirects) list.redirects[addressOf(from)] = addressOf(to);
  for (const file of files) {
    const name = file.slice(1);
    const kind = savedAs(name);
    const page = addressOf(`/${name.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`);
    const title = kind === 'page' ? titles.get(page) : undefined;
    // Pages without a title are redirects. The 404 page is fetched by its file name.
    if (title) list.pages[page] = title;
    else if (kind === 'file' || name === '404.html') list.files.push(addressOf(`/${name}`));
    else continue;
    list.bytes += (await stat(path.join(outDir, name))).size;
  }
  await writeFile(path.join(outDir, fileListPath), JSON.stringify(list));
}

/**
 * Makes the worker import our part when it's evaluated. plugin-pwa's part imports it asynchronously: then a failed
 * import wouldn't prevent the installation, and event listeners would be added too late. The hash changes the main file
 * with our part, which browsers need to detect an update.
 * @throws if plugin-pwa's output doesn't have exactly one part
 */
async function importAtOnce(outDir: string): Promise<void> {
  const parts = (await readdir(outDir)).filter((name) => /^\d+\.sw\.js$/.test(name));
  if (parts.length !== 1) {
    throw new Error(
      `plugin-pwa wrote ${parts.length} files like "235.sw.js" instead of one. Update importAtOnce in src/shell/offline/write-offline-files.ts.`,
    );
  }
  const hash = createHash('sha256').update(await readFile(path.join(outDir, parts[0]!)));
  const file = path.join(outDir, 'sw.js');
  const url = JSON.stringify(addressOf(`/${parts[0]}`));
  const text = await readFile(file, 'utf8');
  await writeFile(file, `/* ${hash.digest('hex')} */importScripts(${url});${text}`);
  await rm(path.join(outDir, 'sw.js.LICENSE.txt'), { force: true });
}

/**
 * Makes the site installable and readable offline: builds the service worker from ./worker with
 * @docusaurus/plugin-pwa, and writes the list of all files. The pipeline calls plugin-pwa, because Docusaurus runs the
 * `postBuild` hooks of all plugins at the same time, and this one needs the finished files.
 */
export function createOffline(context: LoadContext) {
  const { siteDir, generatedFilesDir, outDir } = context;
  const worker = path.join(generatedFilesDir, 'offline', 'worker.js');
  let precached: string[] = [];
  const pwa = pluginPwa(
    context,
    pwaOptions(worker, outDir, () => precached),
  );
  return {
    /**
     * Writes the file list and the worker.
     * @param hash hash of the build
     * @param files all other files of the build
     */
    async write(
      site: PageList,
      hash: string,
      files: readonly string[],
      build: Props,
    ): Promise<void> {
      await writeList(outDir, hash, titlesOf(site), files);
      precached = await findPrecached(files, outDir);
      await esbuild({
        entryPoints: [path.join(siteDir, 'src/shell/offline/worker/index.ts')],
        outfile: worker,
        bundle: true,
        format: 'esm',
        target: 'es2022',
        legalComments: 'none',
        define: {
          ...baseUrlDefinition,
          'process.env.NODE_ENV': '"production"',
          PRECACHED: JSON.stringify(precached.map(urlOf)),
        },
      });
      await pwa?.postBuild?.(build as never);
      await importAtOnce(outDir);
    },
    injectHtmlTags: ((args) =>
      pwa?.injectHtmlTags?.(args as never) ?? {}) satisfies Plugin['injectHtmlTags'],
  };
}

/** Writes the web app manifest. */
export function writeWebManifest(dir: string): void {
  writeChanged(path.join(dir, generatedStatic, manifestPath), JSON.stringify(webManifest));
}
