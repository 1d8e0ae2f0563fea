import { useHistory } from '@docusaurus/router';
import { useEffect } from 'react';
import { isDocumentPrefetched } from './document-prefetch';
import { isInAppLink, isPlainClick, linkOf } from './links';
import { decodable } from './page-history';
import { entryOf, rememberScroll } from './scroll-memory';
import { cleanPath } from '../site/paths';

/**
 * Keeps clicks on links to this site within the app, however the links were written: same origin,
 * primary button, no modifier, no download. All others are the browser's, and so are pages whose document
 * it fetched before the app came. Renders nothing.
 */
export function InAppLinks() {
  const history = useHistory();
  useEffect(() => {
    function onClick(event: MouseEvent): void {
      const link = linkOf(event);
      if (!link || !isPlainClick(event)) return;
      const { pathname, search } = history.location;
      const href = link.getAttribute('href')!;
      if (href.startsWith('#') && pathname !== window.location.pathname) {
        // Another page is on its way, whose address is there already; the place is on this one.
        event.preventDefault();
        history.push(pathname + search + href);
        return;
      }
      // The browser scrolls to a place on this page before anyone else hears of it.
      if (link.hash) rememberScroll(entryOf(history.location));
      if (!isInAppLink(link) || isDocumentPrefetched(link.pathname)) return;
      // Only the server knows what an address stands for that cannot be decoded.
      if (decodable(link.pathname) !== link.pathname) return;
      event.preventDefault();
      const target = cleanPath(link.pathname) + link.search + link.hash;
      if (link.href === window.location.href) history.replace(target);
      else history.push(target);
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [history]);
  return null;
}
