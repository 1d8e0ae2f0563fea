import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import manifest from '../../../package.json';

/** Sources of the build: what the rules of ESLint for packages hold for, too. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !/^(bench|commands)[\\/]/.test(file))
  .map((file) => path.join('src', file));

/** Packages that only tests and tools have; of `@types`, the versions are read from package.json. */
const devDependencies = Object.keys(manifest.devDependencies).filter(
  (name) => !name.startsWith('@types/'),
);

/** Packages that texts of readers import, by the file that has values for them. */
const importedByReaders: Record<string, string> = {
  'src/themes/tailwind-packages.ts': 'tailwindcss',
};

test(`none of ${sources.length} sources of the build names a devDependency in a string`, () => {
  expect(sources.length).toBeGreaterThan(300);
  const named = sources.flatMap((file) => {
    // Types are gone before anything runs.
    const code = readFileSync(file, 'utf8').replace(/^import type [^;]*;/gm, '');
    // ESLint checks imports; that of an exported theme is text.
    const strings = code.matchAll(/(?<!import\()['"`]((?:@[\w-]+\/)?[\w.-]+)/g);
    return [...strings]
      .map(([, name]) => name!)
      .filter((name) => devDependencies.includes(name))
      .filter((name) => name !== importedByReaders[file])
      .map((name) => [file, name]);
  });
  expect(named).toEqual([]);
});
