import { matchRoutes as routerMatchRoutes } from 'react-router-config';
import { routeAt } from '../../../src/page-loading/route-at';
import { matchRoutes } from '../../../src/plugins/docusaurus-patches/matchRoutes';

describe('the branch of routes that leads to a page', () => {
  const page = { path: '/a', exact: true };
  const routes = [{ path: '/', routes: [page, { path: '/b', exact: true }] }, { path: '*' }];
  test.each(['/', '/a', '/a/', '/b', '/c'])('is for %s as the router has it', (pathname) => {
    expect(matchRoutes(routes, pathname)).toEqual(routerMatchRoutes(routes, pathname));
  });
});

describe('the route of a page', () => {
  const routes = [
    { path: '/', exact: true },
    { path: '/a', exact: true },
    { path: '/a/b/', exact: true },
  ];
  test.each([
    ['/', 0],
    ['/a', 1],
    ['/a/', 1],
    ['/a/b', 2],
    ['/A', -1],
    ['/A/B', -1],
  ])('%s', (pathname, index) => {
    expect(routeAt(routes, pathname)).toBe(routes[index]);
  });
  test('is the first that matches, where routes hold others', () => {
    const holders = [{ path: '/1.0' }, { path: '/' }, { path: '/a', exact: true }];
    expect(routeAt(holders, '/a')).toBe(holders[1]);
    expect(routeAt(holders, '/1.0/a')).toBe(holders[0]);
  });
  test('is none for an address that no page has', () => {
    expect(routeAt(routes, '/a/c')).toBeUndefined();
  });
});
