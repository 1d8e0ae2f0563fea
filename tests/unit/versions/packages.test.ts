import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { currentVersion, versionOfFile } from '../../../src/versions/list';
import { isVersioned, unversionedDocs } from '../../../src/versions/unversioned-docs';
import { aliasOf, loadPackage, packagesOf, typePaths } from '../../../src/versions/packages';
import { pageFiles } from '../../support/page-code';

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };

test('a package of an older version is installed under its name and the version', () => {
  expect(aliasOf('theme-ui', '0.16')).toBe('theme-ui-0.16');
  expect(aliasOf('@theme-ui/match-media', '0.16')).toBe('theme-ui-match-media-0.16');
});

test('the packages of 0.16 are those of that version, each from one folder', () => {
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

test('the current version has the packages under their own names', () => {
  expect(packagesOf(currentVersion.name)).toEqual({});
  expect(loadPackage('theme-ui', currentVersion.name)).toHaveProperty('Button');
  expect(loadPackage('theme-ui', '0.16')).toHaveProperty('Button');
  expect(loadPackage('theme-ui', '0.16')).not.toBe(loadPackage('theme-ui', currentVersion.name));
});

test('a version whose packages are not installed says how to get them', () => {
  expect(() => packagesOf('9.9')).toThrow(/version 9\.9 aren't installed.*Run "npm install"/);
});

test('TypeScript finds the packages and what is below them', () => {
  expect(typePaths({ 'theme-ui': '/folder' })).toEqual({
    'theme-ui': ['/folder'],
    'theme-ui/*': ['/folder/*'],
  });
});

test('a file tells its version', () => {
  expect(versionOfFile('docs/sx-prop.mdx')).toBe(currentVersion);
  expect(versionOfFile('src/anything.ts')).toBe(currentVersion);
  expect(() => versionOfFile('/site/versioned_docs/version-9.9/a.mdx')).toThrow(
    'version-list.json: "older" has no entry for version 9.9 (needed for /site/versioned_docs/version-9.9/a.mdx). Add one.',
  );
});

test('tools run on the newest library, so none is frozen with a version', () => {
  const tools = pageFiles().filter((file) => /^<ToolPage>/m.test(readFileSync(file, 'utf8')));
  const ids = tools.map((file) => file.replace(/^docs\/|\.mdx$/g, ''));
  expect(ids).toEqual(expect.arrayContaining(['customize', 'demo', 'random']));
  expect(ids.filter(isVersioned)).toEqual([]);
});

test('what exists once is there', () => {
  expect(
    unversionedDocs.filter((id) => !existsSync(`docs/${id.replace(/(?<!\/)$/, '.mdx')}`)),
  ).toEqual([]);
});

test('pages that exist once are not frozen with a version', () => {
  for (const id of ['index', 'playground', 'guides/variants', 'recipes/index']) {
    expect([id, isVersioned(id)]).toEqual([id, false]);
    expect([id, existsSync(`docs/${id}.mdx`)]).toEqual([id, true]);
  }
  for (const id of ['theming', 'components/index', 'components/box', 'getting-started/astro']) {
    expect([id, isVersioned(id)]).toEqual([id, true]);
  }
});
