import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import manifest from '../../package.json';

/** Source files of the build. ESLint's rules for packages apply to the same files. */
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !/^commands[\\/]/.test(file))
  .map((file) => path.join('src', file));

/** Packages for tests and tools only. The build reads versions of `@types` from package.json. */
const devDependencies = Object.keys(manifest.devDependencies).filter(
  (name) => !name.startsWith('@types/'),
);

test(`none of the ${sources.length} source files of the build names a devDependency in a string`, () => {
  expect(sources.length).toBeGreaterThan(0);
  const named = sources.flatMap((file) => {
    // Type imports are erased.
    const code = readFileSync(file, 'utf8').replace(/^import type [^;]*;/gm, '');
    // ESLint checks imports, but imports in an exported theme are strings.
    const strings = code.matchAll(/(?<!import\()['"`]((?:@[\w-]+\/)?[\w.-]+)/g);
    return [...strings]
      .map(([, name]) => name!)
      .filter((name) => devDependencies.includes(name))
      .map((name) => [file, name]);
  });
  expect(named).toEqual([]);
});
