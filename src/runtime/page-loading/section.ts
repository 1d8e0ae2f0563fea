import { toDecodable } from './links';

/** Returns the element that a hash, such as `#colors`, leads to; null if the page doesn't have it. */
export function findTarget(hash: string): HTMLElement | null {
  return document.getElementById(decodeURIComponent(toDecodable(hash.slice(1))));
}

/**
 * Returns the hash of the section that the reader sees: that of the URL while its target is in the window, or else that
 * of the current link in "On this page"; empty at the top of the page.
 */
export function visibleSection(): string {
  const { hash } = window.location;
  const target = findTarget(hash)?.getBoundingClientRect();
  if (target && target.bottom >= 0 && target.top <= window.innerHeight) return hash;
  return document.querySelector<HTMLAnchorElement>('[data-toc] [aria-current]')?.hash ?? '';
}
