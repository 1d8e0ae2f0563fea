// Replaces react-router-config (5.1.1) where Docusaurus' client imports it.
// Why: its matchRoutes asks all routes in turn, several times for each page of a build.
import { matchPath } from 'react-router-dom';
import type { MatchedRoute, RouteConfig } from 'react-router-config';
import { routeAt } from '../../page-loading/route-at';

export { renderRoutes } from 'react-router-config';

/**
 * The routes that match an address, from the outermost in.
 * @param routes routes of the app
 * @param pathname address of a page
 */
export function matchRoutes(routes: RouteConfig[], pathname: string): MatchedRoute<object>[] {
  const route = routeAt(routes as (RouteConfig & { path: string })[], pathname);
  if (!route) return [];
  const match = matchPath<object>(pathname, route)!;
  return [{ route, match }, ...matchRoutes(route.routes ?? [], pathname)];
}
