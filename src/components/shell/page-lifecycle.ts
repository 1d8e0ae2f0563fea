import { announcePage } from './page-events';

/** Docusaurus client module: runs after a page was put into the document, the first one left out. */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: { pathname: string };
  previousLocation: { pathname: string } | null;
}): void {
  if (previousLocation && previousLocation.pathname !== location.pathname) announcePage();
}
