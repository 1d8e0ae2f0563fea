import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { matchRoutes as routerMatchRoutes } from 'react-router-config';
import { entriesAt } from '../../src/components/shell/navigation-tree';
import { routeAt } from '../../src/components/shell/route-at';
import { matchRoutes } from '../../src/plugins/docusaurus-patches/matchRoutes';
import { navigationTree } from '../../src/plugins/navigation/tree';

test.each([
  ['/1.0', 'old'],
  ['/1.0/', 'old'],
  ['/1.0/theming', 'old'],
  ['/1.0.1', 'new'],
  ['/theming', 'new'],
  ['/', 'new'],
])('%s has the navigation of the %s version', (pathname, title) => {
  const navigations = [
    { base: '/1.0', entries: [{ title: 'old', path: '/1.0/x' }] },
    { base: '/', entries: [{ title: 'new', path: '/x' }] },
  ];
  expect(entriesAt(navigations, pathname)[0]!.title).toBe(title);
});

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

describe('the side navigation of a version', () => {
  const version = (sidebars: object) =>
    ({
      versionName: 'current',
      isLast: true,
      docs: [{ id: 'a', title: 'A', permalink: '/a', frontMatter: {} }],
      sidebars,
    }) as unknown as LoadedVersion;
  test('is that of the sidebar named docs', () => {
    expect(navigationTree(version({ docs: [{ type: 'doc', id: 'a' }] })).entries).toEqual([
      { title: 'A', path: '/a' },
    ]);
  });
  test.each([
    [{}, /there are none/],
    [{ guides: [] }, /there is "guides"/],
    [{ docs: [], guides: [] }, /there are "docs", "guides"/],
  ])('%j stops the build', (sidebars, message) => {
    expect(() => navigationTree(version(sidebars))).toThrow(/sidebars\.ts: .*"docs"/);
    expect(() => navigationTree(version(sidebars))).toThrow(message);
  });
});
