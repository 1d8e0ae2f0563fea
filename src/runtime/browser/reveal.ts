/** Pending measurements by list. */
const observers = new WeakMap<Element, IntersectionObserver>();

/**
 * Scrolls a list, but not the page, so that one of its links is in view. Measures with an observer, since reading the
 * geometry before the browser has laid out the page would force a second layout.
 */
export function revealIn(list: Element, link: Element): void {
  // Two observers would each apply the same scroll offset.
  observers.get(list)?.disconnect();
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect();
      const {
        boundingClientRect: { top, bottom },
        rootBounds: box,
      } = entry!;
      if (!box || (top >= box.top && bottom <= box.bottom)) return;
      list.scrollTop += (top + bottom) / 2 - (box.top + box.bottom) / 2;
    },
    { root: list },
  );
  observers.set(list, observer);
  observer.observe(link);
}
