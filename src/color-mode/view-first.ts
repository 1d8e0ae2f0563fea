/** Elements that are painted anew at once: Button has some 750, Theming twice as many. */
const elementsOfShortPage = 1000;

/**
 * For what changes the look of every element: paints what is near the view, and a moment later the rest
 * (`[data-below]`; GlobalStyles has the rule). Not on a short page, where a second frame costs more than
 * the first one gains.
 */
export function repaintViewFirst(): void {
  const isLong = document.getElementsByTagName('*').length > elementsOfShortPage;
  const { dataset } = document.documentElement;
  if (!isLong || dataset.rendering) return;
  dataset.rendering = 'near';
  // A frame begins before it is painted; the task after it comes later.
  requestAnimationFrame(() => window.setTimeout(() => delete dataset.rendering));
}
