import { onPageShown } from '../../runtime/browser/page-events';

/**
 * Makes horizontal scrollers tab stops only while their content overflows. Without scripts all of them stay tab stops,
 * so keyboard users can scroll each. Runs once, with the shell.
 */
export function startScrollers(): void {
  // The callback runs after layout, so reading widths doesn't force one.
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const element = target.closest<HTMLElement>('[data-scroller]');
      // Removing `tabindex` from the focused element would blur it.
      if (!element || element === document.activeElement) continue;
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    }
  });
  onPageShown(() => {
    observer.disconnect();
    for (const element of document.querySelectorAll('[data-scroller]')) {
      observer.observe(element);
      observer.observe(element.firstElementChild!);
    }
  });
}
