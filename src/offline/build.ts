import type { PluginOptions } from '@docusaurus/plugin-pwa';
import pluginPwa from '@docusaurus/plugin-pwa/lib/index.js';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { build as esbuild } from 'esbuild';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileListPath, hashOf, type FileList } from './file-list';
import { keptAs } from './rules';
import type { Site } from '../pages/pages';
import { addressOf, baseUrlDefinition } from '../site/base-url';
import { generatedStatic, writeChanged } from '../site/generated-static';
import { notFound } from '../site/not-found';
import redirects from '../../redirects';
import { webManifest } from './build/web-manifest';

const manifestPath = '/manifest.webmanifest';

/** Docusaurus' own part of the worker lists and keeps nothing: ours does. */
const pwaOptions = (worker: string): PluginOptions => ({
  debug: false,
  offlineModeActivationStrategies: [],
  injectManifestConfig: {
    manifestTransforms: [() => ({ manifest: [] })],
  } as unknown as PluginOptions['injectManifestConfig'],
  pwaHead: [{ tagName: 'link', rel: 'manifest', href: manifestPath }],
  swCustom: worker,
  // src/offline/service-worker does, without React.
  swRegister: false,
});

/** The titles of all pages, by path below the origin. */
type Titles = Map<string, string>;

/** The titles of all pages that readers can save: the list of saved pages shows them, so no unlisted documents. */
function titlesOf({ pages }: Site): Titles {
  const listed = pages.filter(({ id, unlisted }) => id === undefined || !unlisted);
  return new Map([
    ...listed.map(({ path, title }): [string, string] => [addressOf(path), title]),
    [addressOf('/404.html'), notFound.title],
  ]);
}

/** Writes the list of all files that readers can save, as they are. */
async function writeList(outDir: string, titles: Titles): Promise<void> {
  const pages: FileList['pages'] = {};
  const files: FileList['files'] = {};
  const names = (await readdir(outDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
  for (const name of names) {
    const kept = keptAs(name);
    if (kept === 'left out') continue;
    const body = await readFile(path.join(outDir, name));
    const file = [await hashOf(new Uint8Array(body).buffer), body.length] as const;
    const page = addressOf(`/${name.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`);
    const title = kept === 'page' ? titles.get(page) : undefined;
    // Pages without a title only lead on; the 404 page is asked for by its name.
    if (title) pages[page] = [...file, title];
    else if (kept === 'file' || name === '404.html') files[addressOf(`/${name}`)] = [...file];
  }
  const leadingOn = Object.fromEntries(
    redirects.map(({ from, to }) => [addressOf(from), addressOf(to)] as const),
  );
  const list = { pages, files, redirects: leadingOn };
  const text = new TextEncoder().encode(JSON.stringify(list));
  const all: FileList = { build: await hashOf(text.buffer), ...list };
  await writeFile(path.join(outDir, fileListPath), JSON.stringify(all));
}

/**
 * Has the worker import its own part at once. Docusaurus' part does so later, when a failure no longer keeps
 * a worker without it from being installed; and its file would not change with ours.
 */
async function importAtOnce(outDir: string): Promise<void> {
  const names = await readdir(outDir);
  const parts = names.filter((name) => /^\d+\.sw\.js$/.test(name));
  const bodies = await Promise.all(parts.map((name) => readFile(path.join(outDir, name))));
  const hash = await hashOf(new Uint8Array(Buffer.concat(bodies)).buffer);
  const file = path.join(outDir, 'sw.js');
  const urls = parts.map((name) => JSON.stringify(addressOf(`/${name}`))).join();
  await writeFile(file, `/* ${hash} */importScripts(${urls});${await readFile(file, 'utf8')}`);
  await rm(path.join(outDir, 'sw.js.LICENSE.txt'), { force: true });
}

/**
 * Makes the site installable and readable offline: the worker (./worker) inside the one that
 * @docusaurus/plugin-pwa builds, the web manifest, the page that shows what is saved, and the list of all
 * files with their hashes.
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
    /** Writes the list of what can be saved, once all of it is there. */
    writeFileList: (site: Site, outDir: string) => writeList(outDir, titlesOf(site)),
    injectHtmlTags: ((args) =>
      pwa?.injectHtmlTags?.(args as never) ?? {}) satisfies Plugin['injectHtmlTags'],
  };
}

/** Writes what installs the site as an app. */
export function writeWebManifest(dir: string): void {
  writeChanged(path.join(dir, generatedStatic, manifestPath), JSON.stringify(webManifest));
}
