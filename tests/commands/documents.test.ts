import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { checkEach } from '../support/check-each';
import { expectedPolicy } from '../support/expected-headers';

const documents = ['README.md', 'CONTRIBUTING.md', 'DEPLOY.md', 'SECURITY.md'];

test.each(documents)('%s only names existing files', (name) => {
  const text = readFileSync(name, 'utf8');
  const named = [...text.matchAll(/`((?:src|tests|\.github)\/[\w./-]+)`/g)].map(
    ([, path]) => path!,
  );
  checkEach(named, (path) => [
    ['', '.ts', '.tsx'].every((extension) => !existsSync(path + extension)) &&
      `${name} names ${path}, which doesn't exist.`,
  ]);
});

test('README.md or CONTRIBUTING.md names each folder of src', () => {
  const text = readFileSync('README.md', 'utf8');
  const all = text + readFileSync('CONTRIBUTING.md', 'utf8');
  const folders = readdirSync('src', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  checkEach(folders, ({ name }) => [
    !text.includes(`\`${name}\``) &&
      !all.includes(`src/${name}/`) &&
      `src/${name} is missing under "Find the file" in README.md.`,
  ]);
});

test('SECURITY.md explains what the policy allows beyond this origin', () => {
  const text = readFileSync('SECURITY.md', 'utf8');
  const sources = Object.values(expectedPolicy([])).join(' ');
  checkEach(sources.match(/'unsafe-[\w-]+'|https:\/\/[\w.]+/g)!, (source) => [
    !text.includes(source.replace('https://', '')) && `SECURITY.md doesn't explain ${source}.`,
  ]);
});
