import { addressOf } from '../../base/facts/base-url';
import { cleanPath, isBelow } from '../../base/facts/paths';
import { onPageShown } from '../../runtime/browser/page-events';
import { notFoundLayout } from '../../runtime/page-loading/page-view';
import type { NavbarLinkConfig } from './useThemeConfig';

/**
 * Returns the URLs of the pages that a link of the header stands for, including all pages below them, separated by
 * spaces; undefined for a link to another site.
 */
export function basesOf({ to, activeBasePath }: NavbarLinkConfig): string | undefined {
  if (!to) return undefined;
  return [...new Set([to, activeBasePath ?? to])].map(addressOf).join(' ');
}

/**
 * Returns the link that a page belongs to: the one with the longest matching base. The site's root stands for all pages
 * that no other link stands for, except the home page and the 404 page.
 * @param links results of `basesOf`
 * @param path without a trailing slash
 * @returns the link's index; -1 if there's none
 */
export function findLink(links: readonly (string | undefined)[], path: string): number {
  const root = addressOf('/');
  const isRest = path !== root && `${path}/` !== root && path !== addressOf('/404.html');
  const lengths = links.map((bases) =>
    Math.max(
      0,
      ...(bases?.split(' ') ?? []).map((base) =>
        (base === root ? isRest : isBelow(path, base)) ? base.length : 0,
      ),
    ),
  );
  const longest = Math.max(...lengths);
  return longest > 0 ? lengths.indexOf(longest) : -1;
}

/** Marks the link of the header, also in the menu, whose page, or whose section, is shown. Runs once, with the shell. */
export function startHeaderLinks(): void {
  onPageShown(() => {
    const links = [...document.querySelectorAll('[data-bases]')];
    const bases = links.map((link) => link.getAttribute('data-bases')!);
    const isFound = document.documentElement.getAttribute('data-layout') !== notFoundLayout;
    const current = isFound && bases[findLink(bases, cleanPath(window.location.pathname))];
    for (const [index, link] of links.entries()) {
      if (bases[index] === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  });
}
