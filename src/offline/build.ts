import type { PluginOptions } from '@docusaurus/plugin-pwa';
import pluginPwa from '@docusaurus/plugin-pwa/lib/index.js';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { build as esbuild } from 'esbuild';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileListPath, hashOf, type FileList } from './file-list';
import { savedAs } from './saved-files';
import type { Site } from '../pages/pages';
import { addressOf, baseUrlDefinition } from '../site/base-url';
import { generatedStatic, writeChanged } from '../site/generated-static';
import { notFound } from '../site/not-found';
import redirects from '../../redirects';
import { webManifest } from './build/web-manifest';

const manifestPath = '/manifest.webmanifest';

/** Options of plugin-pwa. Its precache stays empty; src/offline/worker caches the offline page and says why. */
const pwaOptions = (worker: string): PluginOptions => ({
  debug: false,
  offlineModeActivationStrategies: [],
  injectManifestConfig: {
    manifestTransforms: [() => ({ manifest: [] })],
  } as unknown as PluginOptions['injectManifestConfig'],
  pwaHead: [{ tagName: 'link', rel: 'manifest', href: manifestPath }],
  swCustom: worker,
  // src/offline/service-worker registers the worker, because readers' browsers don't run Docusaurus' client.
  swRegister: false,
});

/** Titles of pages, by URL path. */
type Titles = Map<string, string>;

/** Titles of all pages that the list of saved pages shows: all but unlisted ones. */
function titlesOf({ pages }: Site): Titles {
  const listed = pages.filter(({ id, unlisted }) => id === undefined || !unlisted);
  return new Map([
    ...listed.map(({ path, title }): [string, string] => [addressOf(path), title]),
    [addressOf('/404.html'), notFound.title],
  ]);
}

/** Writes the list of all files that readers can save. */
async function writeList(outDir: string, titles: Titles): Promise<void> {
  const pages: FileList['pages'] = {};
  const files: FileList['files'] = {};
  const names = (await readdir(outDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
  for (const name of names) {
    const kind = savedAs(name);
    if (kind === 'excluded') continue;
    const body = await readFile(path.join(outDir, name));
    const file = [await hashOf(new Uint8Array(body).buffer), body.length] as const;
    const page = addressOf(`/${name.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`);
    const title = kind === 'page' ? titles.get(page) : undefined;
    // Pages without a title are redirects. The 404 page is fetched by its file name.
    if (title) pages[page] = [...file, title];
    else if (kind === 'file' || name === '404.html') files[addressOf(`/${name}`)] = [...file];
  }
  const redirectTargets = Object.fromEntries(
    redirects.map(({ from, to }) => [addressOf(from), addressOf(to)] as const),
  );
  const list = { pages, files, redirects: redirectTargets };
  const text = new TextEncoder().encode(JSON.stringify(list));
  const all: FileList = { build: await hashOf(text.buffer), ...list };
  await writeFile(path.join(outDir, fileListPath), JSON.stringify(all));
}

/**
 * Makes the worker import our part when it's evaluated. plugin-pwa's part imports it asynchronously: then a failed
 * import wouldn't prevent the installation, and event listeners would be added too late. The hash changes the main file
 * with our part, which browsers need to detect an update.
 * @throws if plugin-pwa's output doesn't have exactly one part
 */
async function importAtOnce(outDir: string): Promise<void> {
  const names = await readdir(outDir);
  const parts = names.filter((name) => /^\d+\.sw\.js$/.test(name));
  if (parts.length !== 1) {
    throw new Error(
      `plugin-pwa wrote ${parts.length} files like "235.sw.js" instead of one. Update importAtOnce in src/offline/build.ts.`,
    );
  }
  const bodies = await Promise.all(parts.map((name) => readFile(path.join(outDir, name))));
  const hash = await hashOf(new Uint8Array(Buffer.concat(bodies)).buffer);
  const file = path.join(outDir, 'sw.js');
  const urls = parts.map((name) => JSON.stringify(addressOf(`/${name}`))).join();
  await writeFile(file, `/* ${hash} */importScripts(${urls});${await readFile(file, 'utf8')}`);
  await rm(path.join(outDir, 'sw.js.LICENSE.txt'), { force: true });
}

/**
 * Makes the site installable and readable offline: builds the service worker from ./worker with
 * @docusaurus/plugin-pwa, and writes the list of all files with their hashes. The pipeline calls plugin-pwa, because
 * Docusaurus runs the `postBuild` hooks of all plugins at the same time, and ours needs its output.
 */
export function createOffline(context: LoadContext) {
  const { siteDir, generatedFilesDir } = context;
  const worker = path.join(generatedFilesDir, 'offline', 'worker.js');
  const pwa = pluginPwa(context, pwaOptions(worker));
  return {
    /** Writes the worker. */
    async writeWorker(build: Props): Promise<void> {
      await esbuild({
        entryPoints: [path.join(siteDir, 'src/offline/worker/index.ts')],
        outfile: worker,
        bundle: true,
        format: 'esm',
        target: 'es2022',
        legalComments: 'none',
        define: baseUrlDefinition,
      });
      await pwa?.postBuild?.(build as never);
      await importAtOnce(build.outDir);
    },
    /** Writes the file list. Call it after all other files are written. */
    writeFileList: (site: Site, outDir: string) => writeList(outDir, titlesOf(site)),
    injectHtmlTags: ((args) =>
      pwa?.injectHtmlTags?.(args as never) ?? {}) satisfies Plugin['injectHtmlTags'],
  };
}

/** Writes the web app manifest. */
export function writeWebManifest(dir: string): void {
  writeChanged(path.join(dir, generatedStatic, manifestPath), JSON.stringify(webManifest));
}
