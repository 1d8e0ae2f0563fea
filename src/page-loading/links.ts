import { pathOf } from '../site/base-url';

/** Paths that end in a file extension other than .htm(l) belong to the browser. */
const fileExtension = /\.(?!html?$)[^./]{1,5}$/;

/** The link that an event happened on; not one that is a button where scripts run. */
export function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element
    ? event.target.closest<HTMLAnchorElement>('a[href]:not([role="button"])')
    : null;
}

/** Whether a link leads to a page of this site, in this window, other than a place on this page. */
export function isInAppLink(link: HTMLAnchorElement): boolean {
  return (
    link.origin === window.location.origin &&
    pathOf(link.pathname) !== undefined &&
    !link.hasAttribute('download') &&
    (!link.target || link.target === '_self') &&
    !fileExtension.test(link.pathname) &&
    !(link.getAttribute('href')!.includes('#') && link.pathname === window.location.pathname)
  );
}

/** Whether a click asks for nothing but to follow the link here. */
export function isPlainClick(event: MouseEvent): boolean {
  const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  return !(defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey);
}

/** An address, or a part of one, that can be decoded: where it can't, each `%` stands for itself. */
export function decodable(address: string): string {
  try {
    decodeURIComponent(address);
    return address;
  } catch {
    return address.replaceAll('%', '%25');
  }
}
