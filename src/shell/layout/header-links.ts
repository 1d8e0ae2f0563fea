import { baseUrl } from '../../base/facts/base-url';
import { cleanPath, isBelow } from '../../base/facts/paths';
import { onPageShown } from '../../runtime/browser/page-events';

/**
 * Returns the base path that a page belongs to: the one that it equals or is below, or else the site's root, which
 * stands for all other pages but the home page.
 * @param path without a trailing slash
 */
export function findBase(bases: readonly string[], path: string): string | undefined {
  const isHome = path === baseUrl || `${path}/` === baseUrl;
  return (
    bases.find((base) => base !== baseUrl && isBelow(path, base)) ?? (isHome ? undefined : baseUrl)
  );
}

const baseOf = (link: Element) => link.getAttribute('data-base')!;

/** Marks the link of the header, also in the menu, whose page, or whose section, is shown. Runs once, with the shell. */
export function startHeaderLinks(): void {
  onPageShown(() => {
    const links = [...document.querySelectorAll('[data-base]')];
    const isPage = !document.documentElement.hasAttribute('data-not-found');
    const current = isPage && findBase(links.map(baseOf), cleanPath(window.location.pathname));
    for (const link of links) {
      if (baseOf(link) === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  });
}
