import { onEachPage } from '../browser/page-events';
import { scroller } from './attributes';

/**
 * Makes what may scroll a tab stop only while it does. Runs once, with the shell; without scripts all of them stay
 * tab stops, so that none is out of reach.
 */
export function startScrollers(): void {
  // Told after layout, so that asking for widths costs nothing.
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const element = target.closest<HTMLElement>(`[${scroller}]`);
      // The focused part would lose the focus.
      if (!element || element === document.activeElement) continue;
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    }
  });
  onEachPage(() => {
    observer.disconnect();
    for (const element of document.querySelectorAll(`[${scroller}]`)) {
      observer.observe(element);
      observer.observe(element.firstElementChild!);
    }
  });
}
