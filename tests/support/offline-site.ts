import type { Page } from '@playwright/test';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileListPath, hashOf, type FileList } from '../../src/offline/file-list';
import { offlinePagePath } from '../../src/offline/messages';
import { buildDir } from './built-pages';
import { fixtureBuildDir } from './fixture-site';
import { expect, test as base } from './site';

/** Returns the file list of a build. */
export const readFileList = (dir: string) =>
  JSON.parse(readFileSync(path.join(dir, fileListPath), 'utf8')) as FileList;

/** Modified copy of a build, to deploy as a new version. */
export class Deploy {
  readonly dir = mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-'));
  private list: FileList;

  /** @param source folder of the build */
  constructor(source: string) {
    cpSync(source, this.dir, { recursive: true });
    this.list = readFileList(source);
  }

  /** Changes a file and its hash in the file list. HTML files are identified by the path of their page. */
  async change(address: string, change: (text: string) => string): Promise<this> {
    const file =
      address in this.list.pages ? `${address === '/' ? '/index' : address}.html` : address;
    const full = path.join(this.dir, file);
    const text = change(readFileSync(full, 'utf8'));
    writeFileSync(full, text);
    const body = Buffer.from(text);
    const hash = await hashOf(new Uint8Array(body).buffer);
    const page = this.list.pages[address];
    if (page) this.list.pages[address] = [hash, body.length, page[2]];
    else this.list.files[address] = [hash, body.length];
    return this;
  }

  /** Changes a file that isn't in the file list. */
  changeUnlisted(file: string, change: (text: string) => string): this {
    const full = path.join(this.dir, file);
    writeFileSync(full, change(readFileSync(full, 'utf8')));
    return this;
  }

  /**
   * Writes the file list.
   * @param build ID of the build
   * @returns folder of the build
   */
  finish(build: string): string {
    writeFileSync(path.join(this.dir, fileListPath), JSON.stringify({ ...this.list, build }));
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
  await page.getByRole('button', { name: /^Save for offline \(\d+ files, [\d.]+ MB\)$/ }).click();
  await expect(offlinePage(page).getByText(savedText)).toBeVisible({ timeout: 90_000 });
}

/** Number of caches with a saved copy of the site. */
export function countSavedCopies(page: Page): Promise<number> {
  return page.evaluate(
    async () => (await caches.keys()).filter((name) => name.includes(':saved:')).length,
  );
}
