import { restoreFocus } from './fields';

/**
 * Matches the beginning of each element that isn't marked. Those of an island inside another one are. Style sheets are
 * matched as a whole, because their text can look like an element; those of Emotion move to the head.
 */
const startTag =
  /<style data-emotion=.*?<\/style>|(<style)(?! data-built=)(.*?<\/style>)|(<[a-z][\w-]*)(?![\w-]| data-built=)/gs;

/** Marks the elements in the HTML of an island. */
export const markElements = (html: string): string =>
  html.replace(startTag, (whole, style?: string, css = '', tag = style) =>
    tag ? `${tag} data-built=""${css}` : whole,
  );

/**
 * Takes elements that the server didn't render out of an island: browser extensions add buttons next to fields, and
 * React would discard all elements of the island, with their text and the focus, because of them.
 * @returns a function that puts them back; undefined if there are none
 */
export function removeForeignElements(island: HTMLElement): (() => void) | undefined {
  const isOwn = (element: Element) => element.hasAttribute('data-built');
  /** Slots may contain other islands, which have started. */
  const isInSlot = (element: Element) => {
    const slot = element.closest('[data-slot]');
    return slot !== null && island.contains(slot);
  };
  const focused = document.activeElement as HTMLElement;
  const places: { element: Element; parent: Element; next: ChildNode | null }[] = [];
  for (const element of island.querySelectorAll(':not([data-built])')) {
    if (!island.contains(element) || isInSlot(element)) continue;
    const own = [...element.querySelectorAll('[data-built]')];
    // An element around those of the island.
    element.before(...own.filter(({ parentElement }) => !isOwn(parentElement!)));
    places.push({ element, parent: element.parentElement!, next: element.nextSibling });
    element.remove();
  }
  if (places.length === 0) return undefined;
  if (island.contains(focused)) restoreFocus(focused);
  return () => {
    // The last one first, because each may be the next sibling of the one before.
    for (const { element, parent, next } of places.reverse()) {
      if (parent.isConnected)
        parent.insertBefore(element, next?.parentNode === parent ? next : null);
    }
  };
}
