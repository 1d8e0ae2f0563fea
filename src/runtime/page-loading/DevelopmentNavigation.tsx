import { useHistory, useLocation } from '@docusaurus/router';
import { useEffect } from 'react';
import { announcePageShown } from '../browser/page-events';
import { redirectUrl } from '../../base/facts/paths';
import { redirectTarget } from '../../base/facts/redirects';
import { isInAppLink, isPlainClick, closestLink } from './links';
import { announceAddress, onNavigate } from './navigate-to';

/**
 * Handles in-app links and redirects in `npm start`, where Docusaurus' client router shows the pages, and notifies the
 * shell of each page and URL change. Renders nothing.
 */
export function DevelopmentNavigation() {
  const history = useHistory();
  const location = useLocation();
  useEffect(() => {
    function onClick(event: MouseEvent): void {
      const link = closestLink(event);
      if (!link || !isPlainClick(event) || !isInAppLink(link)) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    }
    document.addEventListener('click', onClick);
    const stop = onNavigate((address, kind) => history[kind](address));
    return () => {
      document.removeEventListener('click', onClick);
      stop();
    };
  }, [history]);
  useEffect(() => {
    const target = redirectTarget(location.pathname);
    if (target) history.replace(redirectUrl(target, location));
  }, [history, location]);
  useEffect(announcePageShown, [location.pathname]);
  useEffect(announceAddress, [location]);
  return null;
}
