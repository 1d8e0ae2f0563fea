import original from 'path-to-regexp';
import pathToRegexp from '../../src/plugins/docusaurus-patches/path-to-regexp';

const addresses = [
  '/',
  '/a',
  '/A',
  '/a/',
  '/a/b',
  '/ab',
  '/a.b',
  '/axb',
  '/a.b/',
  '/a.b/c',
  '//',
  '',
];
const flags = [true, false];

test.each(['/', '/a', '/a/', '/a.b', '*'])('%s matches what path-to-regexp matches', (path) => {
  for (const end of flags) {
    for (const strict of flags) {
      for (const sensitive of flags) {
        const options = { end, strict, sensitive };
        const [keys, originalKeys] = [[], []];
        const ours = pathToRegexp(path, keys, options);
        const theirs = original(path, originalKeys, options);
        for (const address of addresses) {
          const match = theirs.exec(address);
          expect([options, address, ours.exec(address)]).toEqual([options, address, match]);
        }
        expect(keys).toEqual(originalKeys.map(({ name }) => ({ name })));
      }
    }
  }
});

test.each(['/:name', '/a(b)', '/a?', '/a*', '/{a}'])('%s is refused', (path) => {
  expect(() => pathToRegexp(path, [], {})).toThrow(/is a pattern\. To use patterns/);
});
