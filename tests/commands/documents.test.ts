import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { checkEach } from '../support/check-each';
import { expectedPolicy } from '../support/expected-headers';

/** Names of Docusaurus' folders that this site doesn't have. */
const missingFolders = ['src/pages'];

const documents = ['README.md', 'CONTRIBUTING.md', 'DEPLOY.md', 'SECURITY.md'];

test.each(documents)('%s only names existing files', (name) => {
  const text = readFileSync(name, 'utf8');
  const named = [...text.matchAll(/`((?:src|tests|\.github)\/[\w./-]+)`/g)].map(
    ([, path]) => path!,
  );
  checkEach(named, (path) => [
    !missingFolders.includes(path) &&
      ['', '.ts', '.tsx'].every((extension) => !existsSync(path + extension)) &&
      `${name} names ${path}, which doesn't exist.`,
  ]);
});

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

test('README.md names each layer of src, and the README of a layer each of its folders', () => {
  const text = readFileSync('README.md', 'utf8');
  // Authors can add folders, such as src/components.
  const layers = foldersIn('src').filter((folder) => existsSync(`src/${folder}/README.md`));
  expect(layers).toEqual(
    expect.arrayContaining(['base', 'runtime', 'content', 'shell', 'sandbox', 'studio', 'site']),
  );
  checkEach(layers, (folder) => [
    !text.includes(`src/${folder}`) && `README.md doesn't name src/${folder}.`,
    ...foldersIn(`src/${folder}`)
      // Overrides have the names of Docusaurus' components.
      .filter(() => folder !== 'theme')
      .map(
        (feature) =>
          !readFileSync(`src/${folder}/README.md`, 'utf8').includes(`\`${feature}\``) &&
          `src/${folder}/README.md doesn't name ${feature}.`,
      ),
  ]);
});

test('SECURITY.md explains what the policy allows beyond this origin', () => {
  const text = readFileSync('SECURITY.md', 'utf8');
  const sources = Object.values(expectedPolicy([])).join(' ');
  checkEach(sources.match(/'unsafe-[\w-]+'|https:\/\/[\w.]+/g)!, (source) => [
    !text.includes(source.replace('https://', '')) && `SECURITY.md doesn't explain ${source}.`,
  ]);
});
