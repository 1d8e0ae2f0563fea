import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { currentVersion, versionOfFile } from '../../src/content/versions/list';
import { isVersioned, unversionedDocs } from '../../src/content/versions/unversioned-docs';
import { aliasOf, loadPackage, packagesOf, typePaths } from '../../src/content/versions/packages';
import { pageFiles } from '../support/page-code';

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };

test("an older version's package is installed under its name and version", () => {
  expect(aliasOf('theme-ui', '0.16')).toBe('theme-ui-0.16');
  expect(aliasOf('@theme-ui/match-media', '0.16')).toBe('theme-ui-match-media-0.16');
});

test('the packages of 0.16 have that version and a single folder each', () => {
  const folders = packagesOf('0.16');
  const names = Object.keys(folders);
  expect(names).toEqual(
    expect.arrayContaining([
      'theme-ui',
      '@theme-ui/core',
      '@theme-ui/css',
      '@theme-ui/components',
      '@theme-ui/color-modes',
      '@theme-ui/presets',
      '@theme-ui/match-media',
    ]),
  );
  for (const [name, folder] of Object.entries(folders)) {
    expect(manifestOf(folder)).toMatchObject({
      name,
      version: expect.stringMatching(/^0\.16\./) as string,
    });
    expect(folder).toBe(realpathSync(folder));
  }
  expect(new Set(Object.values(folders)).size).toBe(names.length);
});

test('the current version uses the original package names', () => {
  expect(packagesOf(currentVersion.name)).toEqual({});
  expect(loadPackage('theme-ui', currentVersion.name)).toHaveProperty('Button');
  expect(loadPackage('theme-ui', '0.16')).toHaveProperty('Button');
  expect(loadPackage('theme-ui', '0.16')).not.toBe(loadPackage('theme-ui', currentVersion.name));
});

test('an error explains how to install the packages of a missing version', () => {
  expect(() => packagesOf('9.9')).toThrow(/version 9\.9 aren't installed.*Run "npm install"/);
});

test('TypeScript paths include the packages and their subpaths', () => {
  expect(typePaths({ 'theme-ui': '/folder' })).toEqual({
    'theme-ui': ['/folder'],
    'theme-ui/*': ['/folder/*'],
  });
});

test("a file's path has its version", () => {
  expect(versionOfFile('docs/sx-prop.mdx')).toBe(currentVersion);
  expect(versionOfFile('src/anything.ts')).toBe(currentVersion);
  expect(() => versionOfFile('/site/versioned_docs/version-9.9/a.mdx')).toThrow(
    'version-list.json: "older" has no entry for version 9.9 (needed for /site/versioned_docs/version-9.9/a.mdx). Add one.',
  );
});

test('tool pages use the newest library and are not versioned', () => {
  const tools = pageFiles().filter((file) => /^<ToolPage[ >]/m.test(readFileSync(file, 'utf8')));
  const ids = tools.map((file) => file.replace(/^docs\/|\.mdx$/g, ''));
  expect(ids).toEqual(expect.arrayContaining(['customize', 'demo', 'random']));
  expect(ids.filter(isVersioned)).toEqual([]);
});

test('every unversioned page exists', () => {
  expect(
    unversionedDocs.filter((id) => !existsSync(`docs/${id.replace(/(?<!\/)$/, '.mdx')}`)),
  ).toEqual([]);
});

test('the home page, the playground, guides, presets, and recipes are not versioned', () => {
  for (const id of ['index', 'playground', 'guides/variants', 'presets/funk', 'recipes/index']) {
    expect([id, isVersioned(id)]).toEqual([id, false]);
    expect([id, existsSync(`docs/${id}.mdx`)]).toEqual([id, true]);
  }
  for (const id of ['theming', 'components/index', 'components/box', 'getting-started/astro']) {
    expect([id, isVersioned(id)]).toEqual([id, true]);
  }
});
