import { specifiedRoutes } from '../support/specified-routes';
import { pageFiles } from '../support/page-code';

const written = pageFiles().map(
  (file) => file.replace(/^docs|\.mdx$/g, '').replace(/(.)?\/index$/, '$1') || '/',
);

test('every address of the specification has its page', () => {
  expect(specifiedRoutes.length).toBeGreaterThan(100);
  const known = new Set([...written, '/404']);
  expect(specifiedRoutes.filter((route) => !known.has(route))).toEqual([]);
});
