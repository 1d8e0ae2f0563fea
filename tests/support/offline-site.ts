import type { Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileListPath, type FileList } from '../../src/shell/offline/file-list';
import { offlinePagePath } from '../../src/shell/offline/messages';
import { buildDir } from './built-pages';
import { fixtureBuildDir } from './fixture-site';
import { expect, test as base } from './site';

/** Returns the file list of a build. */
export const readList = (dir: string) =>
  JSON.parse(readFileSync(path.join(dir, fileListPath), 'utf8')) as FileList;

/** Modified copy of a build, to deploy as a new version. */
export class Deploy {
  readonly dir = mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-'));
  private list: FileList;

  /** @param source folder of the build */
  constructor(source: string) {
    cpSync(source, this.dir, { recursive: true });
    this.list = readList(source);
  }

  /** Changes a file. HTML files are identified by the path of their page. */
  change(address: string, change: (text: string) => string): this {
    const page = `${address === '/' ? '/index' : address}.html`;
    const full = path.join(this.dir, address in this.list.pages ? page : address);
    writeFileSync(full, change(readFileSync(full, 'utf8')));
    return this;
  }

  /**
   * Names the build in all files that contain its hash, and changes the revisions of the precache.
   * @param build ID of the build
   * @returns folder of the build
   */
  finish(build: string): string {
    const revision = createHash('sha256').update(build).digest('hex');
    const entries = readdirSync(this.dir, { recursive: true, withFileTypes: true });
    for (const { name, parentPath } of entries.filter((entry) => entry.isFile())) {
      if (!/(\.html|\.json|^sw\.js)$/.test(name)) continue;
      const file = path.join(parentPath, name);
      const text = readFileSync(file, 'utf8').replaceAll(this.list.build, build);
      writeFileSync(file, name === 'sw.js' ? text.replaceAll(/[0-9a-f]{64}/g, revision) : text);
    }
    this.list.build = build;
    return this.dir;
  }

  remove(): void {
    rmSync(this.dir, { recursive: true });
  }
}

/** Adds a text to a page, to distinguish it from the page of the first build. */
export const markSecondEdition = (text: string) => text.replace('<h1', '<p>Second edition</p><h1');

interface Fixtures {
  deploy: Deploy;
}

/** Tests with the service worker. */
export const test = base.extend<Fixtures>({
  serviceWorkers: 'allow',
  cacheControl: 'max-age=0, must-revalidate',
  deploy: async ({ server, build }, provide) => {
    const deploy = new Deploy(build === 'site' ? buildDir : fixtureBuildDir);
    await provide(deploy);
    // Stops first, so that no request fails because of the removed files.
    await server.stop();
    deploy.remove();
  },
});

/** Waits until a service worker controls the page. */
export async function waitForController(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Waits until the service worker has cached a page. */
export async function waitForCached(page: Page, address: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), address))
    .toBe(true);
}

/** Main content of /offline. */
export const offlinePage = (page: Page) => page.getByRole('main');

/**
 * Opens /offline and waits for its service worker.
 * @param origin needed for pages outside of the test's browser context
 */
export async function openOfflinePage(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}${offlinePagePath}`);
  await waitForController(page);
}

export const savedText = 'The whole site is saved on this device.';

/** Saves the whole site with the button on /offline. */
export async function saveAll(page: Page, origin = ''): Promise<void> {
  await openOfflinePage(page, origin);
  await page.getByRole('button', { name: /^Save for offline \([\d.]+ MB\)$/ }).click();
  await expect(offlinePage(page).getByText(savedText)).toBeVisible({ timeout: 90_000 });
}

/** Number of caches with a saved copy of the site. */
export function countSavedCopies(page: Page): Promise<number> {
  return page.evaluate(
    async () => (await caches.keys()).filter((name) => name.includes(':saved:')).length,
  );
}
