import { existsSync, readFileSync } from 'node:fs';
import { libraryVersion } from '../../src/site/facts';
import { currentVersion, olderVersions } from '../../src/versions/list';
import { packagesOf } from '../../src/versions/packages';

const built = existsSync('versions.json')
  ? (JSON.parse(readFileSync('versions.json', 'utf8')) as string[])
  : [];

test('the current version is that of the library', () => {
  expect(currentVersion.release).toBe(libraryVersion);
  expect(libraryVersion.startsWith(`${currentVersion.name}.`)).toBe(true);
});

test('version-list.json has the versions that are built, in their order', () => {
  expect(olderVersions.map(({ name }) => name)).toEqual(built);
});

test('each of them runs on the release that it describes', () => {
  for (const { name, release } of olderVersions) {
    const manifest = readFileSync(`${packagesOf(name)['theme-ui']}/package.json`, 'utf8');
    expect([name, (JSON.parse(manifest) as { version: string }).version]).toEqual([name, release]);
  }
});
