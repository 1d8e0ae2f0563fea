import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildEnvironment, copySite, type SiteCopy } from '../support/site-copy';

jest.setTimeout(900_000);

const plain = copySite();
const odd = copySite('Ünï códe (1)');
afterAll(() => {
  for (const site of [plain, odd]) site.remove();
});

/** The hash of each file that a build of a copy writes, by path. */
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
  first = build(plain);
});

test('a first build tells hosts how long social cards may be kept', () => {
  expect(Object.keys(first)).toContain('build/cards/sx-prop.png');
  expect(plain.read('build/_headers')).toContain('\n/cards/*\n');
  expect(plain.read('build/vercel.json')).toContain('"/cards/');
});

test.each([
  ['another folder', odd],
  ['the same folder again', plain],
])('a build in %s writes the same bytes', (_, site) => {
  expect(Object.keys(first).length).toBeGreaterThan(100);
  expect(build(site)).toEqual(first);
});
