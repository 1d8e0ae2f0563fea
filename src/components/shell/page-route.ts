import { matchPath } from 'react-router-dom';
import { cleanPath } from '../../site/paths';

/** A route of the app that stands for one page. */
interface PageRoute {
  path?: string | string[];
  exact?: boolean;
}

const routesByPath = new WeakMap<readonly PageRoute[], Map<string, PageRoute>>();

/**
 * The route of a page. The router asks each route in turn, so that rendering all pages would take time
 * that grows with the square of their number; only an address of another spelling is looked for that way.
 * @param routes routes of pages; the same array must not change
 * @param pathname address of the page
 * @returns undefined when no page has the address
 */
export function pageRoute<Route extends PageRoute>(
  routes: readonly Route[],
  pathname: string,
): Route | undefined {
  let byPath = routesByPath.get(routes);
  if (!byPath) {
    byPath = new Map(
      routes.flatMap((route) => [route.path ?? []].flat().map((path) => [cleanPath(path), route])),
    );
    routesByPath.set(routes, byPath);
  }
  const route = byPath.get(cleanPath(pathname)) as Route | undefined;
  return route ?? routes.find((candidate) => matchPath(pathname, candidate));
}
