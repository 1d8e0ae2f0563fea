import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect } from 'react';
import { announcePage } from '../browser/page-events';
import { redirectTarget } from '../site/redirects';
import { isInAppLink, isPlainClick, linkOf } from './links';
import { announceAddress, onVisit } from './visit';

/**
 * Keeps clicks on links to this site within Docusaurus' own client, which shows pages in `npm start`, follows
 * redirects, and tells the shell of each page. Renders nothing, and does nothing on the server.
 */
export function DevelopmentNavigation() {
  const history = useHistory();
  const location = useLocation();
  useEffect(() => {
    function onClick(event: MouseEvent): void {
      const link = linkOf(event);
      if (!link || !isPlainClick(event) || !isInAppLink(link)) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    }
    document.addEventListener('click', onClick);
    const stop = onVisit((address, kind) => history[kind](address));
    return () => {
      document.removeEventListener('click', onClick);
      stop();
    };
  }, [history]);
  useEffect(() => {
    const target = redirectTarget(location.pathname);
    if (target) history.replace(target + location.search + location.hash);
  }, [history, location]);
  useEffect(announcePage, [location.pathname]);
  useEffect(announceAddress, [location]);
  return null;
}
