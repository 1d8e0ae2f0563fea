import { specifiedRoutes, waitingRoutes } from '../../src/site/routes';
import { pageFiles } from '../support/page-code';

/** How many pages were missing when this was last looked at. Lower it with each page; never raise it. */
const mostWaiting = 3;

const written = pageFiles().map(
  (file) => file.replace(/^docs|\.mdx$/g, '').replace(/(.)?\/index$/, '$1') || '/',
);

test('every address of the specification has its page, or waits for it', () => {
  expect(specifiedRoutes.length).toBeGreaterThan(100);
  const known = new Set([...written, ...waitingRoutes, '/404']);
  expect(specifiedRoutes.filter((route) => !known.has(route))).toEqual([]);
});

test('what waits is named there, has no page yet, and does not become more', () => {
  expect(waitingRoutes.filter((route) => written.includes(route))).toEqual([]);
  expect(waitingRoutes.filter((route) => !specifiedRoutes.includes(route))).toEqual([]);
  expect(waitingRoutes.length).toBeLessThanOrEqual(mostWaiting);
});
