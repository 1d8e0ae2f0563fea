/** Pages with more elements repaint in two steps. The Button page has about 750 elements, Theming twice as many. */
const MAX_SHORT_PAGE_ELEMENTS = 1000;

/**
 * Splits a change that restyles every element into two frames: first what's near the viewport, then the rest
 * (`[data-below]`; GlobalStyles has the rule). Skips short pages, where the second frame costs more than the first one
 * saves.
 */
export function repaintViewFirst(): void {
  const isLong = document.getElementsByTagName('*').length > MAX_SHORT_PAGE_ELEMENTS;
  const { dataset } = document.documentElement;
  if (!isLong || dataset.rendering) return;
  dataset.rendering = 'near';
  // `requestAnimationFrame` runs before the paint; the timeout runs after it.
  requestAnimationFrame(() => window.setTimeout(() => delete dataset.rendering));
}
