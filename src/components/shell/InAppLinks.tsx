import { useHistory } from '@docusaurus/router';
import { useEffect } from 'react';
import { isDocumentPrefetched } from '../../page-loading/document-prefetch';
import { isInAppLink, isPlainClick, linkOf } from '../../page-loading/links';

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
      if (!link || !isPlainClick(event) || !isInAppLink(link)) return;
      if (isDocumentPrefetched(link.pathname)) return;
      event.preventDefault();
      const target = link.pathname + link.search + link.hash;
      if (link.href === window.location.href) history.replace(target);
      else history.push(target);
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [history]);
  return null;
}
