import { matchPath } from 'react-router-dom';
import { cleanPath } from '../site/paths';

/** A route of the app. */
interface AppRoute {
  path?: string | string[];
  /** Whether it stands for one page, and not for all below its path. */
  exact?: boolean;
}

const routesByPath = new WeakMap<readonly AppRoute[], Map<string, AppRoute>>();

/** The routes by their path when each is one page's; nothing otherwise. */
function indexOf(routes: readonly AppRoute[]): Map<string, AppRoute> {
  let index = routesByPath.get(routes);
  if (!index) {
    index = new Map(
      routes.every(({ exact }) => exact)
        ? routes.flatMap((route) =>
            [route.path ?? []].flat().map((path) => [cleanPath(path), route]),
          )
        : [],
    );
    routesByPath.set(routes, index);
  }
  return index;
}

/**
 * The first route that matches an address, as the router finds it, but for upper and lower case: to servers
 * these are different addresses. The router asks each in turn, so that
 * the time to render all pages grows with the square of their number; here routes of pages are looked up,
 * and only an address of another spelling is searched for.
 * @param routes the same array must not change
 * @param pathname address of the page
 * @returns undefined when no route matches
 */
export function routeAt<Route extends AppRoute>(
  routes: readonly Route[],
  pathname: string,
): Route | undefined {
  const route = indexOf(routes).get(cleanPath(pathname)) as Route | undefined;
  return (
    route ?? routes.find((candidate) => matchPath(pathname, { ...candidate, sensitive: true }))
  );
}
