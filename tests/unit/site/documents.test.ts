import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pagePolicy } from '../../../src/hosting/content-policy';

const documents = ['README.md', 'CONTRIBUTING.md', 'DEPLOY.md', 'SECURITY.md'];

test.each(documents)('%s only names existing files', (name) => {
  const text = readFileSync(name, 'utf8');
  const named = [...text.matchAll(/`((?:src|tests|\.github)\/[\w./-]+)`/g)].map(
    ([, path]) => path!,
  );
  expect(named.length).toBeGreaterThan(0);
  const missing = named.filter((path) =>
    ['', '.ts', '.tsx'].every((extension) => !existsSync(path + extension)),
  );
  expect(missing).toEqual([]);
});

test('README.md names each folder of src and has no long lines', () => {
  const text = readFileSync('README.md', 'utf8');
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(folders.length).toBeGreaterThan(20);
  expect(
    folders.filter(({ name }) => !text.includes(`\`${name}\``)).map(({ name }) => name),
  ).toEqual([]);
  expect(text.split('\n').filter((line) => line.length > 120)).toEqual([]);
});

test('SECURITY.md explains what the policy allows beyond this origin', () => {
  const text = readFileSync('SECURITY.md', 'utf8');
  const policy = pagePolicy();
  const beyond = policy.match(/'unsafe-[\w-]+'|https:\/\/[\w.]+/g)!;
  expect(beyond).toEqual(["'unsafe-inline'", 'https://stackblitz.com']);
  for (const source of beyond) expect(text).toContain(source.replace('https://', ''));
  for (const heading of ['Report', 'What the site promises', 'What the sandbox holds']) {
    expect(text).toContain(`## ${heading}\n`);
  }
});
