import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileListPath, listedFiles, type FileList } from '../../src/shell/offline/file-list';
import { savedAs } from '../../src/shell/offline/saved-files';
import { addressOf } from '../../src/base/facts/base-url';
import { buildDir, builtPages, builtPreviews, fileAt } from '../support/built-pages';

const read = (file: string) => readFileSync(path.join(buildDir, file));
const list = JSON.parse(read(fileListPath).toString()) as FileList;
const fileOf = (address: string) => fileAt(address)!;

describe('the list of files to save', () => {
  test('has the hash of the build, and the size of all files', () => {
    const files = listedFiles(list);
    expect(files.length).toBeGreaterThan(builtPages().length);
    const sizes = files.map((address) => statSync(fileOf(address)).size);
    expect(list.bytes).toBe(sizes.reduce((sum, size) => sum + size, 0));
    const appData = read('page-data/app-data.json').toString();
    expect(JSON.parse(appData)).toEqual({ compilationHash: list.build });
  });
  test('includes every file that the rules require', () => {
    const listed = new Set(listedFiles(list).map(fileOf));
    const wanted = readdirSync(buildDir, { recursive: true, encoding: 'utf8' }).filter(
      (file) => statSync(path.join(buildDir, file)).isFile() && savedAs(file) !== 'excluded',
    );
    const unlisted = builtPages().flatMap(({ path, isUnlisted }) =>
      isUnlisted ? [`${path.slice(1)}.html`] : [],
    );
    const missing = wanted.filter(
      (file) =>
        !listed.has(path.join(buildDir, file)) && (file === '404.html' || !unlisted.includes(file)),
    );
    // Redirect pages are listed as redirects instead.
    const redirectPages = Object.keys(list.redirects).map((from) =>
      path.relative(buildDir, fileOf(from)),
    );
    expect(missing.sort()).toEqual(redirectPages.sort());
    expect(redirectPages).not.toEqual([]);
  });
  test('lists all pages with their titles', () => {
    const pages = [...builtPages().filter(({ isUnlisted }) => !isUnlisted), ...builtPreviews()];
    expect(Object.keys(list.pages).sort()).toEqual(pages.map(({ path }) => addressOf(path)).sort());
    expect(list.pages[addressOf('/components/button')]).toBe('Button');
    expect(list.redirects[addressOf('/css')]).toBe(addressOf('/sx-prop'));
  });
});

describe('the web manifest', () => {
  const manifest = JSON.parse(read('manifest.webmanifest').toString()) as {
    icons: { src: string; sizes: string; purpose: string }[];
    screenshots: { src: string; sizes: string; form_factor: string }[];
    shortcuts: { url: string }[];
  };
  const sizeOf = (file: string) => {
    const picture = readFileSync(fileOf(file));
    return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`;
  };
  test('has icons and screenshots in the declared sizes', () => {
    const pictures = [...manifest.icons, ...manifest.screenshots];
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
    expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['wide', 'narrow']);
    for (const { src, sizes } of pictures) expect([src, sizeOf(src)]).toEqual([src, sizes]);
  });
  test('has shortcuts to pages', () => {
    expect(manifest.shortcuts.length).toBe(3);
    for (const { url } of manifest.shortcuts) expect(Object.keys(list.pages)).toContain(url);
  });
});

test('the precache has the offline page with its scripts and styles, and nothing else', () => {
  const worker = read('sw.js').toString();
  const [manifest] = /\[\{[^\]]*"revision"[^\]]*\]/.exec(worker)!;
  const urls = (JSON.parse(manifest) as { url: string }[]).map(({ url }) => url);
  const page = '/offline-plugin-app-shell-fallback';
  const html = read(`${page}.html`).toString();
  const assets = html.match(/\/assets\/[\w.-]+\.(js|css)/g) ?? [];
  const needed = [
    page,
    '/img/icon.svg',
    '/manifest.webmanifest',
    '/offline-files.json',
    ...assets,
  ].map(addressOf);
  expect(assets.some((asset) => asset.includes('shell'))).toBe(true);
  expect(urls.filter((url) => !url.includes('/offline-status.')).sort()).toEqual(needed.sort());
  expect(urls.length).toBe(needed.length + 1);
  for (const url of urls) expect(fileOf(url)).toBeDefined();
});
