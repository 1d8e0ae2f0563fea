import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildEnvironment, copySite, type SiteCopy } from '../support/site-copy';

jest.setTimeout(900_000);

const reference = copySite();
const oddlyNamed = copySite('Ünï códe (1)');
afterAll(() => {
  for (const site of [reference, oddlyNamed]) site.remove();
});

/** Builds a copy. @returns the hash of each file of the build, by path */
function build(site: SiteCopy): Record<string, string> {
  const { status, stdout, stderr } = spawnSync('npx', ['docusaurus', 'build'], {
    cwd: site.dir,
    encoding: 'utf8',
    env: { ...buildEnvironment, SOCIAL_CARDS: 'on' },
  });
  if (status !== 0) throw new Error(stdout + stderr);
  const files = readdirSync(path.join(site.dir, 'build'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      path.relative(site.dir, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
  );
}

let first: Record<string, string>;
beforeAll(() => {
  first = build(reference);
});

test('the first build of a copy writes cache headers for social cards', () => {
  expect(Object.keys(first)).toContain('build/cards/sx-prop.png');
  expect(reference.read('build/_headers')).toContain('\n/cards/*\n');
  expect(reference.read('build/vercel.json')).toContain('"/cards/');
});

test.each([
  ['another folder', oddlyNamed],
  ['the same folder', reference],
])('another build in %s writes identical files', (_, site) => {
  expect(Object.keys(first).length).toBeGreaterThan(100);
  expect(build(site)).toEqual(first);
});
