import { useHistory } from '@docusaurus/router';
import { useEffect } from 'react';

/** Paths that end in a file extension other than .htm(l) belong to the browser. */
const fileExtension = /\.(?!html?$)[^./]{1,5}$/;

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element
    ? event.target.closest<HTMLAnchorElement>('a[href]')
    : null;
}

/** Whether a link leads to a page of this site, in this window. */
function isInApp(link: HTMLAnchorElement): boolean {
  return (
    link.origin === window.location.origin &&
    !link.hasAttribute('download') &&
    (!link.target || link.target === '_self') &&
    !fileExtension.test(link.pathname) &&
    !(link.hash && link.pathname === window.location.pathname) &&
    link.getAttribute('href') !== '#'
  );
}

/**
 * Keeps clicks on links to this site within the app, however the links were written: same origin,
 * primary button, no modifier, no download. Loads the target's code when a link is pointed at or
 * focused. Renders nothing.
 */
export function InAppLinks() {
  const history = useHistory();
  useEffect(() => {
    function onClick(event: MouseEvent): void {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = linkOf(event);
      if (!link || !isInApp(link)) return;
      event.preventDefault();
      const target = link.pathname + link.search + link.hash;
      if (link.href === window.location.href) history.replace(target);
      else history.push(target);
    }
    function onIntent(event: Event): void {
      const link = linkOf(event);
      if (link && isInApp(link)) window.docusaurus.preload(link.pathname);
    }
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onIntent);
    document.addEventListener('focusin', onIntent);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, [history]);
  return null;
}
