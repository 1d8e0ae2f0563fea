import { existsSync, readFileSync } from 'node:fs';
import { currentVersion, olderVersions } from '../../src/content/versions/list';
import { packagesOf } from '../../src/content/versions/packages';

const built = existsSync('versions.json')
  ? (JSON.parse(readFileSync('versions.json', 'utf8')) as string[])
  : [];

test('the current version is named after its release, or waits for the next one', () => {
  expect([currentVersion.release.replace(/\.\d+$/, ''), 'next']).toContain(currentVersion.name);
});

test('version-list.json has the versions that are built, in their order', () => {
  expect(olderVersions.map(({ name }) => name)).toEqual(built);
});

test('each version runs on the release that it describes', () => {
  for (const { name, release } of [currentVersion, ...olderVersions]) {
    const folder = packagesOf(name)['theme-ui'] ?? 'node_modules/theme-ui';
    const manifest = readFileSync(`${folder}/package.json`, 'utf8');
    expect([name, (JSON.parse(manifest) as { version: string }).version]).toEqual([name, release]);
  }
});
