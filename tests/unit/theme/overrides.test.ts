import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = 'src/theme';
const upstream = [
  'theme-classic/lib/theme',
  'core/lib/client/theme-fallback',
  'theme-live-codeblock/lib/theme',
].map((place) => path.join('node_modules/@docusaurus', place));

/** Names of the overrides, as in `@theme/…`. */
const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replace(/(\/index)?\.tsx$/, ''));

/** The sources that may import an override: Docusaurus, its plugins and this site. */
function sourcesOf(folders: string[]): string {
  return folders
    .flatMap((place) =>
      readdirSync(place, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(tsx?|m?js)$/.test(file))
        .map((file) => readFileSync(path.join(place, file), 'utf8')),
    )
    .join('\n');
}
const sources = sourcesOf([
  'src',
  'node_modules/@docusaurus/core/lib',
  'node_modules/@docusaurus/plugin-content-docs/lib',
  'node_modules/@docusaurus/theme-live-codeblock/lib',
  'node_modules/@docusaurus/theme-classic/lib',
]);
const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');

test('overrides are found', () => expect(names.length).toBeGreaterThan(15));

test.each(names)('%s replaces an existing component, is used and is in the README', (name) => {
  const exists = upstream.some((place) =>
    [`${name}.js`, `${name}/index.js`].some((file) => existsSync(path.join(place, file))),
  );
  expect(exists).toBe(true);
  expect(sources).toMatch(new RegExp(`@theme/${name}['"]|@theme-original/${name}['"]`));
  expect(readme).toContain(`\`${name}\``);
});

test('the README only names existing overrides', () => {
  const rows = readme.split('\n').filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    [...row.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
  );
  expect(named.toSorted()).toEqual(names.toSorted());
});
