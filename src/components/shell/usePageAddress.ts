import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { isKnownPage } from '../../page-loading/browser-source';
import { addressOf } from '../../site/base-url';

/**
 * The address that says which version of the documentation a page belongs to. One document stands for all
 * addresses without a page, so while React takes it over this is the root, as on the server.
 */
export function usePageAddress(): string {
  const { pathname } = useLocation();
  const isBrowser = useIsBrowser();
  return isBrowser || isKnownPage(pathname) ? pathname : addressOf('/');
}
