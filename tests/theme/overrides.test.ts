import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const upstream = [
  'theme-classic/lib/theme',
  'core/lib/client/theme-fallback',
  'theme-live-codeblock/lib/theme',
].map((place) => path.join('node_modules/@docusaurus', place));

/** Names of the overrides, as in `@theme/…`. The build fails if nothing renders one. */
const names = readdirSync('src/theme', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replace(/(\/index)?\.tsx$/, ''));

test('each override replaces a component of Docusaurus', () => {
  expect(names.length).toBeGreaterThan(15);
  const replaces = (name: string) =>
    upstream.some((place) =>
      [`${name}.js`, `${name}/index.js`].some((file) => existsSync(path.join(place, file))),
    );
  expect(names.filter((name) => !replaces(name))).toEqual([]);
});

test('the README names exactly the overrides', () => {
  const rows = readFileSync('src/theme/README.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const named = rows.flatMap((row) =>
    [...row.split('|')[1]!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!),
  );
  expect(named.toSorted()).toEqual(names.toSorted());
});
