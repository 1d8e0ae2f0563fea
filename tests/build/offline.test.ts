import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileListPath, hashOf, listedFiles, type FileList } from '../../src/offline/file-list';
import { savedAs } from '../../src/offline/saved-files';
import { buildDir, builtPages, builtPreviews } from '../support/built-pages';

const read = (file: string) => readFileSync(path.join(buildDir, file));
const list = JSON.parse(read(fileListPath).toString()) as FileList;
const fileOf = (address: string) =>
  [address, `${address}.html`, path.posix.join(address, 'index.html')].find((file) => {
    const full = path.join(buildDir, file);
    return existsSync(full) && statSync(full).isFile();
  })!;

describe('the list of files to save', () => {
  test('has the correct hash and size of each file', async () => {
    const files = listedFiles(list);
    expect(files.size).toBeGreaterThan(builtPages().length);
    for (const [address, [hash, bytes]] of files) {
      const body = read(fileOf(address));
      expect([address, await hashOf(new Uint8Array(body).buffer), body.length]).toEqual([
        address,
        hash,
        bytes,
      ]);
    }
  });
  test('includes every file that the rules require', () => {
    const listed = new Set([...listedFiles(list).keys()].map(fileOf));
    const wanted = readdirSync(buildDir, { recursive: true, encoding: 'utf8' }).filter(
      (file) => statSync(path.join(buildDir, file)).isFile() && savedAs(file) !== 'excluded',
    );
    const unlisted = builtPages().flatMap(({ path, isUnlisted }) =>
      isUnlisted ? [`${path.slice(1)}.html`] : [],
    );
    const missing = wanted.filter(
      (file) => !listed.has(`/${file}`) && (file === '404.html' || !unlisted.includes(file)),
    );
    // Redirect pages are listed as redirects instead.
    const redirectPages = Object.keys(list.redirects).map((from) => `${from.slice(1)}/index.html`);
    expect(missing.sort()).toEqual(redirectPages.sort());
    expect(redirectPages).not.toEqual([]);
  });
  test('lists all pages with their titles', () => {
    const pages = [...builtPages().filter(({ isUnlisted }) => !isUnlisted), ...builtPreviews()];
    expect(Object.keys(list.pages).sort()).toEqual(pages.map(({ path }) => path).sort());
    expect(list.pages['/components/button']![2]).toBe('Button');
    expect(list.redirects['/css']).toBe('/sx-prop');
  });
});

describe('the web manifest', () => {
  const manifest = JSON.parse(read('manifest.webmanifest').toString()) as {
    icons: { src: string; sizes: string; purpose: string }[];
    screenshots: { src: string; sizes: string; form_factor: string }[];
    shortcuts: { url: string }[];
  };
  const sizeOf = (file: string) => {
    const picture = read(file);
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

test("the worker exists and contains no list of the build's files", () => {
  const worker = readdirSync(buildDir).filter((file) => file.endsWith('sw.js'));
  expect(worker).toContain('sw.js');
  expect(worker.map((file) => read(file).toString()).join()).not.toMatch(
    /\/assets\/js\/|"revision"/,
  );
});
