import { expect, test as base, type Page } from '@playwright/test';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileListPath, hashOf, type FileList } from '../../src/offline/file-list';
import { offlinePagePath } from '../../src/offline/messages';
import { buildDir } from './built-pages';
import { FaultServer } from './fault-server';

/** The list of files of the build. */
export const fileList = JSON.parse(
  readFileSync(path.join(buildDir, fileListPath), 'utf8'),
) as FileList;

/** Another build of the site. */
export class Deploy {
  readonly dir = mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-'));
  private list = structuredClone(fileList);

  constructor() {
    cpSync(buildDir, this.dir, { recursive: true });
  }

  /** Changes a file, as a build with other sources would; `.html` files by the address of their page. */
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

  /** Changes a file that the list leaves out. */
  changeUnlisted(file: string, change: (text: string) => string): this {
    const full = path.join(this.dir, file);
    writeFileSync(full, change(readFileSync(full, 'utf8')));
    return this;
  }

  /** Writes the list, and names the build. */
  finish(build: string): string {
    writeFileSync(path.join(this.dir, fileListPath), JSON.stringify({ ...this.list, build }));
    return this.dir;
  }

  remove(): void {
    rmSync(this.dir, { recursive: true });
  }
}

/** Marks a page as one of another build. */
export const secondEdition = (text: string) => text.replace('<h1', '<p>Second edition</p><h1');

interface Fixtures {
  server: FaultServer;
  deploy: Deploy;
}

/** Tests with a worker, against the production build on a server that they may stop. */
export const test = base.extend<Fixtures>({
  serviceWorkers: 'allow',
  server: async ({}, provide) => {
    const server = new FaultServer();
    server.cacheControl = 'max-age=0, must-revalidate';
    await provide(server);
  },
  baseURL: async ({ server }, provide) => {
    await provide(await server.start());
    await server.stop();
  },
  deploy: async ({ server }, provide) => {
    const deploy = new Deploy();
    await provide(deploy);
    // Nobody asks for its files any more.
    await server.stop();
    deploy.remove();
  },
});

/** Waits until the page has a worker that answers for it. */
export async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Waits until a page has been kept by the worker. */
export async function kept(page: Page, address: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), address))
    .toBe(true);
}

/** The main part of the page that shows what is saved. */
export const offlinePage = (page: Page) => page.getByRole('main');

/**
 * Opens the page that shows what is saved, and waits for its worker.
 * @param origin of the site, for pages of other contexts than the test's own
 */
export async function openOfflinePage(page: Page, origin = ''): Promise<void> {
  await page.goto(`${origin}${offlinePagePath}`);
  await controlled(page);
}

export const savedText = 'All pages, examples and pictures are saved on this device.';

/** Saves the whole site as a reader does. */
export async function saveAll(page: Page, origin = ''): Promise<void> {
  await openOfflinePage(page, origin);
  await page.getByRole('button', { name: /^Save for offline \(\d+ files, [\d.]+ MB\)$/ }).click();
  await expect(offlinePage(page).getByText(savedText)).toBeVisible({ timeout: 90_000 });
}

/** A number of caches that hold a saved copy. */
export function savedCopies(page: Page): Promise<number> {
  return page.evaluate(
    async () => (await caches.keys()).filter((name) => name.includes(':saved:')).length,
  );
}
