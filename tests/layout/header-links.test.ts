import { findBase } from '../../src/shell/layout/header-links';

const bases = ['/', '/components', '/presets'];

test.each([
  ['/components', '/components'],
  ['/components/button', '/components'],
  ['/presets/funk', '/presets'],
  ['/componentship', '/'],
  ['/theming', '/'],
  ['/', undefined],
])('the link of the header for %s is %s', (path, base) => {
  expect(findBase(bases, path)).toBe(base);
});
