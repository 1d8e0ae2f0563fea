import { readFileSync } from 'node:fs';

/** Licenses of packages that the build may use. They require no more than a notice from this MIT-licensed site. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Only applies to changes of the package itself, and the site uses it unmodified.
  'MPL-2.0',
  // The license of the font, which is served as a separate file.
  'OFL-1.1',
  'Python-2.0',
];

/** Packages with the license in a file or an older field of package.json. All are MIT. */
const unnamed = ['eval', 'format', 'jsesc', 'require-like', 'xtend'];

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, { license?: string; dev?: boolean }>;
};

test('each package that the build may use has an allowed license', () => {
  const used = Object.entries(packages).filter(([folder, { dev }]) => folder && !dev);
  expect(used.length).toBeGreaterThan(0);
  const refused = used.flatMap(([folder, { license }]) => {
    const name = folder.replace(/^.*node_modules\//, '');
    const words = (license ?? '').split(/[() ]+|AND|OR/).filter(Boolean);
    const isAllowed = license?.includes(' OR ')
      ? words.some((word) => allowed.includes(word))
      : words.length > 0 && words.every((word) => allowed.includes(word));
    return isAllowed || (!license && unnamed.includes(name)) ? [] : [`${name}: ${license}`];
  });
  expect(refused).toEqual([]);
});
