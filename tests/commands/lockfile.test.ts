import { readFileSync } from 'node:fs';

interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const installed = Object.entries(packages).filter(([place]) => place !== '');

test('each package has a checksum and no registry URL', () => {
  expect(installed.length).toBeGreaterThan(0);
  const unchecked = installed
    .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
    .map(([place]) => place);
  expect(unchecked).toEqual([]);
  const addressed = installed.filter(([, { resolved }]) => resolved).map(([place]) => place);
  expect(addressed).toEqual([]);
});

/** True if Node would find a package from the folder of another. */
function isLocked(from: string, name: string): boolean {
  const parent = from.lastIndexOf('/node_modules/');
  if (packages[`${from}/node_modules/${name}`]) return true;
  return parent < 0 ? `node_modules/${name}` in packages : isLocked(from.slice(0, parent), name);
}

test('the lockfile has the binaries for every platform, or npm ci fails there', () => {
  const optional = installed.flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ place, name })),
  );
  expect(optional.length).toBeGreaterThan(0);
  const missing = optional.filter(({ place, name }) => !isLocked(place, name));
  expect(missing).toEqual([]);
});
