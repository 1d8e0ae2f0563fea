import { isBelow } from '../../base/facts/paths';
import { onPageShown } from '../../runtime/browser/page-events';

/** Marks the link of the header, also in the menu, whose page, or whose section, is shown. Runs once, with the shell. */
export function startHeaderLinks(): void {
  onPageShown(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-base]')) {
      const base = link.getAttribute('data-base')!;
      link.toggleAttribute('aria-current', false);
      if (isBelow(window.location.pathname, base)) link.setAttribute('aria-current', 'true');
    }
  });
}
