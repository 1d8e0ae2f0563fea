import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { announceAppRuns, announcePage } from '../browser/page-events';
import { normalizeEntry } from './page-history';

if (ExecutionEnvironment.canUseDOM) {
  announceAppRuns();
  normalizeEntry();
}

/**
 * Docusaurus client module: runs after a page was put into the document. The first page stands in the
 * HTML already, but for the development server's.
 */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: { pathname: string };
  previousLocation: { pathname: string } | null;
}): void {
  const isFirst = !previousLocation && process.env.NODE_ENV === 'development';
  const isOther = previousLocation && previousLocation.pathname !== location.pathname;
  if (isFirst || isOther) announcePage();
}
