import { pathOf } from '../../base/facts/base-url';
import { isFilePath } from '../../base/facts/paths';

/** Returns the link that contains an event's target; null if there's none. */
export function closestLink(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element
    ? event.target.closest<HTMLAnchorElement>('a[href]')
    : null;
}

/** True if a link opens another page of this site in this window. False for links to a heading on the current page. */
export function isInAppLink(link: HTMLAnchorElement): boolean {
  return (
    link.origin === window.location.origin &&
    pathOf(link.pathname) !== undefined &&
    !link.hasAttribute('download') &&
    (!link.target || link.target === '_self') &&
    !isFilePath(link.pathname.replace(/\.html?$/, '')) &&
    !(link.getAttribute('href')!.includes('#') && link.pathname === window.location.pathname)
  );
}

/** True for an unmodified primary click that hasn't been handled yet. */
export function isPlainClick(event: MouseEvent): boolean {
  const { defaultPrevented, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  return !(defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey);
}

/** Makes a URL, or a part of one, safe to decode: if it's malformed, escapes each `%`. */
export function toDecodable(address: string): string {
  try {
    decodeURIComponent(address);
    return address;
  } catch {
    return address.replaceAll('%', '%25');
  }
}
